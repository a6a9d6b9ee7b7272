import { Misbehaviour } from '#adapters/bench/scenario/misbehaviour.ts';
import { ScenarioCatalog } from '#adapters/bench/scenario/scenario-catalog.ts';
import { scenarioData } from '#adapters/bench/scenario/scenario-data.ts';
import type { ScenarioName } from '#adapters/bench/scenario/scenario-name.ts';
import { ScenarioProbe } from '#adapters/bench/scenario/scenario-probe.ts';
import { scenarioServices } from '#adapters/bench/scenario/scenario-services.ts';
import { ScenarioTitleFinder } from '#adapters/bench/scenario/scenario-title-finder.ts';
import { ScenarioWatchOptions } from '#adapters/bench/scenario/scenario-watch-options.ts';
import { DemoCatalog } from '#adapters/demo/demo-catalog.ts';
import type { DemoData } from '#adapters/demo/demo-data.ts';
import { DemoProbe } from '#adapters/demo/demo-probe.ts';
import { DemoTitleFinder } from '#adapters/demo/demo-title-finder.ts';
import { DEMO_SERVICES } from '#adapters/demo/watch/demo-services.ts';
import { DemoWatchOptions } from '#adapters/demo/watch/demo-watch-options.ts';
import { generateCatalogue } from '../catalogue/generate-catalogue.ts';
import { VirtualClock } from '../clock/virtual-clock.ts';

const data = generateCatalogue();

// The largest takes a moment to make.
const made = new Map<string, DemoData>();
const contents = (names: readonly ScenarioName[]): DemoData => {
  const key = names.join();
  const found = made.get(key) ?? scenarioData(names, data);
  made.set(key, found);
  return found;
};

/** The demo catalogue, its probe, its finder and its watch options in these scenarios, at the beginning of a visit. */
export const inScenario = (...names: readonly ScenarioName[]) => {
  const chosen = { current: names };
  const clock = new VirtualClock();
  const misbehaviour = new Misbehaviour(chosen, clock);
  return {
    chosen,
    clock,
    catalog: new ScenarioCatalog(new DemoCatalog(contents(names)), misbehaviour),
    finder: new ScenarioTitleFinder(new DemoTitleFinder(contents(names)), misbehaviour),
    options: new ScenarioWatchOptions(
      new DemoWatchOptions(contents(names), scenarioServices(names, DEMO_SERVICES)),
      misbehaviour,
    ),
    probe: new ScenarioProbe(new DemoProbe(), misbehaviour),
  };
};
