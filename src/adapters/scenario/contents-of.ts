import { DemoCatalog } from '../demo/demo-catalog.ts';
import type { DemoData } from '../demo/demo-data.ts';
import { EmptyCatalog } from './empty-catalog.ts';
import type { ScenarioName } from './scenario-name.ts';
import { withExtremeTexts } from './with-extreme-texts.ts';
import { withHugeLists } from './with-huge-lists.ts';
import { withoutPictures } from './without-pictures.ts';

const CONTENTS: Readonly<Partial<Record<ScenarioName, (data: DemoData) => DemoCatalog>>> = {
  empty: (data) => new EmptyCatalog(data),
  'no-images': (data) => new DemoCatalog(withoutPictures(data)),
  'extreme-text': (data) => new DemoCatalog(withExtremeTexts(data)),
  huge: (data) => new DemoCatalog(withHugeLists(data)),
};

/** The demo catalogue with the contents that a scenario needs. */
export const contentsOf = (name: ScenarioName, data: DemoData): DemoCatalog =>
  CONTENTS[name]?.(data) ?? new DemoCatalog(data);
