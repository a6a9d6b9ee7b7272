import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Mark } from '../marks/mark.ts';
import type { StoredTitle } from '../saved-title.ts';
import { factsNeeded, filteredTitles, isFiltering, NO_FILTER, yearsOf, type ListFilter } from './list-filter.ts';
import { hasFacts, personName, statedFacts, type TitleFacts } from './title-facts.ts';

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
const AGAIN = { id: 7, media_type: 'tv', name: 'Nine Dials' } as const;
const MARKS = new Map<StoredTitle | undefined, Mark>([
  [TITLES[0], { seenAt: '2026-01-01', rating: 9 }],
  [TITLES[1], { seenAt: null }],
  [TITLES[2], { rating: 6 }],
]);
const knowledge = {
  markOf: (title: StoredTitle) => MARKS.get(title),
  factsOf: statedFacts,
  isWatchedAgain: ({ id }: StoredTitle) => id === 7,
  today: '2026-11-26',
};
const filtered = (filter: Partial<ListFilter>) =>
  filteredTitles(TITLES, { ...NO_FILTER, ...filter }, knowledge).map(({ title, name }) => title ?? name);

it.each([true, false])(
  'a show that is watched again is among what was seen: %s (product.md, Shows: rounds)',
  (seen) => {
    const known = { ...knowledge, markOf: () => ({ seenAt: '2024-02-29' }) };
    expect(filteredTitles([AGAIN], { ...NO_FILTER, seen }, known)).toEqual([AGAIN]);
    expect(filteredTitles([AGAIN], { ...NO_FILTER, seen }, { ...known, isWatchedAgain: undefined })).toEqual(
      seen ? [AGAIN] : [],
    );
  },
);

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

describe('filters of what was seen (product.md, Diary: further filters)', () => {
  const people = { directors: [{ id: 90, name: 'Ines' }], cast: [{ id: 7, name: 'Teodora Lindqvist' }] };
  const FACTS = new Map<StoredTitle | undefined, TitleFacts>([
    [TITLES[0], { language: 'fr', countries: ['FR', 'BE'], people }],
    [TITLES[1], { language: null, countries: [], people: { directors: [], cast: [] } }],
    [TITLES[2], { language: 'en', countries: ['US'], people: { ...people, directors: [] } }],
  ]);
  const factsOf = (title: StoredTitle) => FACTS.get(title) ?? {};
  const left = (filter: Partial<ListFilter>) =>
    filteredTitles(TITLES, { ...NO_FILTER, ...filter }, { ...knowledge, factsOf }).map(
      (each) => each.title ?? each.name,
    );

  it.each<[Partial<ListFilter>, readonly string[]]>([
    [{ language: 'fr' }, ['Alien']],
    [{ language: 'de' }, []],
    [{ country: 'BE' }, ['Alien']],
    [{ country: 'US' }, ['Fargo']],
    [{ person: 90 }, ['Alien']],
    [{ person: 7 }, ['Alien', 'Fargo']],
    [{ person: 8 }, []],
    [{ person: 7, language: 'en' }, ['Fargo']],
    // Of those that are not rated it is not known.
    [{ most: 10 }, ['Alien', 'Fargo']],
    [{ most: 8 }, ['Fargo']],
    [{ rating: 9, most: 9 }, ['Alien']],
    [{ rating: 7, most: 8 }, []],
  ])('%j leaves %j', (filter, names) => {
    expect(left(filter)).toEqual(names);
    expect(isFiltering({ ...NO_FILTER, ...filter })).toBe(true);
  });

  it.each<[Partial<ListFilter>, readonly string[]]>([
    [{ language: 'fr', country: 'FR', person: 7, most: 8 }, ['language', 'countries', 'people']],
    [{ genre: [18], not: [35] }, ['genreIds']],
    [{ rating: 7, most: 8, seen: true }, []],
  ])('of %j it must be known: %j', (filter, needs) => {
    expect(factsNeeded(filter)).toEqual(needs);
  });

  it('leave no title twice, none in another order, and none of which nothing is known', () => {
    const facts = fc.record({
      language: fc.constantFrom('fr', 'en', null, undefined),
      countries: fc.constantFrom(['FR'], ['FR', 'US'], [], undefined),
      people: fc.constantFrom(people, { directors: [], cast: [] }, undefined),
    });
    const filters = fc.record(
      { language: fc.constantFrom('fr', 'en'), country: fc.constantFrom('FR', 'US'), person: fc.constantFrom(7, 90) },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.array(facts), filters, (all, filter) => {
        const titles = all.map((_, at) => ({ id: at }));
        const known = { ...knowledge, factsOf: ({ id }: StoredTitle) => all[id] ?? {} };
        const ids = filteredTitles(titles, { ...NO_FILTER, ...filter }, known).map(({ id }) => id);
        expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => a - b));
        expect(ids.every((id) => hasFacts(all[id] ?? {}, factsNeeded(filter)))).toBe(true);
        const each = Object.entries(filter).map(([name, asked]) =>
          filteredTitles(titles, { ...NO_FILTER, [name]: asked }, known).map(({ id }) => id),
        );
        expect(ids).toEqual(titles.map(({ id }) => id).filter((id) => each.every((some) => some.includes(id))));
      }),
    );
  });

  it('say who somebody is by the first title that knows it', () => {
    expect(personName(FACTS.values(), 7)).toBe('Teodora Lindqvist');
    expect(personName(FACTS.values(), 90)).toBe('Ines');
    expect([personName(FACTS.values(), 8), personName([], 7)]).toEqual([undefined, undefined]);
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
