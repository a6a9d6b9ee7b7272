import { expect, it } from 'vitest';
import { seasonName } from './season-name.ts';

it.each([
  [2, 'The Long Night', 'The Long Night'],
  [0, 'Extras', 'Extras'],
  [2, '', 'Season 2'],
  [2019, '', 'Season 2019'],
  [0, '', 'Specials'],
])("season %i with the name '%s' is called '%s' (product.md, Detail: seasons)", (season_number, name, called) =>
  expect(seasonName({ season_number, name })).toBe(called),
);
