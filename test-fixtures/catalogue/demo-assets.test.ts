import { beforeAll, describe, expect, it } from 'vitest';
import { demoPictures } from '#adapters/demo/extras/demo-pictures.ts';
import { DEMO_SERVICES } from '#adapters/demo/watch/demo-services.ts';
import { demoAssets, type DemoAssets } from './demo-assets.ts';
import { generateCatalogue } from './generate-catalogue.ts';

const { titles, people } = generateCatalogue();
let assets: DemoAssets;
beforeAll(() => {
  assets = demoAssets();
});

describe('The assets of the demo', () => {
  it('have every picture that the catalogue speaks of, and no other', () => {
    const spokenOf = [
      ...titles.flatMap((title) => [title.poster, ...demoPictures(title).map(({ path }) => path)]),
      ...people.map(({ photo }) => photo),
      ...DEMO_SERVICES.map(({ logoPath }) => logoPath),
    ];
    expect([...assets.pictures.keys()].toSorted()).toEqual(
      [...new Set(spokenOf.flatMap((path) => path ?? []))].toSorted(),
    );
  });

  it('have at most 120 portraits, shared', () => {
    expect([...assets.pictures.keys()].filter((path) => path.startsWith('/c-')).length).toBeLessThanOrEqual(120);
  });

  it('stay under 4 MB of pictures', () => {
    const bytes = [...assets.pictures.values()].reduce((sum, draw) => sum + Buffer.byteLength(draw()), 0);
    expect(bytes).toBeLessThan(4_000_000);
  });
});
