import { generateCatalogue } from '#fixtures/catalogue/generate-catalogue.ts';
import { pictures, type DrawPicture } from '#fixtures/catalogue/pictures.ts';
import { packDemoData } from './pack-demo-data.ts';

/** All that the site carries of the demo catalogue. */
export interface DemoAssets {
  /** A `PackedDemoData`. */
  readonly json: string;
  /** By path behind the picture base. */
  readonly pictures: ReadonlyMap<string, DrawPicture>;
}

export const demoAssets = (): DemoAssets => {
  const data = generateCatalogue();
  return { json: JSON.stringify(packDemoData(data)), pictures: pictures(data) };
};
