import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { answerLookup, expect } from '../browser/fixtures.ts';
import { expectPressed, openCards, pressedOf, toggle } from './cards.ts';
import { comeBack, leaveApp, test } from './fixtures.ts';

interface Store {
  readonly keyPath: string | string[] | null;
  readonly autoIncrement: boolean;
  readonly indexes: readonly { readonly name: string; readonly keyPath: string | string[]; readonly unique: boolean }[];
  readonly rows: readonly { readonly key: string | number; readonly value: unknown }[];
}

/** What was on the disk of a browser in which the release with a journal had run. */
interface Dump {
  /** What the visitor had seen as pressed. */
  readonly expected: readonly string[];
  readonly entries: Readonly<Record<string, string>>;
  readonly databases: Readonly<
    Record<string, { readonly version: number; readonly stores: Readonly<Record<string, Store>> }>
  >;
}

const read = (name: string): Dump =>
  JSON.parse(
    readFileSync(new URL(`../../test-fixtures/previous-release/${name}.json`, import.meta.url), 'utf8'),
  ) as Dump;

/** Makes the page's storage that of a dump. */
const plant = (page: Page, dumped: Dump): Promise<void> =>
  page.evaluate(async (dump) => {
    const { entries, databases } = JSON.parse(dump) as Dump;
    Object.assign(localStorage, entries);
    for (const [name, { version, stores }] of Object.entries(databases)) {
      await new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name, version);
        opening.addEventListener('upgradeneeded', () => {
          for (const [store, { keyPath, autoIncrement, indexes, rows }] of Object.entries(stores)) {
            const made = opening.result.createObjectStore(store, { keyPath, autoIncrement });
            for (const index of indexes) made.createIndex(index.name, index.keyPath, { unique: index.unique });
            for (const { key, value } of rows) made.put(value, keyPath === null ? key : undefined);
          }
        });
        opening.addEventListener('error', () => reject(new Error('It did not open.')));
        opening.addEventListener('success', () => {
          opening.result.close();
          resolve();
        });
      });
    }
  }, JSON.stringify(dumped));

const databaseNames = (page: Page) => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));

const sorted = (names: readonly string[]) => [...names].toSorted();

test.describe('what the release with a journal has left on the device is there in this one, once:', () => {
  test.use({ planted: {} });

  for (const [name, address] of [
    ['settled'],
    ['killed'],
    ['closed-at-once'],
    ['two-identifiers', '198.51.100.20'],
    ['journal-refused'],
  ] as const) {
    test(name, async ({ page, context }) => {
      const dump = read(name);
      if (address) await answerLookup(context, address);
      await leaveApp(page);
      await plant(page, dump);
      await comeBack(page);
      await expect.poll(async () => sorted(await pressedOf(page))).toEqual(sorted(dump.expected));
      expect(await databaseNames(page)).not.toContain('matinee-journal');
      await toggle(page, dump.expected[0] ?? '');
      const left = dump.expected.slice(1);
      await page.reload();
      await comeBack(page);
      await expect.poll(async () => sorted(await pressedOf(page))).toEqual(sorted(left));
      const names = await page.evaluate(() => Object.keys(localStorage));
      expect(names.filter((key) => /outbox|own_text|unjournaled|rescue/.test(key))).toEqual([]);
    });
  }

  test('and at its first identifier the lists are as they were', async ({ page }) => {
    const dump = read('two-identifiers');
    await leaveApp(page);
    await plant(page, dump);
    await openCards(page);
    await expectPressed(page, dump.expected.slice(0, 2));
  });
});
