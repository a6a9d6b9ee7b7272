import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '../browser/shared/fixtures.ts';
import { entryOf, fillStorage, makeRoom } from '../browser/shared/storage.ts';
import { expectPressed, openCards, restored, toggle } from './cards.ts';
import { clearSite, limitQuota } from './devtools.ts';
import { KEY, comeBack, leaveApp, openBeside, test } from './fixtures.ts';
import { some } from './full.ts';
import { expectChanges, expectStatus } from './panel.ts';

const FIRST = 'Watchlist: Dust Parade';
const SECOND = 'Favorites: Kingdom of Moths';

test('a change made while localStorage is full is in the log, and saved once there is room', async ({ page }) => {
  await comeBack(page);
  await fillStorage(page);
  await toggle(page, FIRST);
  await expectStatus(page, 'Failed to save data to local storage');
  await page.reload();
  await restored(page);
  await expectPressed(page, [FIRST]);
  await leaveApp(page);
  await makeRoom(page);
  await comeBack(page);
  await expectPressed(page, [FIRST]);
  await expect.poll(() => entryOf(page, KEY)).toContain('Dust Parade');
});

const neverOpens = (context: BrowserContext) =>
  context.addInitScript(() => {
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function openSilently(this: IDBFactory, name) {
      return Object.assign(open.call(this, `silent-${name}`), { addEventListener: () => undefined });
    };
  });

const refusesToOpen = (context: BrowserContext) =>
  context.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The user denied permission to access the database.', 'UnknownError');
    };
  });

const belongsToNewerRelease = async (context: BrowserContext): Promise<void> => {
  const page = await openBeside(context);
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('matinee-log', 99);
        opening.addEventListener('error', () => reject(new Error('It did not open.')));
        opening.addEventListener('success', () => {
          opening.result.close();
          resolve();
        });
      }),
  );
  await page.close();
};

/** A tab that lets go of nothing stands in the way of another's request, and so of everybody's. */
const waitsForAnotherTab = async (context: BrowserContext): Promise<void> => {
  const page = await openBeside(context);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        indexedDB.open('matinee-log', 1).addEventListener('success', () => {
          indexedDB.deleteDatabase('matinee-log').addEventListener('blocked', () => resolve());
        });
      }),
  );
};

test.describe('without the log’s database lists are kept as before, and the data panel says so:', () => {
  const FAULTS: readonly (readonly [what: string, prepare: (context: BrowserContext) => Promise<unknown>])[] = [
    ['IndexedDB never answers', neverOpens],
    ['IndexedDB is refused', refusesToOpen],
    ['it is a newer release’s', belongsToNewerRelease],
    ['it waits for another tab', waitsForAnotherTab],
  ];
  for (const [what, prepare] of some(2, FAULTS)) {
    test(what, async ({ page, context }) => {
      await prepare(context);
      await openCards(page);
      await toggle(page, FIRST);
      await restored(page);
      await toggle(page, SECOND);
      await expectPressed(page, [FIRST, SECOND]);
      await expectChanges(page, 'Not available');
      await expectSavedAndBack(page);
    });
  }

  test('the quota is used up', async ({ page }) => {
    await leaveApp(page);
    await limitQuota(page, 1);
    await comeBack(page);
    await toggle(page, FIRST);
    await toggle(page, SECOND);
    await expectChanges(page, 'Not available');
    await expectSavedAndBack(page);
  });
});

async function expectSavedAndBack(page: Page): Promise<void> {
  await expect.poll(() => entryOf(page, KEY)).toContain('Kingdom of Moths');
  await page.reload();
  await restored(page);
  await expectPressed(page, [FIRST, SECOND]);
}

test('site data cleared while the page is open: what is in memory can be kept', async ({ page }) => {
  await comeBack(page);
  await toggle(page, FIRST);
  await expect.poll(() => entryOf(page, KEY)).toContain('Dust Parade');
  await clearSite(page);
  await expect(page.getByText('The data of this site was cleared. Your lists are still in this window.')).toBeVisible();
  expect(await entryOf(page, KEY)).toBeNull();
  await page.getByRole('button', { name: 'Keep them' }).click();
  await expect.poll(() => entryOf(page, KEY)).toContain('Dust Parade');
  await toggle(page, SECOND);
  await page.reload();
  await restored(page);
  await expectPressed(page, [FIRST, SECOND]);
});
