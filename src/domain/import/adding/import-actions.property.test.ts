import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '#fixtures/fuzz/runs.ts';
import { arbitraryMatch } from '#fixtures/import/arbitrary-match.ts';
import { arbitraryActions } from '#fixtures/library/arbitrary-action.ts';
import { apply, inverse } from '../../library/apply.ts';
import { collectionKey, type Collection } from '../../library/collection.ts';
import type { LibraryAction } from '../../library/library-change.ts';
import { EMPTY_LIBRARY, type Library } from '../../library/library.ts';
import type { Mark, MarkedTitle } from '../../library/marks/mark.ts';
import { viewingsOf } from '../../library/marks/viewings.ts';
import { resultOf } from '../../steps.ts';
import { titleKey, type TitleRef } from '../../title.ts';
import type { MatchedTitle } from '../title-match.ts';
import { filedLists } from './filed-lists.ts';
import { gainOf } from './gain-of.ts';
import { importActions } from './import-actions.ts';
import { indexLibrary } from './library-index.ts';

const CONTEXT = { lists: [{ name: 'Noir', description: 'Dark' }], now: new Date('2026-11-21T12:00:00Z') };
const LISTS = filedLists(CONTEXT.lists);
const arbitraryLibrary = arbitraryActions.map((actions) => actions.reduce(apply, EMPTY_LIBRARY));
const arbitraryMatches = fc.array(arbitraryMatch, { maxLength: 25 });

const batchOf = (library: Library, matches: readonly MatchedTitle[]): LibraryAction => ({
  kind: 'batch',
  actions: resultOf(importActions(library, matches, CONTEXT)),
});
const add = (library: Library, matches: readonly MatchedTitle[]) => apply(library, batchOf(library, matches));

const keysOf = (titles: readonly TitleRef[]) => titles.map(titleKey).toSorted();
/** What is said of a title: of ratings and notes, the first row counts. */
const sayingsOf = ({ seenAt, rating, note, hiddenAt }: Mark) => [
  seenAt,
  ...[rating, note, hiddenAt].map((said) => said !== undefined),
];

const byKey = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]) => (a < b ? -1 : 1);
/** Which titles are where, whatever the order. */
const setsOf = ({ watchlist, favorites, collections, marks }: Library) => ({
  watchlist: keysOf(watchlist),
  favorites: keysOf(favorites),
  collections: collections.map(({ name, movies }) => [name, keysOf(movies)] as const).toSorted(byKey),
  marks: marks.map((mark) => [titleKey(mark), sayingsOf(mark)] as const).toSorted(byKey),
});

const markIn = (library: Library, { id, media_type }: MarkedTitle) =>
  library.marks.find((each) => each.id === id && each.media_type === media_type);

const keptMovies = ({ movies }: Collection, before: Collection | undefined) =>
  movies.filter((movie) => before?.movies.some((each) => titleKey(each) === titleKey(movie)));

describe('an import of anything', () => {
  it('leaves all that the library had as it was (product.md, Import: gaps)', () => {
    fc.assert(
      fc.property(arbitraryLibrary, arbitraryMatches, (before, matches) => {
        const after = add(before, matches);
        expect(after.watchlist.slice(0, before.watchlist.length)).toEqual(before.watchlist);
        expect(after.favorites.slice(0, before.favorites.length)).toEqual(before.favorites);
        expect([after.viewingHistory, after.preferences, after.username]).toEqual([
          before.viewingHistory,
          before.preferences,
          before.username,
        ]);
        const ids = new Set(before.collections.map(collectionKey));
        const kept = after.collections.filter((each) => ids.has(collectionKey(each)));
        expect(kept.map((each, at) => ({ ...each, movies: keptMovies(each, before.collections[at]) }))).toEqual(
          before.collections,
        );
        for (const mark of before.marks) {
          const own = markIn(after, mark);
          const { seenAt: _seenAt, viewings: _viewings, ...others } = mark;
          expect(own).toMatchObject(others);
          // A day where none was known fills a gap.
          const days = Object.keys(viewingsOf(mark)).filter((day) => day.length > 4);
          expect(Object.keys(viewingsOf(own ?? {}))).toEqual(expect.arrayContaining(days));
          expect(Object.keys(viewingsOf(own ?? {})).length).toBeGreaterThanOrEqual(
            Object.keys(viewingsOf(mark)).length,
          );
        }
      }),
      runs(300),
    );
  });

  it('does nothing the second time: it is the very same library (product.md, Import: same file)', () => {
    fc.assert(
      fc.property(arbitraryLibrary, arbitraryMatches, (before, matches) => {
        const once = add(before, matches);
        expect(resultOf(importActions(once, matches, CONTEXT))).toEqual([]);
        expect(add(once, matches)).toBe(once);
        const index = indexLibrary(once);
        expect(matches.filter((match) => gainOf(index, match, LISTS) === 'new')).toEqual([]);
      }),
      runs(300),
    );
  });

  it('says that a title is here where adding it would change nothing, and only there', () => {
    fc.assert(
      fc.property(arbitraryLibrary, arbitraryMatch, (library, match) => {
        expect(gainOf(indexLibrary(library), match, LISTS) !== 'new').toBe(add(library, [match]) === library);
      }),
      runs(300),
    );
  });

  it('does the same, whatever the order of the rows, and however often one is there', () => {
    fc.assert(
      fc.property(arbitraryLibrary, arbitraryMatches, fc.infiniteStream(fc.nat()), (before, matches, random) => {
        const mixed = [...matches, ...matches.slice(0, 5)]
          .map((match) => ({ match, place: random.next().value as number }))
          .toSorted((a, b) => a.place - b.place)
          .map(({ match }) => match);
        expect(setsOf(add(before, mixed))).toEqual(setsOf(add(before, matches)));
      }),
      runs(300),
    );
  });

  it('is undone as one change, to the library that there was (product.md, Import: adding)', () => {
    fc.assert(
      fc.property(arbitraryLibrary, arbitraryMatches, (before, matches) => {
        const batch = batchOf(before, matches);
        expect(apply(apply(before, batch), inverse(before, batch))).toEqual(before);
      }),
      runs(300),
    );
  });

  it('gives each collection an id of its own', () => {
    fc.assert(
      fc.property(arbitraryLibrary, arbitraryMatches, (before, matches) => {
        const ids = add(before, matches).collections.map(collectionKey);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });
});
