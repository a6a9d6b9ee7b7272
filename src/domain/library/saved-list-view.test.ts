import { describe, expect, it } from 'vitest';
import { totalItems } from './counts-of.ts';
import { EMPTY_LIBRARY } from './library.ts';
import { DEFAULT_VIEW, viewSavedList, type SavedListView } from './saved-list-view.ts';
import type { SavedTitle } from './saved-title.ts';

const LIST: readonly SavedTitle[] = [
  { id: 1, media_type: 'movie', title: 'élan', vote_average: 7, release_date: '2001-01-01', addedAt: '2026-01-03' },
  { id: 2, media_type: 'tv', name: 'Zebra', vote_average: 9, first_air_date: '1999-01-01', addedAt: '2026-01-01' },
  { id: 3, title: 'Part 10', addedAt: '2026-01-02' },
  { id: 4, media_type: 'movie', title: 'Part 9', vote_average: 7, release_date: '2020-01-01', addedAt: '2026-01-04' },
];

const ids = (view: Partial<SavedListView>) => viewSavedList(LIST, { ...DEFAULT_VIEW, ...view }).map(({ id }) => id);

describe('a saved list (product.md, Lists: filter)', () => {
  // product.md, Lists: sort.
  it('shows all, the last added first, by default', () => expect(ids({})).toEqual([4, 1, 3, 2]));

  it.each<[Partial<SavedListView>, readonly number[]]>([
    [{ filter: 'movie' }, [4, 1, 3]],
    [{ filter: 'tv' }, [2]],
    [{ isAscending: true }, [2, 3, 1, 4]],
    [{ sort: 'title', isAscending: true }, [1, 4, 3, 2]],
    [{ sort: 'title' }, [2, 3, 4, 1]],
    [{ sort: 'rating' }, [2, 1, 4, 3]],
    [{ sort: 'releaseDate', isAscending: true }, [3, 2, 1, 4]],
  ])('by %o shows %j: movies include those without a type', (view, expected) => expect(ids(view)).toEqual(expected));

  it.each([true, false])(
    'leaves what was added at one time in the order of the list (ascending: %j)',
    (isAscending) => {
      const alike = LIST.map((saved) => ({ ...saved, addedAt: '2026-01-01' }));
      expect(viewSavedList(alike, { ...DEFAULT_VIEW, isAscending })).toEqual(alike);
    },
  );
});

const named = (language: string | undefined, ...names: readonly string[]) =>
  viewSavedList(
    names.map((title, index) => ({ id: index + 1, title, addedAt: '2026-01-01' })),
    { ...DEFAULT_VIEW, sort: 'title', isAscending: true, language },
  ).map(({ title }) => title);

it.each<[language: string | undefined, inOrder: readonly string[]]>([
  [undefined, ['Ärger', 'Azur', 'Zebra']],
  ['de-DE', ['Ärger', 'Azur', 'Zebra']],
  ['sv-SE', ['Azur', 'Zebra', 'Ärger']],
  ['ja-JP', ['あさひ', 'イルカ', '海']],
  ['ar', ['أم', 'باب', 'يوم']],
])(
  'by title in %s is in the order of that language (product.md, Titles in one’s language: order)',
  (language, names) => {
    expect(named(language, ...names.toReversed())).toEqual(names);
  },
);

describe('counts', () => {
  it('total watchlist, favorites and all movies in all collections (product.md, Frame: total items)', () => {
    const [first, ...rest] = EMPTY_LIBRARY.collections;
    const collections = first ? [{ ...first, movies: LIST }, ...rest] : [];
    expect(totalItems({ ...EMPTY_LIBRARY, watchlist: LIST, favorites: LIST.slice(1), collections })).toBe(11);
  });
});
