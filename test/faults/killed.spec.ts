import type { Page, TestInfo } from '@playwright/test';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test as base } from '../browser/shared/fixtures.ts';
import { marksOf, openCards, restored, toggle, toggleQuickly, toggleUntilTold, type Marks } from './cards.ts';
import { sayName } from './fixtures.ts';
import { IS_FULL, some } from './full.ts';
import { createProfile, type Profile, type Running } from './profile.ts';

/** Each starts from what the one before has left. */
const RUNS = IS_FULL ? 20 : 1;

const test = base.extend<{ profile: Profile }>({
  profile: async ({ baseURL }, provide) => {
    const profile = await createProfile(baseURL);
    await provide(profile);
    await profile.remove();
  },
});

/** A profile as a visitor has it: with a name, and one title in the watchlist. */
const settle = async (profile: Profile): Promise<void> => {
  const { page, close } = await profile.start();
  await openCards(page);
  await sayName(page);
  await toggle(page, Object.keys(await marksOf(page))[0] ?? '');
  await close();
};

interface Series {
  /** Makes changes by the visitor's means. @returns what was seen of them. */
  readonly change: (page: Page, run: number) => Promise<Marks>;
  /** How many. */
  readonly count: number;
  readonly delayMs: number;
  /** Whether the changes are made before the library is loaded. */
  readonly isEarly: boolean;
}

const difference = (before: Marks, after: Marks): readonly string[] =>
  Object.keys(before).filter((name) => before[name] !== after[name]);

const note = (info: TestInfo, lost: readonly string[], { count }: Series): void => {
  const description = JSON.stringify({ runs: RUNS, changes: RUNS * count, lost: lost.length });
  info.annotations.push({ type: 'figures', description });
};

const startAgain = async (profile: Profile): Promise<Running & { marks: Marks }> => {
  const running = await profile.start();
  await openCards(running.page);
  await restored(running.page);
  return { ...running, marks: await marksOf(running.page) };
};

const runSeries = async (profile: Profile, { change, delayMs, isEarly }: Series): Promise<readonly string[]> => {
  await settle(profile);
  const lost: string[] = [];
  let running = await startAgain(profile);
  for (let run = 1; run <= RUNS; run += 1) {
    if (isEarly) await openCards(running.page);
    const seen = await change(running.page, run);
    await wait(delayMs);
    await running.kill();
    const expected = { ...running.marks, ...seen };
    running = await startAgain(profile);
    lost.push(...difference(expected, running.marks).map((name) => `run ${run}: ${name}`));
  }
  return lost;
};

const names = async (page: Page): Promise<readonly string[]> => Object.keys(await marksOf(page));

const one = async (page: Page, run: number): Promise<Marks> => {
  const name = (await names(page))[(run * 7 + 1) % 40] ?? '';
  return { [name]: await toggle(page, name) };
};

/** As soon as the toast says so. */
const emitted = async (page: Page, run: number): Promise<Marks> => {
  const name = (await names(page))[(run * 7 + 1) % 40] ?? '';
  return { [name]: await toggleUntilTold(page, name) };
};

/** Ninety, some taken back. */
const ninety = async (page: Page): Promise<Marks> => {
  const all = await names(page);
  return toggleQuickly(page, [...all, ...all.slice(5, 30), ...all.slice(0, 25)]);
};

const SERIES: readonly (readonly [name: string, series: Series])[] = [
  ['0 ms after a change', { change: one, count: 1, delayMs: 0, isEarly: false }],
  ['0 ms after 90 quick changes', { change: ninety, count: 90, delayMs: 0, isEarly: false }],
  ['1000 ms after a change in the first second', { change: one, count: 1, delayMs: 1_000, isEarly: true }],
  ['0 ms after the toast of a change in the first second', { change: emitted, count: 1, delayMs: 0, isEarly: true }],
  ['50 ms after a change', { change: one, count: 1, delayMs: 50, isEarly: false }],
  ['1000 ms after a change', { change: one, count: 1, delayMs: 1_000, isEarly: false }],
];

test.describe('a browser that is killed', () => {
  test.setTimeout(60_000 + RUNS * 30_000);
  for (const [name, series] of some(4, SERIES)) {
    test(`${name} loses nothing`, async ({ profile }, info) => {
      const lost = await runSeries(profile, series);
      note(info, lost, series);
      expect(lost).toEqual([]);
    });
  }
});

const LATE_CODE = '**/assets/late-*.js';
const LATE_MS = 3_000;

/** A first visit, while the code for lists is loading. Kills the browser that long after the toast. @returns what the next visit lacks. */
const visitFirst = async (profile: Profile, delayMs: number, run: number): Promise<readonly string[]> => {
  const first = await profile.start();
  await first.context.route(LATE_CODE, async (route) => {
    await wait(LATE_MS);
    await route.continue().catch(() => undefined);
  });
  await openCards(first.page);
  const seen = await emitted(first.page, run);
  await wait(delayMs);
  await first.kill();
  const next = await startAgain(profile);
  await next.close();
  return difference(seen, Object.fromEntries(Object.keys(seen).map((name) => [name, next.marks[name] ?? false])));
};

test.describe('a browser that is killed on the very first visit, before the code for lists has come,', () => {
  test.setTimeout(60_000 + RUNS * 30_000);
  for (const delayMs of some(1, [0, 50, 1_000])) {
    test(`${delayMs} ms after a toast loses nothing`, async ({ baseURL }, info) => {
      const lost: string[] = [];
      for (let run = 1; run <= RUNS; run += 1) {
        const profile = await createProfile(baseURL);
        lost.push(...(await visitFirst(profile, delayMs, run)).map((name) => `run ${run}: ${name}`));
        await profile.remove();
      }
      note(info, lost, { change: emitted, count: 1, delayMs, isEarly: true });
      expect(lost).toEqual([]);
    });
  }
});
