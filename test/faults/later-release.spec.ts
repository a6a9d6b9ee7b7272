import type { Page } from '@playwright/test';
import { expect } from '../browser/shared/fixtures.ts';
import { toggle } from './cards.ts';
import { test } from './fixtures.ts';
import { LATER, type LoggedChange } from './releases/changes.ts';
import { buildLaterRelease } from './releases/later-release.ts';
import { writeToLog } from './releases/log-of-page.ts';
import { openRelease } from './releases/open-release.ts';
import { OTHER_TITLE, SAVED_MS, TODAY_TITLE, keptBy, ofEach, openBoth, type Device } from './releases/two-releases.ts';

const CASES_MS = 300_000;
const HEARD_MS = 300;

interface LaterWindow {
  readonly laterSession: { readonly dispatch: (action: object) => unknown };
}

/** Makes a change in a tab of the later release. */
const make = (page: Page, action: object) =>
  page.evaluate((written) => void (globalThis as object as LaterWindow).laterSession.dispatch(written), action);

const saveTitle = async (page: Page, title: string): Promise<void> => {
  await toggle(page, `Favorites: ${title}`);
  await page.waitForTimeout(SAVED_MS);
};

const WAYS: Readonly<Record<string, (device: Device, change: LoggedChange) => Promise<void>>> = {
  'makes it': async ({ other, today }, { written }) => {
    await make(other, written);
    await other.waitForTimeout(HEARD_MS);
    await saveTitle(today, TODAY_TITLE);
    await saveTitle(other, OTHER_TITLE);
    await other.close();
    await today.close();
  },
  'makes it, and is closed': async ({ other, today }, { written }) => {
    await make(other, written);
    await saveTitle(other, OTHER_TITLE);
    await other.close();
    await saveTitle(today, TODAY_TITLE);
    await today.close();
  },
  'hears of it': async ({ other, today, beside }, { written }) => {
    await writeToLog(beside, 'beside-1', written);
    await other.waitForTimeout(HEARD_MS);
    await saveTitle(other, OTHER_TITLE);
    await saveTitle(today, TODAY_TITLE);
    await today.close();
    await other.close();
  },
};

for (const [how, act] of Object.entries(WAYS))
  test(`no change of a later release is lost by a tab of today: the later one ${how}`, async ({ browser, baseURL }) => {
    test.setTimeout(CASES_MS);
    const release = { folder: await buildLaterRelease(), origin: new URL(baseURL ?? '').origin };
    const kept = await ofEach(LATER, async (change) => {
      const device = await openBoth(browser, release, change.before);
      await act(device, change);
      const found = await keptBy(await openRelease(device.context, release));
      await device.context.close();
      return found && { ...found, own: found.own.toSorted() };
    });
    const expected = LATER.map(({ name, after, diary }) => [
      name,
      { library: after, own: [TODAY_TITLE, OTHER_TITLE], diary },
    ]);
    expect(kept).toEqual(Object.fromEntries(expected));
  });
