import { expect, it } from 'vitest';
import { HOME_ROWS } from './home-row.ts';

it('the rows of the home screen are titled as the spec says, in its order (section 2)', () => {
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
