import { expect, it } from 'vitest';
import { shownAddress } from './shown-address.ts';

it.each([
  ['https://api.themoviedb.org/3', 'https://api.themoviedb.org/3'],
  ['https://api.themoviedb.org/3/', 'https://api.themoviedb.org/3'],
  ['https://me:secret@proxy.test/tmdb?api_key=secret#secret', 'https://proxy.test/tmdb'],
  ['/tmdb?api_key=secret', '/tmdb'],
])('shows %s as %s', (apiUrl, shown) => {
  expect(shownAddress(apiUrl)).toBe(shown);
});
