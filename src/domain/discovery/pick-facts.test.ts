import { describe, expect, it } from 'vitest';
import { EMPTY_LIBRARY } from '../library/library.ts';
import type { StoredTitle } from '../library/saved-title.ts';
import {
  asksFacts,
  pickCandidatesOf,
  matchesFacts,
  matchingCandidates,
  needsFacts,
  type PickCandidate,
  type PickChoice,
  type PickFacts,
  pickFactsOf,
  withFacts,
} from './pick.ts';

const NOW = new Date('2026-11-21T12:00:00.000Z');
const BARE: StoredTitle = { id: 603 };
const NAMED: StoredTitle = { id: 603, title: 'Low Tide', vote_average: 7 };
const any: PickChoice = { type: 'all' };
const candidate = (title: StoredTitle, rating?: number): PickCandidate => ({ title, rating, waitingDays: 0 });

describe('the lists that titles are picked from (product.md, Pick: titles)', () => {
  const movie = { id: 603, title: 'Low Tide', poster_path: null };
  const addedAt = '2026-11-20T12:00:00.000Z';
  const library = {
    ...EMPTY_LIBRARY,
    favorites: [{ id: 2, title: 'Ash', addedAt }],
    collections: [
      { id: 7, name: 'Noir', description: '', movies: [movie] },
      { id: '8', name: 'Calm', description: '', movies: [{ ...movie, id: 604 }] },
    ],
    marks: [
      { id: 5, rating: 9 },
      { id: 6, seenAt: null },
    ],
  };
  const idsOf = (source: Parameters<typeof pickCandidatesOf>[1]) =>
    pickCandidatesOf(library, source, NOW).map(({ title }) => title.id);

  it.each<[Parameters<typeof pickCandidatesOf>[1], readonly number[]]>([
    ['favorites', [2]],
    ['collection:7', [603]],
    ['collection:8', [604]],
    ['collection:9', []],
    ['seen', [6]],
    [{ titles: [BARE, { id: 6 }] }, [603]],
  ])('are of %j', (source, ids) => {
    expect(idsOf(source)).toEqual(ids);
  });
});

describe('what a list says of its titles', () => {
  it.each<[string, StoredTitle, number | undefined, Partial<PickChoice>, boolean]>([
    ['one of those that are wanted', NAMED, 7, { among: new Set(['movie:603'] as const) }, true],
    ['not another', NAMED, 7, { among: new Set(['movie:604'] as const) }, false],
    ['one that is rated so', NAMED, 7, { ratingMin: 7 }, true],
    ['not one that is rated less', NAMED, 6.9, { ratingMin: 7 }, false],
    ['not one without a rating', NAMED, undefined, { ratingMin: 7 }, false],
    ['one that may be rated so, as its id alone is known', BARE, undefined, { ratingMin: 7 }, true],
    ['not one by its id that is rated less', BARE, 6, { ratingMin: 7 }, false],
    ['a show without more than a name, where it is rated', { id: 1, name: 'B' }, undefined, { ratingMin: 1 }, false],
  ])('lets pass %s', (_, title, rating, choice, passes) => {
    expect(matchingCandidates([candidate(title, rating)], { ...any, ...choice })).toHaveLength(passes ? 1 : 0);
  });
});

describe('what more must be known of a title (product.md, Pick: filters)', () => {
  it.each<[string, Partial<PickChoice>, boolean]>([
    ['nothing for any title', {}, false],
    ['its genres for a genre', { genreId: 18 }, true],
    ['its length for a longest one', { runtimeMax: 90 }, true],
    ['nothing for a rating', { ratingMin: 7 }, false],
  ])('is %s', (_, choice, asks) => {
    expect(asksFacts({ ...any, ...choice })).toBe(asks);
    expect(needsFacts(candidate(NAMED), { ...any, ...choice })).toBe(asks);
    expect(needsFacts(candidate(BARE), { ...any, ...choice })).toBe(true);
  });

  it.each<[string, StoredTitle, Parameters<typeof pickFactsOf>[1], Partial<PickChoice>, PickFacts | undefined]>([
    ['enough without a choice', NAMED, {}, {}, { genreIds: [] }],
    ['too little where only its id is known', BARE, { genreIds: [18], runtime: 90 }, {}, undefined],
    ['too little without genres, for a genre', NAMED, { runtime: 90 }, { genreId: 18 }, undefined],
    ['enough with genres', NAMED, { genreIds: [18] }, { genreId: 18 }, { genreIds: [18] }],
    ['too little without a length, for a longest one', NAMED, { genreIds: [18] }, { runtimeMax: 90 }, undefined],
    ['enough with a length', NAMED, { runtime: 90 }, { runtimeMax: 90 }, { genreIds: [], runtime: 90 }],
    [
      'enough with a length that the provider does not know',
      NAMED,
      { runtime: null },
      { runtimeMax: 90 },
      { genreIds: [] },
    ],
  ])('%s', (_, title, known, choice, facts) => {
    expect(pickFactsOf(title, known, { ...any, ...choice })).toEqual(facts);
  });

  it('is its name and rating where its id alone was known, and the visitor’s own rating counts more', () => {
    const facts = { genreIds: [], title: NAMED };
    expect(withFacts(candidate(BARE), facts)).toEqual(candidate(NAMED, 7));
    expect(withFacts(candidate(BARE, 3), facts)).toEqual(candidate(NAMED, 3));
    const [named, unknown] = [candidate({ id: 603, title: 'Ebb' }), candidate(BARE)];
    expect(withFacts(named, facts)).toBe(named);
    expect(withFacts(unknown, { genreIds: [] })).toBe(unknown);
  });
});

it.each<[string, StoredTitle, PickFacts, Partial<PickChoice>, boolean]>([
  ['a title', NAMED, { genreIds: [] }, {}, true],
  ['none that the provider does not know', BARE, { genreIds: [] }, {}, false],
  ['one that it knows', BARE, { genreIds: [], title: NAMED }, { ratingMin: 7 }, true],
  ['none that it rates less', BARE, { genreIds: [], title: NAMED }, { ratingMin: 7.1 }, false],
  ['one of the genre', NAMED, { genreIds: [12, 18] }, { genreId: 18 }, true],
  ['none of another', NAMED, { genreIds: [12] }, { genreId: 18 }, false],
  ['one as long as it may be', NAMED, { genreIds: [], runtime: 90 }, { runtimeMax: 90 }, true],
  ['none that is longer', NAMED, { genreIds: [], runtime: 91 }, { runtimeMax: 90 }, false],
  ['none of an unknown length', NAMED, { genreIds: [] }, { runtimeMax: 90 }, false],
])('picks, by what the provider knows, %s (product.md, Pick: filters)', (_, title, facts, choice, isLike) => {
  expect(matchesFacts(candidate(title, title.vote_average), facts, { ...any, ...choice })).toBe(isLike);
});
