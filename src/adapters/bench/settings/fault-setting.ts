import type { Decorated } from '../decorated.ts';
import { decorating, type Decoration } from '../decoration.ts';
import { KNOWN_PATHS, readFaults, writeFaults, type Fault } from '../fault.ts';
import { Faults } from '../faults.ts';
import { noting } from '../scenario/noting.ts';
import type { Answerer } from '../scenario/question.ts';
import { ScenarioCatalog } from '../scenario/scenario-catalog.ts';
import { ScenarioFilterNames } from '../scenario/scenario-filter-names.ts';
import { ScenarioFranchises } from '../scenario/scenario-franchises.ts';
import { ScenarioReleaseDates } from '../scenario/scenario-release-dates.ts';
import { ScenarioShowCatalog } from '../scenario/scenario-show-catalog.ts';
import { ScenarioTitleExtras } from '../scenario/scenario-title-extras.ts';
import { ScenarioTitleFinder } from '../scenario/scenario-title-finder.ts';
import { ScenarioWatchOptions } from '../scenario/scenario-watch-options.ts';
import { settingOf } from '../setting.ts';

// The health check is spared: it would use up what is meant for the configuration, at the same path.
const decorate = (value: () => readonly Fault[] | undefined): readonly Decoration[] => {
  const faults = value();
  if (!faults) return [];
  let shared: Answerer | undefined;
  const answerer = ({ clock, consoleLog }: Decorated): Answerer =>
    (shared ??= noting(new Faults(faults, clock), consoleLog));
  return [
    decorating('catalog', (inner, parts) => new ScenarioCatalog(inner, answerer(parts))),
    decorating('titleFinder', (inner, parts) => new ScenarioTitleFinder(inner, answerer(parts))),
    decorating('watchOptions', (inner, parts) => new ScenarioWatchOptions(inner, answerer(parts))),
    decorating('filterNames', (inner, parts) => new ScenarioFilterNames(inner, answerer(parts))),
    decorating('titleExtras', (inner, parts) => new ScenarioTitleExtras(inner, answerer(parts))),
    decorating('franchises', (inner, parts) => new ScenarioFranchises(inner, answerer(parts))),
    decorating('releaseDates', (inner, parts) => new ScenarioReleaseDates(inner, answerer(parts))),
    decorating('showCatalog', (inner, parts) => new ScenarioShowCatalog(inner, answerer(parts))),
  ];
};

/** Single calls that fail (product.md, QA: fault). */
export const faultSetting = settingOf<readonly Fault[]>({
  name: 'fault',
  label: 'Fault',
  group: 'Catalogue',
  kind: 'text',
  choices: [
    {
      value: '/tv/popular:503*2',
      does: 'A path of TMDB’s, a status or offline or timeout, and how often; several with commas.',
    },
    ...KNOWN_PATHS.map((path) => ({ value: `${path}:503`, does: '' })),
  ],
  read: readFaults,
  write: writeFaults,
  decorate,
});
