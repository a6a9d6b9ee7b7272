import sharp from 'sharp';
import { expect, it } from 'vitest';
import { generateCatalogue } from './generate-catalogue.ts';
import { LINK_PREVIEW_SIZE, linkPreview } from './link-preview.ts';
import { pictures } from './pictures.ts';

const SMALL = { width: 120, height: 63 };

/** Small, because another release of sharp may smooth edges differently. */
const pixelsOf = (picture: string | Buffer) => sharp(picture).resize(SMALL).removeAlpha().raw().toBuffer();

it('the picture beside a link is the one that `npm run pictures:link` draws', async () => {
  const kept = sharp('public/link-preview.png');
  expect(await kept.metadata()).toMatchObject(LINK_PREVIEW_SIZE);
  const drawing = sharp(Buffer.from(linkPreview(pictures(generateCatalogue()))));
  const drawn = await pixelsOf(await drawing.png({ palette: true }).toBuffer());
  const differences = (await pixelsOf('public/link-preview.png')).map((value, at) =>
    Math.abs(value - (drawn[at] ?? 0)),
  );
  expect(Math.max(...differences)).toBeLessThan(32);
});

it('is not drawn without posters', () => {
  expect(() => linkPreview(new Map())).toThrow('There is no poster of');
});
