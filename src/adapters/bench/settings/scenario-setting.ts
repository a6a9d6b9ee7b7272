import { Port } from '#application/ports/port.ts';
import { DEMO_DATA } from '../../demo/demo-data.ts';
import { DEMO_SERVICE_LIST } from '../../demo/watch/demo-services.ts';
import { decorating, type Decoration, type Get } from '../decoration.ts';
import { Misbehaviour } from '../scenario/misbehaviour.ts';
import { ScenarioCatalog } from '../scenario/scenario-catalog.ts';
import { SCENARIO_CHOICES } from '../scenario/scenario-choices.ts';
import { scenarioData } from '../scenario/scenario-data.ts';
import { SCENARIO_NAMES, type ScenarioName } from '../scenario/scenario-name.ts';
import { ScenarioProbe } from '../scenario/scenario-probe.ts';
import { scenarioServices } from '../scenario/scenario-services.ts';
import { ScenarioTitleFinder } from '../scenario/scenario-title-finder.ts';
import { ScenarioWatchOptions } from '../scenario/scenario-watch-options.ts';
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
  let shared: Misbehaviour | undefined;
  const chosen = {
    get current() {
      return names() ?? [];
    },
  };
  // One for all of them: it knows what was asked before.
  const misbehaviour = (get: Get): Misbehaviour => (shared ??= new Misbehaviour(chosen, get(Port.clock)));
  return [
    decorating(DEMO_DATA, (data) => scenarioData(chosen.current, data)),
    decorating(DEMO_SERVICE_LIST, (services) => scenarioServices(chosen.current, services)),
    decorating(Port.catalog, (inner, get) => new ScenarioCatalog(inner, misbehaviour(get))),
    decorating(Port.probe, (inner, get) => new ScenarioProbe(inner, misbehaviour(get))),
    decorating(Port.titleFinder, (inner, get) => new ScenarioTitleFinder(inner, misbehaviour(get))),
    decorating(Port.watchOptions, (inner, get) => new ScenarioWatchOptions(inner, misbehaviour(get))),
  ];
};

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
