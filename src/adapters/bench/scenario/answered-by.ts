import type { Decorated } from '../decorated.ts';
import { decorating, type Decoration } from '../decoration.ts';
import { noting } from './noting.ts';
import type { Answerer } from './question.ts';
import { ScenarioCatalog } from './scenario-catalog.ts';
import { ScenarioFilterNames } from './scenario-filter-names.ts';
import { ScenarioFranchises } from './scenario-franchises.ts';
import { ScenarioReleaseDates } from './scenario-release-dates.ts';
import { ScenarioShowCatalog } from './scenario-show-catalog.ts';
import { ScenarioTitleExtras } from './scenario-title-extras.ts';
import { ScenarioTitleFinder } from './scenario-title-finder.ts';
import { ScenarioWatchOptions } from './scenario-watch-options.ts';

/**
 * Has one answerer stand before the catalogue and all that goes with it, but the probe.
 * What fails is noted for reports.
 * @param make is called once: an answerer knows what was asked before.
 */
export const answeredBy = (make: (parts: Decorated) => Answerer): readonly Decoration[] => {
  let shared: Answerer | undefined;
  const answerer = (parts: Decorated): Answerer => (shared ??= noting(make(parts), parts.consoleLog));
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
