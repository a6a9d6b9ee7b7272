import type { DemoData } from '../../demo/demo-data.ts';
import type { ScenarioName } from './scenario-name.ts';
import { withExtremeTexts } from './with-extreme-texts.ts';
import { withHugeLists } from './with-huge-lists.ts';
import { withLittleKnown, withoutPictures } from './without-pictures.ts';

type Change = (data: DemoData) => DemoData;

/** In the order in which they are made, whatever the order of the names. */
const CHANGES: readonly (readonly [ScenarioName, Change])[] = [
  ['empty', withLittleKnown],
  ['no-images', withoutPictures],
  ['extreme-text', withExtremeTexts],
  ['huge', withHugeLists],
];

/** The demo's titles and people as these scenarios have them. */
export const scenarioData = (names: readonly ScenarioName[], data: DemoData): DemoData =>
  CHANGES.reduce((changed, [name, change]) => (names.includes(name) ? change(changed) : changed), data);
