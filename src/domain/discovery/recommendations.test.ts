import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_LIBRARY, type Library } from '../library/library.ts';
import { titleKey } from '../title.ts';
import { recommend, sourcesOf, type SourceList, withNewOnes } from './recommendations.ts';

const day = (number: number) => `2026-11-${`${number}`.padStart(2, '0')}T12:00:00.000Z`;
const favorite = (id: number, added: number) => ({ id, title: `F${id}`, addedAt: day(added) });

describe('what others are recommended because of (product.md, For you: sources)', () => {
  it('is the newest favorites and what was rated 8 or more, the newest first', () => {
    const library = {
      favorites: [favorite(1, 1), favorite(2, 9), favorite(3, 5)],
      marks: [
        { id: 4, rating: 8, seenAt: day(7) },
        { id: 5, rating: 7, seenAt: day(8) },
        { id: 3, rating: 10 },
        { id: 6, rating: 9, seenAt: null },
      ],
    };
    expect(sourcesOf(library).map(({ title, rating }) => [title.id, rating])).toEqual([
      [2, 8],
      [4, 8],
      [3, 10],
      [1, 8],
      [6, 9],
    ]);
  });

  it('is ten at most, none that is hidden, and no favorite that was rated below 6', () => {
    const favorites = Array.from({ length: 14 }, (_, index) => favorite(index + 1, 28 - index));
    const marks = [
      { id: 1, hiddenAt: day(1) },
      { id: 2, rating: 5 },
      { id: 3, rating: 6 },
    ];
    const ids = sourcesOf({ favorites, marks }).map(({ title }) => title.id);
    expect(ids).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });
});

it('what was begun is left out, as what was seen is (product.md, For you: left out) (product.md, Shows: seen)', () => {
  const title = (id: number) => ({ id, media_type: 'tv' as const, name: `S${id}` });
  const lists = [{ title: favorite(1, 1), rating: 8, titles: [title(2), title(3)] as never[] }];
  const library = { ...EMPTY_LIBRARY, episodes: [{ id: 2, name: 'S2', seasons: { 1: '1' } }] };
  expect(recommend(lists, library).map(({ title: { id } }) => id)).toEqual([3]);
});

const ref = fc.record({ id: fc.integer({ min: 1, max: 30 }), media_type: fc.constantFrom('movie', 'tv') });
const refs = fc.uniqueArray(ref, { selector: titleKey, maxLength: 20 });
const mark = fc.record(
  {
    seenAt: fc.constantFrom(null, day(1)),
    rating: fc.integer({ min: 1, max: 10 }),
    hiddenAt: fc.constant(day(1)),
    note: fc.constant('n'),
  },
  { requiredKeys: [] },
);
const libraries: fc.Arbitrary<Library> = fc
  .tuple(refs, refs, refs, refs, fc.array(mark, { minLength: 20, maxLength: 20 }))
  .map(([watchlist, favorites, movies, marked, marks]) => ({
    ...EMPTY_LIBRARY,
    watchlist: watchlist.map((title) => ({ ...title, addedAt: day(1) })),
    favorites: favorites.map((title) => ({ ...title, addedAt: day(title.id > 28 ? 1 : title.id) })),
    collections: [{ id: '1', name: 'Noir', description: '', movies }],
    marks: marked.map((title, index) => ({ ...title, ...marks[index] })),
  }));

const listsOf = (library: Library): fc.Arbitrary<readonly SourceList[]> => {
  const sources = sourcesOf(library);
  return fc
    .array(refs, { minLength: sources.length, maxLength: sources.length })
    .map((all) => sources.map((source, index) => ({ ...source, titles: all[index] ?? [] })));
};

describe('what is recommended', () => {
  it('is new to the visitor, from a list of its reason, and at most three for one reason (product.md, For you: left out)', () => {
    fc.assert(
      fc.property(
        libraries.chain((library) => fc.tuple(fc.constant(library), listsOf(library))),
        ([library, lists]) => {
          const found = recommend(lists, library);
          const { watchlist, favorites, collections, marks } = library;
          const listed = [...watchlist, ...favorites, ...collections.flatMap(({ movies }) => movies)];
          const told = marks.filter(
            ({ seenAt, rating, hiddenAt }) => seenAt !== undefined || rating !== undefined || hiddenAt !== undefined,
          );
          const known = new Set([...listed, ...told].map((title) => titleKey(title)));
          for (const { title, because } of found) {
            expect(known).not.toContain(titleKey(title));
            const reason = lists.find((list) => list.title === because);
            expect(reason?.titles.map((each) => titleKey(each))).toContain(titleKey(title));
            expect(found.filter((each) => each.because === because).length).toBeLessThanOrEqual(3);
          }
          expect(new Set(found.map(({ title }) => titleKey(title))).size).toBe(found.length);
          expect(found.length).toBeLessThanOrEqual(20);
        },
      ),
    );
  });

  it('is in the order of its score, with the reason that counts most (product.md, For you: score)', () => {
    const list = (id: number, rating: number, ids: readonly number[]): SourceList => ({
      title: { id },
      rating,
      titles: ids.map((each) => ({ id: each })),
    });
    // 20: 8/4 = 2; 21: 8/5 + 10/4 = 4.1, more by the second; 22: 10/5 = 2 as well, found later.
    const found = recommend([list(1, 8, [20, 21]), list(2, 10, [21, 22])], EMPTY_LIBRARY);
    expect(found.map(({ title, because }) => [title.id, because.id])).toEqual([
      [21, 2],
      [20, 1],
      [22, 2],
    ]);
  });
});

describe('what is shown already', () => {
  const because = { id: 1 };
  const shown = [2, 3].map((id) => ({ title: { id }, because }));
  const one = (id: number) => ({ title: { id }, because });

  it('stays, and what is new comes after it, twenty at most', () => {
    expect(withNewOnes(shown, [one(4), one(3), one(5)])).toEqual([...shown, one(4), one(5)]);
    const many = Array.from({ length: 30 }, (_, at) => one(at + 10));
    expect(withNewOnes(shown, many)).toEqual([...shown, ...many.slice(0, 18)]);
  });

  it.each([[[]], [[one(3), one(2)]]])('is the very same where nothing is new', (now) => {
    expect(withNewOnes(shown, now)).toBe(shown);
  });
});
