import { buildFormer } from '../../scripts/build-release.mjs';
import { expect } from '../browser/shared/fixtures.ts';
import { test } from './fixtures.ts';
import { IS_FULL } from './full.ts';
import { TODAY, restoredBy, type LoggedChange } from './releases/changes.ts';
import { writeToLog } from './releases/log-of-page.ts';
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

const FIRST = '1.0.0';
/** In the middle is one that knows what 1.2 does. */
const RELEASES = IS_FULL ? ([FIRST, '1.1.0', '1.2.0'] as const) : ([FIRST, '1.2.0'] as const);
const HEARD_MS = 300;
/** Many cases, on a machine that may be busy. */
const CASES_MS = 900_000;
/** One that each release reads, one that the first does not, and those that none until 1.2 does. */
const LEFT_ALONE = /^(title-saved|episodes-marked|parts-replaced|a batch with a part)$/;

/** Something is changed beside both tabs, which then go on. */
const goOn = async ({ other, today, beside }: Device, { written }: LoggedChange): Promise<void> => {
  await writeToLog(beside, 'beside-1', written);
  await other.waitForTimeout(HEARD_MS);
  await saveTitle(other, OTHER_TITLE);
  await saveTitle(today, TODAY_TITLE);
  await other.close();
  await today.close();
};

/** Today's tab saves what was changed and is closed. The other goes on. */
const goOnAlone = async ({ other, today, beside }: Device, { written }: LoggedChange): Promise<void> => {
  await writeToLog(beside, 'beside-1', written);
  await saveTitle(today, TODAY_TITLE);
  await today.close();
  await saveTitle(other, OTHER_TITLE);
  await other.close();
};

for (const version of RELEASES)
  for (const [how, act, isIn] of [
    ['', goOn, /./],
    [' that is left alone', goOnAlone, LEFT_ALONE],
  ] as const)
    test(`no change is lost by a tab of ${version}${how}`, async ({ browser, baseURL }) => {
      test.setTimeout(CASES_MS);
      const release = { folder: await buildFormer(version), origin: new URL(baseURL ?? '').origin };
      const changes = [...TODAY, restoredBy(version === FIRST)].filter(({ name }) => isIn.test(name));
      const kept = await ofEach(changes, async (change) => {
        const device = await openBoth(browser, release, change.before);
        await act(device, change);
        const found = await keptBy(await device.context.newPage());
        await device.context.close();
        return found;
      });
      expect(kept).toEqual(nothingLost(changes));
    });
