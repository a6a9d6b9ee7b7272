import { describe, expect, it } from 'vitest';
import { librariesAfter } from '#fixtures/library/libraries-after.ts';
import { replacingAll } from '#fixtures/library/replacing-all.ts';
import { resultOf } from '../../steps.ts';
import { apply } from '../apply.ts';
import type { LibraryAction } from '../library-change.ts';
import { EMPTY_LIBRARY, type Library } from '../library.ts';
import { takeBack } from './take-back.ts';

const AT = '2026-11-20T12:00:00.000Z';
const LATER = '2026-11-21T12:00:00.000Z';

const titles = (...ids: readonly number[]) => ids.map((id) => ({ id, addedAt: AT }));
const restore = replacingAll;
const saving = (id: number, addedAt = AT): LibraryAction => ({
  kind: 'title-saved',
  list: 'watchlist',
  title: { id, addedAt },
});
const removing = (id: number): LibraryAction => ({ kind: 'title-removed', list: 'watchlist', title: { id } });
const noir = (...ids: readonly number[]) => ({
  id: '9',
  name: 'Noir',
  description: '',
  movies: ids.map((id) => ({ id })),
});
const adding = (id: number): LibraryAction => ({
  kind: 'movie-added-to-collection',
  collectionId: '9',
  title: { id },
});

const takingOut = (id: number): LibraryAction =>
  ({ ...adding(id), kind: 'movie-removed-from-collection' }) as LibraryAction;
const rating = (rated: number): LibraryAction => ({
  kind: 'title-marked',
  title: { id: 1 },
  set: { rating: rated },
  clear: [],
});
const naming = (username: string): LibraryAction => ({ kind: 'username-set', username });
const creating: LibraryAction = { kind: 'collection-created', collection: noir(1) };
const destroying: LibraryAction = { kind: 'collection-removed', collectionId: '9' };
const views = (...ids: readonly number[]) => ids.map((id) => ({ id, viewedAt: AT }));
const clearing = (...ids: readonly number[]): LibraryAction => ({
  kind: 'history-replaced',
  viewingHistory: views(...ids),
});

const undo = (has: Partial<Library>, act: LibraryAction, ...since: readonly LibraryAction[]) => {
  const before = { ...EMPTY_LIBRARY, ...has };
  const libraries = librariesAfter(before, [act, ...since]);
  const action = resultOf(
    takeBack(
      before,
      libraries.map((library, at) => ({ library, isTakenBack: at === 0 })),
    ),
  );
  return { before, action, undone: apply(libraries.at(-1) ?? before, action) };
};

