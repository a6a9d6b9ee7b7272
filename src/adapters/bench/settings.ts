import { NEVER } from 'rxjs';
import type { BenchChoice } from '#application/ports/bench.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { IdentityResolver } from '#application/ports/identity-resolver.ts';
import type { ChangeLog, EarlyLog } from '#application/ports/library/change-log.ts';
import { browserRandom } from '../browser/browser-random.ts';
import { FingerprintResolver } from '../identity/fingerprint-resolver.ts';
import { RandomResolver } from '../identity/random-resolver.ts';
import { LOG_LIMIT_MS } from '../log/open-log-database.ts';
import { answeredBy } from './asking-ports.ts';
import { BENCH_ADDRESS } from './bench-address.ts';
import { choiceSetting } from './choice-setting.ts';
import { decorating, type Decoration } from './decoration.ts';
import { KNOWN_PATHS } from './fault.ts';
import { LateAnswers } from './latency/late-answers.ts';
import { readLatency, writeLatency, type Latency } from './latency/latency.ts';
import { NO_TAB_CHANNEL } from './no-tab-channel.ts';
import { Misbehaviour } from './scenario/misbehaviour.ts';
import { scenarioData } from './scenario/scenario-data.ts';
import { scenarioExtras } from './scenario/scenario-extras.ts';
import { SCENARIO_NAMES, type ScenarioName } from './scenario/scenario-name.ts';
import { scenarioServices } from './scenario/scenario-services.ts';
import { wait } from './scenario/wait.ts';
import { seededRandom } from './seeded-random.ts';
import { type Setting, settingOf } from './setting.ts';
import { choicesSetting } from './settings/choices-setting.ts';
import { faultSetting } from './settings/fault-setting.ts';
import { librarySetting } from './settings/library-setting.ts';
import { nowSetting } from './settings/now-setting.ts';
import { storageSetting } from './settings/storage-setting.ts';
import { shuffled } from './shuffled.ts';

/** In an address a space is what a `+` stands for. */
const BETWEEN = /[ +,]/;

const read = (text: string): readonly ScenarioName[] | undefined => {
  const asked = text.split(BETWEEN);
  const names = SCENARIO_NAMES.filter((name) => asked.includes(name));
  return names.length === new Set(asked).size ? names : undefined;
};

/** The scenarios begin and end in a running app, so that they decorate although none is on. */
const decorate = (names: () => readonly ScenarioName[] | undefined): readonly Decoration[] => {
  const chosen = {
    get current() {
      return names() ?? [];
    },
  };
  return [
    decorating('demoData', (data) => scenarioData(chosen.current, data)),
    decorating('demoExtras', (extras, parts) => scenarioExtras(chosen.current, extras, parts.demoData)),
    decorating('demoServices', (services) => scenarioServices(chosen.current, services)),
    ...answeredBy((parts) => new Misbehaviour(chosen, parts.clock)),
  ];
};

const DOES: Readonly<Record<ScenarioName, string>> = {
  slow: 'Every answer takes 3 seconds.',
  offline: 'Nothing answers, as without a network.',
  timeout: 'No answer comes before patience ends: 10 to 30 seconds for each try.',
  unauthorized: 'Every answer is HTTP 401, as for a wrong token.',
  'rate-limited': 'Every answer is HTTP 429, to be asked again in 2 seconds.',
  'server-error': 'Every answer is HTTP 500.',
  'not-found': 'Every answer is HTTP 404.',
  flaky: 'Each call fails once, as without a network, then works.',
  'config-fails': 'The configuration, without which nothing starts, is HTTP 500.',
  'trending-fails': 'What is trending is HTTP 500; everything else works.',
  empty: 'No list and no search has anything in it, and little is known of any title.',
  'no-images': 'No title and no person has a picture.',
  'extreme-text': 'Very long, right-to-left and markup-like texts everywhere.',
  huge: '500 pages in every list.',
};

/** All scenarios, in the order in which they are offered. */
const SCENARIO_CHOICES: readonly BenchChoice[] = SCENARIO_NAMES.map((value) => ({ value, does: DOES[value] }));

