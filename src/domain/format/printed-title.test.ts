import { expect, it } from 'vitest';
import { printedTitle } from './printed-title.ts';

it.each([
  [
    { id: 1, media_type: 'tv', name: 'Nine Dials', first_air_date: '2019-05-01' },
    'Twice.',
    'tv:1',
    'Nine Dials',
    '2019',
  ],
  [{ id: 2, title: 'Dust Parade', release_date: '1968-02-29' }, undefined, 'movie:2', 'Dust Parade', '1968'],
  [{ id: 3, title: 'Mango', release_date: '1993-02-30' }, undefined, 'movie:3', 'Mango', undefined],
  [{ id: 4 }, undefined, 'movie:4', 'Untitled', undefined],
] as const)('prints name, year and note of %j (product.md, Frame: print)', (title, note, key, name, year) => {
  expect(printedTitle(title, note)).toEqual({ key, name, year, note });
});
