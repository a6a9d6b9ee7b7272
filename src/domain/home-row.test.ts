import { expect, it } from 'vitest';
import { HOME_ROWS } from './home-row.ts';

it('the rows of the home screen have their titles and their order (product.md, Home: rows)', () => {
  expect(HOME_ROWS.map(({ title }) => title)).toEqual([
    'Trending Now',
    'Now Playing in Theaters',
    'Popular TV Shows',
    'Coming Soon',
    'Top Rated Movies',
    'Airing Today',
    'On The Air',
  ]);
});
