import { NEVER } from 'rxjs';
import type { ChangeLog } from '#application/ports/library/change-log.ts';
import { choiceSetting } from './choice-setting.ts';
import { decorating } from './decoration.ts';
import { NO_TAB_CHANNEL } from './no-tab-channel.ts';
import { seededRandom } from './seeded-random.ts';
import { type Setting, settingOf } from './setting.ts';
import { choicesSetting } from './settings/choices-setting.ts';
import { faultSetting } from './settings/fault-setting.ts';
import { identitySetting } from './settings/identity-setting.ts';
import { latencySetting } from './settings/latency-setting.ts';
import { librarySetting } from './settings/library-setting.ts';
import { logSetting } from './settings/log-setting.ts';
import { nowSetting } from './settings/now-setting.ts';
import { scenarioSetting } from './settings/scenario-setting.ts';
import { storageSetting } from './settings/storage-setting.ts';
import { shuffled } from './shuffled.ts';

/** A log that does not hear when other tabs append. */
const deafLog = (inner: ChangeLog): ChangeLog => ({
  grown$: NEVER,
  append: (...appended) => inner.append(...appended),
  claim: (...claimed) => inner.claim(...claimed),
  read: (...asked) => inner.read(...asked),
  checkpoint: (...written) => inner.checkpoint(...written),
  owners: () => inner.owners(),
  forget: (owner) => inner.forget(owner),
  erase: () => inner.erase(),
});

/** How this tab hears of others (product.md, QA: tabs). */
const tabsSetting = choiceSetting<'none'>({
  name: 'tabs',
  label: 'Other tabs',
  group: 'Device',
  does: { none: 'They are not heard, as in a browser without BroadcastChannel.' },
  decorate: () => [
    decorating('tabs', () => NO_TAB_CHANNEL),
    decorating('logs', ({ primary, fallback }) => ({ primary: deafLog(primary), fallback })),
  ],
});

const FORM = /^\d{1,9}$/;

/** Another order of the catalogue, and of what is left to chance (product.md, QA: seed). */
const seedSetting = settingOf<number>({
  name: 'seed',
  label: 'Seed',
  group: 'Catalogue',
  kind: 'text',
  choices: [{ value: '7', does: 'A whole number: the titles in another order, and the same picks each time.' }],
  read: (text) => (FORM.test(text) ? Number(text) : undefined),
  write: String,
  decorate: (value) => {
    const seed = value();
    if (seed === undefined) return [];
    return [decorating('demoData', (data) => shuffled(data, seed)), decorating('random', () => seededRandom(seed))];
  },
});

/**
 * All that QA can set, in the order of the switcher. Where several decorate one port, the last of them is met first:
 * `fault` fails what `scenario` would answer, `latency` has both come late, `library` takes the place of the lists that
 * `choices` copies, `storage` fills it.
 */
export const SETTINGS: readonly Setting[] = [
  scenarioSetting,
  faultSetting,
  latencySetting,
  seedSetting,
  choicesSetting,
  librarySetting,
  identitySetting,
  nowSetting,
  storageSetting,
  logSetting,
  tabsSetting,
];
