import { withAnswerer } from '#adapters/bench/asking-ports.ts';
import { Misbehaviour } from '#adapters/bench/scenario/misbehaviour.ts';
import { scenarioData } from '#adapters/bench/scenario/scenario-data.ts';
import { scenarioExtras } from '#adapters/bench/scenario/scenario-extras.ts';
import type { ScenarioName } from '#adapters/bench/scenario/scenario-name.ts';
import { scenarioServices } from '#adapters/bench/scenario/scenario-services.ts';
import { DemoCatalog } from '#adapters/demo/demo-catalog.ts';
import type { DemoData } from '#adapters/demo/demo-data.ts';
import { DemoFranchises } from '#adapters/demo/demo-franchises.ts';
import { DemoProbe } from '#adapters/demo/demo-probe.ts';
import { DemoShowCatalog } from '#adapters/demo/demo-show-catalog.ts';
import { DemoTitleAnswers } from '#adapters/demo/demo-title-answers.ts';
import { DemoTitleExtras } from '#adapters/demo/demo-title-extras.ts';
import { DemoTitleFinder } from '#adapters/demo/demo-title-finder.ts';
import { DEMO_EXTRAS } from '#adapters/demo/extras/demo-extras.ts';
import { DEMO_SERVICES } from '#adapters/demo/watch/demo-services.ts';
import { DemoWatchOptions } from '#adapters/demo/watch/demo-watch-options.ts';
import { generateCatalogue } from '../catalogue/generate-catalogue.ts';
import { VirtualClock } from '../clock/virtual-clock.ts';

const catalogue = generateCatalogue();

// The largest takes a moment to make.
const made = new Map<string, DemoData>();
const contents = (names: readonly ScenarioName[]): DemoData => {
  const key = names.join();
  const found = made.get(key) ?? scenarioData(names, catalogue);
  made.set(key, found);
  return found;
};

/** The demo catalogue and all that goes with it in these scenarios, at the beginning of a visit. */
export const inScenario = (...names: readonly ScenarioName[]) => {
  const chosen = { current: names };
  const clock = new VirtualClock();
  const misbehaviour = new Misbehaviour(chosen, clock);
  const data = contents(names);
  const extras = scenarioExtras(names, DEMO_EXTRAS, data);
  const services = scenarioServices(names, DEMO_SERVICES);
  return {
    chosen,
    clock,
    catalog: withAnswerer('catalog', new DemoCatalog(data, extras), misbehaviour),
    finder: withAnswerer('titleFinder', new DemoTitleFinder(data), misbehaviour),
    options: withAnswerer('watchOptions', new DemoWatchOptions(data, services), misbehaviour),
    extras: withAnswerer('titleExtras', new DemoTitleExtras(data, clock, extras), misbehaviour),
    franchises: withAnswerer('franchises', new DemoFranchises(data, extras), misbehaviour),
    answers: withAnswerer('titleAnswers', new DemoTitleAnswers({ data, clock, extras, services }), misbehaviour),
    shows: withAnswerer('showCatalog', new DemoShowCatalog(data, clock, extras), misbehaviour),
    probe: withAnswerer('probe', new DemoProbe(), misbehaviour),
  };
};
