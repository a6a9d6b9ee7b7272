import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { demoAssets } from './demo-assets.ts';
import { LINK_PREVIEW_SIZE, linkPreview } from './link-preview.ts';

describe('the picture beside a link', () => {
  it('is 1200 by 630 pixels, and drawn from our own posters', async () => {
    const picture = sharp(Buffer.from(linkPreview(demoAssets().pictures)));
    expect(await picture.metadata()).toMatchObject(LINK_PREVIEW_SIZE);
    const { channels } = await picture.stats();
    expect(channels.some(({ stdev }) => stdev > 20)).toBe(true);
  });

  it('is not drawn without them', () => {
    expect(() => linkPreview(new Map())).toThrow('There is no poster of');
  });
});
