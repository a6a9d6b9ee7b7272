import { expect, it } from 'vitest';
import { mapToImageSource } from './map-to-image-source.ts';

const FALLBACK = 'https://image.tmdb.org/t/p';

it.each([
  ['https://cdn.test/t/p/', 'https://cdn.test/t/p/'],
  ['https://cdn.test/t/p', 'https://cdn.test/t/p/'],
  ['http://localhost:4600/t/p/', 'http://localhost:4600/t/p/'],
  ['javascript:alert(1)//', 'https://image.tmdb.org/t/p/'],
  ['data:text/html,', 'https://image.tmdb.org/t/p/'],
  ['/t/p/', 'https://image.tmdb.org/t/p/'],
  ['', 'https://image.tmdb.org/t/p/'],
  [undefined, 'https://image.tmdb.org/t/p/'],
  [7, 'https://image.tmdb.org/t/p/'],
])('takes %j as %s', (secure_base_url, baseUrl) => {
  expect(mapToImageSource({ images: { secure_base_url } }, FALLBACK)).toStrictEqual({ baseUrl, sized: true });
});

it.each([
  ['/tmdb-images/t/p/', '/tmdb-images/t/p/'],
  ['/films/tmdb-images/t/p', '/films/tmdb-images/t/p/'],
])('stays at %s, a path of the own host, wherever TMDB says that pictures are', (configured, baseUrl) => {
  for (const secure_base_url of ['https://image.tmdb.org/t/p/', 'https://cdn.test/t/p/', '', undefined]) {
    expect(mapToImageSource({ images: { secure_base_url } }, configured)).toStrictEqual({ baseUrl, sized: true });
  }
});

it.each([null, [], 'html', {}, { images: null }, { success: false }])('finds no configuration in %j', (raw) => {
  expect(() => mapToImageSource(raw, FALLBACK)).toThrow('malformed');
});