describe('taking back an act (product.md, Lists: late undo)', () => {
  it('leaves a title as it is that was put there again since, and does not bring back what went since', () => {
    const { undone } = undo(
      { watchlist: titles(1, 2, 3) },
      restore({ watchlist: titles(3, 8, 9) }),
      saving(1, LATER),
      removing(8),
      removing(3),
      removing(9),
      saving(9, LATER),
    );
    expect(undone.watchlist.map(({ id, addedAt }) => [id, addedAt])).toEqual([
      [2, AT],
      [1, LATER],
      [9, LATER],
    ]);
  });

  it.each<[string, Partial<Library>, LibraryAction, readonly LibraryAction[], Partial<Library>]>([
    ['removed', { watchlist: titles(1) }, removing(1), [saving(1), removing(1)], {}],
    ['added', {}, saving(1), [removing(1), saving(1)], { watchlist: titles(1) }],
    ['rated', {}, rating(5), [rating(6), rating(5)], { marks: [{ id: 1, rating: 5 }] }],
    ['set', { username: 'A' }, naming('B'), [naming('C'), naming('B')], { username: 'B' }],
    [
      'put into a collection',
      { collections: [noir()] },
      adding(1),
      [takingOut(1), adding(1)],
      { collections: [noir(1)] },
    ],
    ['created', {}, creating, [destroying, creating], { collections: [noir(1)] }],
    ['viewed', {}, clearing(1), [clearing(), clearing(1)], { viewingHistory: views(1) }],
  ])('leaves what was %s again since, though it is the same as the act left it', (_, has, act, since, left) => {
    const there = { ...EMPTY_LIBRARY, collections: [], ...left };
    expect(undo({ collections: [], ...has }, act, ...since).undone).toEqual(there);
  });

  it('takes back as though neither had been where another act was taken back since', () => {
    const before = EMPTY_LIBRARY;
    const [three, five, again] = librariesAfter(before, [rating(3), rating(5), rating(3)]);
    if (!three || !five || !again) throw new Error('A change made nothing.');
    const steps = [three, five, again].map((library) => ({ library, isTakenBack: true }));
    expect(apply(again, resultOf(takeBack(before, steps)))).toEqual(before);
  });

  it('takes back a title though the provider has said more of it since', () => {
    const { undone } = undo({}, restore({ watchlist: titles(1) }), {
      kind: 'titles-refreshed',
      titles: [{ list: 'watchlist', title: { id: 1 }, set: { title: 'One', checkedAt: LATER }, clear: [] }],
    });
    expect(undone.watchlist).toEqual([]);
  });

  it('leaves a collection that the act made with the films that were put there since, and with no others', () => {
    const made: LibraryAction = { kind: 'collection-created', collection: noir(1, 2) };
    const { undone } = undo({}, made, adding(3));
    expect(undone.collections.at(-1)).toEqual(noir(3));
    expect(undo({}, made).undone).toEqual(EMPTY_LIBRARY);
    const gone = undo({}, made, { kind: 'collection-removed', collectionId: '9' });
    expect(gone.undone).toEqual(EMPTY_LIBRARY);
  });

  it('brings back a collection that the act removed, where it was, and the films to one that is back already', () => {
    const collections = [noir(1, 2), ...EMPTY_LIBRARY.collections];
    const removed: LibraryAction = { kind: 'collection-removed', collectionId: '9' };
    expect(undo({ collections }, removed).undone.collections).toEqual(collections);
    const anew: LibraryAction = { kind: 'collection-created', collection: { ...noir(5), name: 'Black' } };
    const { undone } = undo({ collections }, removed, anew);
    expect(undone.collections.at(-1)).toMatchObject({ name: 'Black', movies: [{ id: 1 }, { id: 2 }, { id: 5 }] });
  });

  it('takes back of a mark what the act said, and leaves what was said since', () => {
    const marks = [{ id: 1, title: 'One', note: 'Twice.' }];
    const act = restore({ marks: [{ id: 1, title: 'One', rating: 8, seenAt: null }] });
    const { undone } = undo({ marks }, act, { kind: 'title-marked', title: { id: 1 }, set: { rating: 5 }, clear: [] });
    expect(undone.marks).toEqual([{ id: 1, title: 'One', rating: 5, note: 'Twice.' }]);
  });

  it('brings back what only a newer release has written of marks and preferences', () => {
    const has = {
      marks: [{ id: 1, title: 'One', rating: 8, mood: 'calm' }],
      preferences: { ...EMPTY_LIBRARY.preferences, preferredGenres: [18], density: 'wide' },
    };
    const marks = [{ ...has.marks[0], id: 1, rating: 3, mood: 'odd' }];
    const act = restore({ marks });
    const { undone, before } = undo(has, act, saving(1));
    expect(undone).toEqual({ ...before, watchlist: titles(1) });
  });

  it('touches the titles alone that it brings back, so that what another tab does meanwhile stays', () => {
    const { action } = undo({ watchlist: titles(1, 2, 3, 4) }, restore({ watchlist: titles(1, 3) }), saving(5));
    expect(action).toEqual({
      kind: 'batch',
      actions: [
        { ...saving(2), index: 1 },
        { ...saving(4), index: 3 },
      ],
    });
  });

  it('brings thousands back into their places', () => {
    const all = Array.from({ length: 4_000 }, (_, at) => at + 1);
    const half = restore({ watchlist: titles(...all.filter((id) => id % 2 === 0)) });
    const { undone } = undo({ watchlist: titles(...all) }, half, saving(9_999), removing(40));
    expect(undone.watchlist.map(({ id }) => id)).toEqual([...all.filter((id) => id !== 40), 9_999]);
  });
});