/** How the catalogue behaves (product.md, QA: scenarios). */
const scenarioSetting = settingOf<readonly ScenarioName[]>({
  name: 'scenario',
  label: 'Scenario',
  group: 'Catalogue',
  off: 'none',
  kind: 'several',
  choices: SCENARIO_CHOICES,
  read,
  write: (names) => names.join('+'),
  decorate,
});

const refusing = (): Promise<never> => Promise.reject(new DOMException('There is no IndexedDB.', 'InvalidStateError'));
const hanging = (): Promise<never> => new Promise(() => undefined);

/** A log that turns to its fallback after some time. */
const earlyLogAfter = (inner: EarlyLog, clock: Clock, ms: number): EarlyLog => ({
  open: () => undefined,
  append: async (changes) => {
    await wait(ms, clock, new AbortController().signal);
    return inner.appendNow(changes);
  },
  appendNow: (changes) => inner.appendNow(changes),
});

/** A log that gives no answer, or refuses. @param answer gives a promise that never resolves */
const lostLog = (answer: () => Promise<never>): ChangeLog => ({
  grown$: NEVER,
  append: answer,
  claim: answer,
  read: answer,
  checkpoint: answer,
  owners: answer,
  forget: answer,
  erase: answer,
});

const losing = (answer: () => Promise<never>, ms: number): readonly Decoration[] => [
  decorating('logs', ({ fallback }) => ({ fallback, primary: lostLog(answer) })),
  decorating('earlyLog', (inner, parts) => earlyLogAfter(inner, parts.clock, ms)),
];

const DECORATIONS = { none: losing(refusing, 0), hangs: losing(hanging, LOG_LIMIT_MS) };

/** How the log of changes behaves (product.md, QA: log). */
const logSetting = choiceSetting<keyof typeof DECORATIONS>({
  name: 'log',
  label: 'Log of changes',
  group: 'Device',
  does: {
    none: 'It cannot be had, as in a browser without IndexedDB.',
    hangs: 'It never answers, and is given up after 2 seconds.',
  },
  decorate: (value) => DECORATIONS[value],
});

/** How late calls are answered (product.md, QA: latency). */
const latencySetting = settingOf<Latency>({
  name: 'latency',
  label: 'Latency',
  group: 'Catalogue',
  kind: 'text',
  choices: [
    {
      value: '800',
      does: 'Milliseconds that every call takes more, or a range such as 200-1500; of a path as /movie/*:4000; several with commas.',
    },
    { value: '200-1500', does: '' },
    { value: '/movie/*:4000', does: '' },
    ...KNOWN_PATHS.map((path) => ({ value: `${path}:800`, does: '' })),
  ],
  read: readLatency,
  write: writeLatency,
  decorate: (value) => {
    const latency = value();
    if (!latency) return [];
    // These are the same again where a seed is set.
    return answeredBy((parts) => new LateAnswers(latency, parts.clock, parts.random()));
  },
});

const HOSTS = 254;

const RESOLVERS = {
  ip: (): IdentityResolver => ({ resolve: async () => BENCH_ADDRESS }),
  fingerprint: (): IdentityResolver => new FingerprintResolver(),
  random: (): IdentityResolver => new RandomResolver(),
  // Addresses that RFC 5737 reserves for documents.
  changing: (): IdentityResolver => ({
    resolve: async () => `198.51.100.${1 + Math.floor(browserRandom() * HOSTS)}`,
  }),
};

/** Who the device is taken for (product.md, QA: identity). */
const identitySetting = choiceSetting<keyof typeof RESOLVERS>({
  name: 'identity',
  label: 'Identity',
  group: 'Visitor',
  does: {
    ip: 'An address of the network, always the same.',
    fingerprint: 'No address is known: the browser’s fingerprint.',
    random: 'Neither is known: chance, another one at each start.',
    changing: 'An address of the network, another one at each start.',
  },
  decorate: (value) => [decorating('identityResolver', () => RESOLVERS[value]())],
});

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
