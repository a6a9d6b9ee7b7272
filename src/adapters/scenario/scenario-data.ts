import type { DemoData } from '../demo/demo-data.ts';
import type { ScenarioName } from './scenario-name.ts';
import { withExtremeTexts } from './with-extreme-texts.ts';
import { withHugeLists } from './with-huge-lists.ts';
import { withLittleKnown, withoutPictures } from './without-pictures.ts';

const CHANGES: Readonly<Partial<Record<ScenarioName, (data: DemoData) => DemoData>>> = {
  empty: withLittleKnown,
  'no-images': withoutPictures,
  'extreme-text': withExtremeTexts,
  huge: withHugeLists,
};

/** The demo's titles and people as a scenario has them. */
export const scenarioData = (name: ScenarioName, data: DemoData): DemoData => CHANGES[name]?.(data) ?? data;
