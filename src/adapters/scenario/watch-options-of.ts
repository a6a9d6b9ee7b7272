import type { WatchOptions } from '#application/ports/watch-options.ts';
import type { DemoData } from '../demo/demo-data.ts';
import { DemoWatchOptions } from '../demo/watch/demo-watch-options.ts';
import { scenarioData } from './scenario-data.ts';
import type { ScenarioName } from './scenario-name.ts';
import { scenarioServices } from './scenario-services.ts';

/** Where the titles of the catalogue that a scenario has can be watched. */
export const watchOptionsOf = (name: ScenarioName, data: DemoData): WatchOptions =>
  new DemoWatchOptions(scenarioData(name, data), scenarioServices(name));
