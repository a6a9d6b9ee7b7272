import type { BenchChoice } from '#application/ports/bench.ts';
import { answeredBy } from '../asking-ports.ts';
import { decorating, type Decoration } from '../decoration.ts';
import { Misbehaviour } from '../scenario/misbehaviour.ts';
import { scenarioData } from '../scenario/scenario-data.ts';
import { scenarioExtras } from '../scenario/scenario-extras.ts';
import { SCENARIO_NAMES, type ScenarioName } from '../scenario/scenario-name.ts';
import { scenarioServices } from '../scenario/scenario-services.ts';
import { settingOf } from '../setting.ts';

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
export const scenarioSetting = settingOf<readonly ScenarioName[]>({
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
