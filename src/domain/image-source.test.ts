import { describe, expect, it } from 'vitest';
import { imageSrcSet, imageUrl, isImagePath } from './image-source.ts';

const TMDB = { baseUrl: 'https://image.tmdb.org/t/p/', sized: true };
const DRAWN = { baseUrl: '/artwork/', sized: false };

describe('pictures', () => {
  it('have an address of base, size and path (product.md, Provider calls: pictures)', () => {
    expect(imageUrl(TMDB, '/a.jpg', 'w342')).toBe('https://image.tmdb.org/t/p/w342/a.jpg');
    expect(imageUrl(DRAWN, '/a.svg', 'w342')).toBe('/artwork/a.svg');
  });

  it('name their widths for the browser to choose, where there are several', () => {
    expect(imageSrcSet(TMDB, '/a.jpg', ['w185', 'w342'])).toBe(
      'https://image.tmdb.org/t/p/w185/a.jpg 185w, https://image.tmdb.org/t/p/w342/a.jpg 342w',
    );
    expect(imageSrcSet(DRAWN, '/a.svg', ['w185', 'w342'])).toBeUndefined();
  });

  it.each(['/abc.jpg', '/p-dust-parade.svg', '/A_1.2.png'])('may be at %s', (path) =>
    expect(isImagePath(path)).toBe(true),
  );

  it.each([
    '',
    'abc.jpg',
    '//evil.example/a.jpg',
    '/../a',
    '/a b.jpg',
    '/a"onerror=x',
    'javascript:alert(1)',
    '/a/b.jpg',
  ])('are never at %j', (path) => expect(isImagePath(path)).toBe(false));
});
