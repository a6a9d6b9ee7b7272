import { describe, expect, it } from 'vitest';
import type { Mark } from '../marks/mark.ts';
import type { StoredTitle } from '../saved-title.ts';
import { factsNeeded, filteredTitles, isFiltering, NO_FILTER, yearsOf, type ListFilter } from './list-filter.ts';
import { hasFacts, statedFacts } from './title-facts.ts';

const DRAMA = { id: 18, name: 'Drama' };
const TITLES: readonly StoredTitle[] = [
  {
    id: 1,
    title: 'Alien',
    release_date: '1979-05-25',
    vote_average: 8.2,
    runtime: 117,
    genres: [{ id: 878, name: 'Science Fiction' }],
  },
  { id: 2, title: 'Heat', release_date: '1995-12-15', runtime: 170, genres: [DRAMA, { id: 80, name: 'Crime' }] },
  { id: 2, media_type: 'tv', name: 'Fargo', first_air_date: '2014-04-15', genres: [DRAMA] },
  { id: 4, title: 'Tomorrow', release_date: '2026-11-27' },
  { id: 5, title: 'Today', release_date: '2026-11-26' },
  { id: 6, title: 'Some day', release_date: '' },
];
const MARKS = new Map<StoredTitle | undefined, Mark>([
  [TITLES[0], { seenAt: '2026-01-01', rating: 9 }],
  [TITLES[1], { seenAt: null }],
  [TITLES[2], { rating: 6 }],
]);
const knowledge = {
  markOf: (title: StoredTitle) => MARKS.get(title),
  factsOf: statedFacts,
  today: '2026-11-26',
};
const filtered = (filter: Partial<ListFilter>) =>
  filteredTitles(TITLES, { ...NO_FILTER, ...filter }, knowledge).map(({ title, name }) => title ?? name);

describe('filters of a list (product.md, Lists: filters)', () => {
  it.each<[Partial<ListFilter>, readonly string[]]>([
    [{ seen: true }, ['Alien', 'Heat']],
    [{ seen: false }, ['Fargo', 'Tomorrow', 'Today', 'Some day']],
    [{ out: true }, ['Alien', 'Heat', 'Fargo', 'Today']],
    [{ out: false }, ['Tomorrow', 'Some day']],
    [{ from: 1995 }, ['Heat', 'Fargo', 'Tomorrow', 'Today']],
    [{ to: 1995 }, ['Alien', 'Heat']],
    [{ from: 1995, to: 1995 }, ['Heat']],
    [{ rating: 6 }, ['Alien', 'Fargo']],
    [{ rating: 7 }, ['Alien']],
    [{ genre: [18] }, ['Heat', 'Fargo']],
    [{ genre: [18, 80] }, ['Heat']],
    // Of the others no genre is known.
    [{ not: [80] }, ['Alien', 'Fargo']],
    [{ min: 8 }, ['Alien']],
    [{ runtime: 120 }, ['Alien']],
    [{ runtime: 117 }, ['Alien']],
    [{ runtime: 116 }, []],
    [{ genre: [18], seen: false }, ['Fargo']],
    [{ find: 'to', out: true }, ['Today']],
    [{ find: 'alien', seen: false }, []],
  ])('%j leaves %j', (filter, names) => {
    expect(filtered(filter)).toEqual(names);
    expect(isFiltering({ ...NO_FILTER, ...filter })).toBe(true);
  });

  it('leaves the same list where nothing is asked for', () => {
    expect(filteredTitles(TITLES, NO_FILTER, knowledge)).toBe(TITLES);
    expect(filteredTitles(TITLES, { find: ' ', genre: undefined }, knowledge)).toBe(TITLES);
    expect(isFiltering({ find: ' ', seen: undefined })).toBe(false);
  });

  it('offers the years of the list, the latest first', () => {
    expect(yearsOf(TITLES)).toEqual([2026, 2014, 1995, 1979]);
  });
});

describe('what a list says of a title (product.md, Lists: facts)', () => {
  it.each<[unknown, unknown, object]>([
    [undefined, undefined, {}],
    [[DRAMA], 90, { genreIds: [18], runtime: 90 }],
    [[DRAMA], undefined, { genreIds: [18], runtime: null }],
    [[], undefined, { genreIds: [], runtime: null }],
    [undefined, 90, { runtime: 90 }],
    ['Drama', '90', {}],
    [[null, 18, { id: '18' }, { name: 'Drama' }, DRAMA], null, { genreIds: [18], runtime: null }],
  ])('genres %j and runtime %j', (genres, runtime, facts) => {
    expect(statedFacts({ id: 1, genres, runtime })).toEqual(facts);
  });

  it.each([
    [{}, { genre: [18] }, false],
    [{ genreIds: [] }, { genre: [18] }, true],
    [{ genreIds: [] }, { genre: [18], runtime: 90 }, false],
    [{ runtime: null }, { runtime: 90 }, true],
    [{}, { seen: true }, true],
    [{}, { genre: undefined }, true],
  ])('%j is enough for %j: %j', (facts, filter, isEnough) => {
    expect(hasFacts(facts, factsNeeded({ ...NO_FILTER, ...filter }))).toBe(isEnough);
  });
});
