import { toColumns } from '#adapters/demo/demo-columns.ts';
import { generateCatalogue } from './generate-catalogue.ts';
import { pictures, type DrawPicture } from './pictures.ts';

/** All that the site carries of the demo catalogue. */
export interface DemoAssets {
  /** A `DemoColumns`. */
  readonly json: string;
  /** By path behind the picture base. */
  readonly pictures: ReadonlyMap<string, DrawPicture>;
}

export const demoAssets = (): DemoAssets => {
  const data = generateCatalogue();
  return { json: JSON.stringify(toColumns(data)), pictures: pictures(data) };
};
