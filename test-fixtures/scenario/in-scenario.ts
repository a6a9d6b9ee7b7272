import { DemoProbe } from '#adapters/demo/demo-probe.ts';
import { contentsOf } from '#adapters/scenario/contents-of.ts';
import { finderOf } from '#adapters/scenario/finder-of.ts';
import { Misbehaviour } from '#adapters/scenario/misbehaviour.ts';
import { ScenarioCatalog } from '#adapters/scenario/scenario-catalog.ts';
import type { ScenarioName } from '#adapters/scenario/scenario-name.ts';
import { ScenarioProbe } from '#adapters/scenario/scenario-probe.ts';
import { ScenarioTitleFinder } from '#adapters/scenario/scenario-title-finder.ts';
import { ScenarioWatchOptions } from '#adapters/scenario/scenario-watch-options.ts';
import { watchOptionsOf } from '#adapters/scenario/watch-options-of.ts';
import type { MovieCatalog } from '#application/ports/movie-catalog.ts';
import { generateCatalogue } from '../catalogue/generate-catalogue.ts';
import { VirtualClock } from '../clock/virtual-clock.ts';

const data = generateCatalogue();

// The largest takes a moment to make.
const made = new Map<ScenarioName, MovieCatalog>();
const contents = (name: ScenarioName): MovieCatalog => {
  const found = made.get(name) ?? contentsOf(name, data);
  made.set(name, found);
  return found;
};

/** The demo catalogue, its probe, its finder and its watch options in a scenario, at the beginning of a visit. */
export const inScenario = (name: ScenarioName) => {
  const chosen = { current: name };
  const clock = new VirtualClock();
  const misbehaviour = new Misbehaviour(chosen, clock);
  return {
    chosen,
    clock,
    catalog: new ScenarioCatalog(contents(name), misbehaviour),
    finder: new ScenarioTitleFinder(finderOf(name, data), misbehaviour),
    options: new ScenarioWatchOptions(watchOptionsOf(name, data), misbehaviour),
    probe: new ScenarioProbe(new DemoProbe(), misbehaviour),
  };
};
