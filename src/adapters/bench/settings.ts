import type { Setting } from './setting.ts';
import { faultSetting } from './settings/fault-setting.ts';
import { identitySetting } from './settings/identity-setting.ts';
import { librarySetting } from './settings/library-setting.ts';
import { logSetting } from './settings/log-setting.ts';
import { nowSetting } from './settings/now-setting.ts';
import { scenarioSetting } from './settings/scenario-setting.ts';
import { seedSetting } from './settings/seed-setting.ts';
import { storageSetting } from './settings/storage-setting.ts';
import { tabsSetting } from './settings/tabs-setting.ts';

/**
 * All that QA can set, in the order of the switcher. Where several decorate one port, the last of them is met first:
 * `fault` fails what `scenario` would answer, `storage` fills the place that `library` gives.
 */
export const SETTINGS: readonly Setting[] = [
  scenarioSetting,
  faultSetting,
  seedSetting,
  librarySetting,
  identitySetting,
  nowSetting,
  storageSetting,
  logSetting,
  tabsSetting,
];
