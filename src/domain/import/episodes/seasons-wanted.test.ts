import { expect, it } from 'vitest';
import { seasonsAskedFirst, seasonsAskedThen } from './seasons-wanted.ts';

const seenIn = (...seasons: readonly number[]) => seasons.map((season) => ({ season, number: 1, seenAt: null }));
const COUNTED = Array.from({ length: 45 }, (_, at) => at);

it('asks for the seasons of the file, 20 in a request, and then only for such as there are (product.md, Import: numbers of episodes)', () => {
  expect(seasonsAskedFirst(seenIn(2, 2, 1))).toEqual([2, 1]);
  expect(seasonsAskedThen(seenIn(2, 2, 1), [0, 1, 2, 3])).toEqual([]);
  const years = Array.from({ length: 1_500 }, (_, at) => 1_000 + at);
  expect(seasonsAskedFirst(seenIn(...years))).toHaveLength(20);
  expect(seasonsAskedThen(seenIn(...years), [...COUNTED, 2_004])).toEqual([[2_004]]);
});

it('asks for all but the specials where the file does not say in which season an episode is', () => {
  const episodes = [{ name: 'Secrets', seenAt: null }];
  expect(seasonsAskedFirst(episodes)).toEqual([]);
  expect(seasonsAskedThen(episodes, COUNTED).map((each) => each.length)).toEqual([20, 20, 4]);
  expect(seasonsAskedThen(episodes, COUNTED).flat()).not.toContain(0);
});

it('asks for nothing where the numbers are the catalogue’s own', () => {
  expect(seasonsAskedFirst([{ season: 1, number: 1, seenAt: null, isOwn: true }])).toBeUndefined();
  expect(seasonsAskedFirst([])).toBeUndefined();
});
