import type { Page } from '@playwright/test';
import { createHash } from 'node:crypto';
import type { Library } from '#domain/library/library.ts';
import { buildFormer } from '../../scripts/build-release.mjs';
import { choose, dataOf, leaveData, openData } from '../browser/data/data.ts';
import { expect } from '../browser/shared/fixtures.ts';
import { entryOf } from '../browser/shared/storage.ts';
import { toggle } from './cards.ts';
import { KEY, test } from './fixtures.ts';
import { heldUndo } from './late-undo.ts';
import { BEFORE, DIARY, TODAY, type LoggedChange } from './releases/changes.ts';
import { writeToLog } from './releases/log-of-page.ts';
import { openRelease } from './releases/open-release.ts';
import {
  OTHER_TITLE,
  TODAY_TITLE,
  keptBy,
  openBoth,
  openLists,
  saveTitle,
  type Device,
} from './releases/two-releases.ts';

const FIRST = '1.0.0';
const LAST = '1.2.0';
/** Several visits, on a machine that may be busy. */
const VISITS_MS = 240_000;
/** More than the log keeps of what is in a checkpoint. */
const MANY = 210;

test.setTimeout(VISITS_MS);

const changeCalled = (called: string): LoggedChange => {
  const change = TODAY.find(({ name }) => name === called);
  if (!change) throw new Error(`There is no change ${called}.`);
  return change;
};

const backupOf = (library: object): string => {
  const checksum = createHash('sha256').update(JSON.stringify(library)).digest('hex');
  return JSON.stringify({ product: 'Matinee', version: 1, date: new Date().toISOString(), checksum, library });
};

/** Replaces the lists in 'Your data', and holds its toast. @returns what presses its 'Undo' */
const replaceBy = async (page: Page, library: object) => {
  await openData(page);
  await choose(page, backupOf(library));
  const undo = await heldUndo(page, 'Backup restored', () =>
    dataOf(page)
      .getByRole('button', { name: /^(?:Replace|Go back to this)$/ })
      .press('Enter'),
  );
  // A release up to 1.2 has a dialog, which has no address.
  if (page.url().endsWith('/data')) await leaveData(page);
  return undo;
};

const closeBoth = async ({ other, today }: Device): Promise<void> => {
  await other.close();
  await today.close();
};

const { after: RESTORED } = changeCalled('parts-replaced');
/** A backup of a release that has a diary, too. */
const FILE: Library & { readonly diary: unknown } = { ...RESTORED, diary: [{ day: 2 }] };

for (const version of [FIRST, LAST]) {
  test(`a backup that is restored beside a tab of ${version} keeps its episodes`, async ({ browser, baseURL }) => {
    const release = { folder: await buildFormer(version), origin: new URL(baseURL ?? '').origin };
    const device = await openBoth(browser, release, BEFORE);
    await replaceBy(device.today, FILE);
    await saveTitle(device.other, OTHER_TITLE);
    await closeBoth(device);
    expect(await keptBy(await device.context.newPage())).toEqual({
      library: RESTORED,
      own: [OTHER_TITLE],
      diary: [{ day: 2 }, ...DIARY],
    });
    await device.context.close();
  });

  test(`so does what was there, where that is undone late beside a tab of ${version}`, async ({ browser, baseURL }) => {
    const release = { folder: await buildFormer(version), origin: new URL(baseURL ?? '').origin };
    const device = await openBoth(browser, release, BEFORE);
    const undo = await replaceBy(device.today, FILE);
    await toggle(device.other, `Favorites: ${OTHER_TITLE}`);
    await undo?.();
    await expect.poll(() => entryOf(device.today, KEY)).toContain('Long Way');
    await saveTitle(device.other, TODAY_TITLE);
    await closeBoth(device);
    const kept = await keptBy(await device.context.newPage());
    expect(kept?.library).toEqual(BEFORE);
    expect(kept?.own).toEqual([TODAY_TITLE, OTHER_TITLE]);
    await device.context.close();
  });

  test(`a backup that a tab of ${version} restores takes nothing away that it does not know`, async ({
    browser,
    baseURL,
  }) => {
    const release = { folder: await buildFormer(version), origin: new URL(baseURL ?? '').origin };
    const device = await openBoth(browser, release, BEFORE);
    await replaceBy(device.other, FILE);
    await saveTitle(device.today, TODAY_TITLE);
    await closeBoth(device);
    const kept = await keptBy(await device.context.newPage());
    const { preferences } = RESTORED;
    expect(kept?.library).toEqual(
      version === LAST
        ? RESTORED
        : {
            ...RESTORED,
            marks: BEFORE.marks,
            episodes: BEFORE.episodes,
            preferences: {
              ...BEFORE.preferences,
              theme: preferences.theme,
              preferredGenres: preferences.preferredGenres,
            },
          },
    );
    expect(kept?.own).toEqual([TODAY_TITLE]);
    expect(kept?.diary).toEqual(expect.arrayContaining([...DIARY]));
    await device.context.close();
  });
}

test(`a tab of ${FIRST} that missed more than the log keeps saves nothing older over it`, async ({
  browser,
  baseURL,
}) => {
  const release = { folder: await buildFormer(FIRST), origin: new URL(baseURL ?? '').origin };
  const device = await openBoth(browser, release, BEFORE);
  const { context, other, today, beside } = device;
  await other.close();
  const deaf = await openRelease(context, release);
  await deaf.addInitScript(() => {
    BroadcastChannel.prototype.addEventListener = () => {};
  });
  await writeToLog(beside, 'first', changeCalled('title-saved').written);
  await openLists(deaf);
  const { written, after } = changeCalled('episodes-marked');
  await writeToLog(beside, 'episodes', written);
  const views = Array.from({ length: MANY }, (_, at) => ({ kind: 'theme-set', theme: at % 2 ? 'dark' : 'light' }));
  for (const [at, action] of views.entries()) await writeToLog(beside, `many-${at}`, action);
  await saveTitle(today, TODAY_TITLE);
  await saveTitle(deaf, OTHER_TITLE);
  await deaf.close();
  await today.close();
  const kept = await keptBy(await context.newPage());
  expect(kept?.library.episodes).toEqual(after.episodes);
  expect(kept?.own).toEqual([TODAY_TITLE, OTHER_TITLE]);
  await context.close();
});

test(`a host that goes back to ${LAST} loses nothing, and neither does one that comes again`, async ({
  browser,
  baseURL,
}) => {
  const release = { folder: await buildFormer(LAST), origin: new URL(baseURL ?? '').origin };
  const device = await openBoth(browser, release, BEFORE);
  const { context, other, today, beside } = device;
  await other.close();
  const { written, after } = changeCalled('parts-replaced');
  await writeToLog(beside, 'restored', written);
  await saveTitle(today, TODAY_TITLE);
  await today.close();
  const back = await openRelease(context, release);
  const expected = { library: after, own: [TODAY_TITLE], diary: DIARY };
  expect(await keptBy(back)).toEqual(expected);
  await saveTitle(back, OTHER_TITLE);
  await back.close();
  expect(await keptBy(await context.newPage())).toEqual({ ...expected, own: [TODAY_TITLE, OTHER_TITLE] });
  await context.close();
});
