import { describe, expect, it } from 'vitest';
import { pictureAttributes } from './picture-attributes.ts';
import type { PictureUse } from './picture-use.ts';

const tmdb = { baseUrl: 'https://image.tmdb.org/t/p/', sized: true };
const demo = { baseUrl: '/artwork/', sized: false };

const widthsIn = (srcSet: string | undefined) => srcSet?.split(', ').map((candidate) => candidate.split(' ')[1]);

describe('the attributes of a picture', () => {
  it.each<[PictureUse, string[]]>([
    ['row', ['185w', '342w', '500w']],
    ['grid', ['185w', '342w', '500w']],
    ['detail', ['342w', '500w', '780w']],
    ['banner', ['780w', '1280w']],
    ['backdrop', ['780w', '1280w']],
    ['still', ['300w', '780w']],
    ['line', ['185w', '342w']],
    ['collection', ['185w', '342w']],
    ['portrait', ['185w', '342w']],
    ['thumb', ['92w']],
  ])('offer a %s the sizes %j (product.md, Pictures and focus: picture sizes)', (use, widths) => {
    expect(widthsIn(pictureAttributes(tmdb, '/a.jpg', use).srcSet)).toEqual(widths);
  });

  it('name files of the provider by size and path', () => {
    expect(pictureAttributes(tmdb, '/a.jpg', 'banner')).toMatchObject({
      src: 'https://image.tmdb.org/t/p/w1280/a.jpg',
      srcSet: 'https://image.tmdb.org/t/p/w780/a.jpg 780w, https://image.tmdb.org/t/p/w1280/a.jpg 1280w',
      sizes: '(min-width:1180px) 65vw, 100vw',
    });
  });

  it('name the one file of a drawing', () => {
    expect(pictureAttributes(demo, '/a.svg', 'row')).toMatchObject({
      src: '/artwork/a.svg',
      srcSet: undefined,
      sizes: undefined,
    });
  });

  it.each<[PictureUse, number]>([
    ['row', 2 / 3],
    ['portrait', 2 / 3],
    ['banner', 16 / 9],
  ])('keep room for a %s before it is there (product.md, Pictures and focus: picture sizes)', (use, ratio) => {
    const { width, height } = pictureAttributes(tmdb, '/a.jpg', use);
    expect(width / height).toBeCloseTo(ratio);
  });
});
