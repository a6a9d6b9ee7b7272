import type { Page } from '@playwright/test';
import { expect } from '../browser/shared/fixtures.ts';
import { test } from './fixtures.ts';
import { IS_FULL } from './full.ts';
import type { LoggedChange } from './releases/changes.ts';
import { LATER } from './releases/later-changes.ts';
import { buildLaterRelease } from './releases/later-release.ts';
import { writeToLog } from './releases/log-of-page.ts';
import { openRelease } from './releases/open-release.ts';
import {
  OTHER_TITLE,
  saveTitle,
  TODAY_TITLE,
  keptBy,
  nothingLost,
  ofEach,
  openBoth,
  type Device,
} from './releases/two-releases.ts';

/** Many cases, on a machine that may be busy. */
const CASES_MS = 900_000;
const HEARD_MS = 300;

interface LaterWindow {
  readonly laterSession: { readonly dispatch: (action: object) => unknown };
}

/** Makes a change in a tab of the later release. */
const make = (page: Page, action: object) =>
  page.evaluate((written) => void (globalThis as object as LaterWindow).laterSession.dispatch(written), action);

const MAKES = 'makes it';
const WAYS: Readonly<Record<string, (device: Device, change: LoggedChange) => Promise<void>>> = {
  [MAKES]: async ({ other, today }, { written }) => {
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

/** In short: one of each sort. */
const SOME = /^(title-saved|episodes-marked|diary-noted|a batch)/;

for (const [how, act] of Object.entries(WAYS))
  test(`no change of a later release is lost by a tab of today: the later one ${how}`, async ({ browser, baseURL }) => {
    test.setTimeout(CASES_MS);
    const release = { folder: await buildLaterRelease(), origin: new URL(baseURL ?? '').origin };
    const changes = LATER.filter(({ name }) => IS_FULL || how === MAKES || SOME.test(name));
    const kept = await ofEach(changes, async (change) => {
      const device = await openBoth(browser, release, change.before);
      await act(device, change);
      const found = await keptBy(await openRelease(device.context, release));
      await device.context.close();
      return found;
    });
    expect(kept).toEqual(nothingLost(changes));
  });
