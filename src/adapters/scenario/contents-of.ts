import { DemoCatalog } from '../demo/demo-catalog.ts';
import type { DemoData } from '../demo/demo-data.ts';
import { EmptyCatalog } from './empty-catalog.ts';
import { scenarioData } from './scenario-data.ts';
import type { ScenarioName } from './scenario-name.ts';

/** The demo catalogue with the contents that a scenario needs. */
export const contentsOf = (name: ScenarioName, data: DemoData): DemoCatalog =>
  new (name === 'empty' ? EmptyCatalog : DemoCatalog)(scenarioData(name, data));
