import { describe, expect, it } from 'vitest';
import { stampAt } from '#fixtures/devices/stamp-at.ts';
import { FULL_LIBRARY } from '#fixtures/library/full-library.ts';
import { EMPTY_LIBRARY, type Library } from '../library/library.ts';
import type { Ranked } from '../library/order/rank.ts';
import { resultOf } from '../steps.ts';
import { joinRegisters } from './join-registers.ts';
import { takeRegisters, withNoted, type Known } from './known.ts';
import { noteChanges } from './note-changes.ts';
import { registerId, type Register } from './register.ts';
import { FIRST_STAMP } from './stamp.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const here = { device: 'here', now: NOW };
const stamp = stampAt(NOW.getTime());
const at = '2026-11-20T12:00:00.000Z';
const older = '2026-11-01T12:00:00.000Z';

const knownOf = (library: Library): Known => ({
  registers: resultOf(joinRegisters(library, { ...here, device: 'other' })),
  unapplied: new Map(),
});
const note = (library: Library, known = knownOf(FULL_LIBRARY)) => resultOf(noteChanges(library, known, here));
const take = (known: Known, ...others: readonly Register[]) => resultOf(takeRegisters(known, others));
const removed = (list: string, key: string, ms = NOW.getTime() - 1): Register => ({
  list,
  key,
  stamp: stampAt(ms),
  device: 'other',
  item: null,
});

describe('what was changed on a device (product.md, Devices: change)', () => {
  const [saved] = FULL_LIBRARY.watchlist;
  const [mark] = FULL_LIBRARY.marks;
  const noir = FULL_LIBRARY.collections.at(-1);
  if (!saved || !mark || !noir) throw new Error('The full library is not full.');
  const others = FULL_LIBRARY.collections.slice(0, -1);

  it.each<[string, Partial<Library>, string]>([
    ['when a title was added', { watchlist: [{ ...saved, addedAt: older }] }, 'watchlist tv:1396'],
    ['when it was seen', { marks: [{ ...mark, seenAt: older }] }, 'marks movie:7'],
    ['a rating', { marks: [{ ...mark, rating: 3 }] }, 'marks movie:7'],
    ['a note', { marks: [{ ...mark, note: 'Once.' }] }, 'marks movie:7'],
    ['since when it is hidden', { marks: [{ ...mark, hiddenAt: older }] }, 'hidden movie:7'],
    ['the name of a collection', { collections: [...others, { ...noir, name: 'Dark' }] }, 'collections 1763640000000'],
    ['its description', { collections: [...others, { ...noir, description: '' }] }, 'collections 1763640000000'],
    [
      'a movie of it',
      { collections: [...others, { ...noir, movies: [...noir.movies, { id: 8 }] }] },
      'movies 1763640000000/movie:8',
    ],
    ['when it was viewed', { viewingHistory: [{ id: 603, media_type: 'movie', viewedAt: older }] }, 'views movie:603'],
  ])('is %s', (_, has, id) => {
    const { changes, removals } = note({ ...FULL_LIBRARY, ...has });
    expect(changes.map(registerId)).toEqual([id]);
    expect(changes[0]).toMatchObject({ stamp, device: 'here' });
    expect(removals).toEqual([]);
  });

  it.each<[string, Partial<Library>, readonly string[]]>([
    ['a title that is gone', { watchlist: [] }, ['watchlist tv:1396']],
    ['a mark', { marks: [{ id: 7, hiddenAt: at }] }, ['marks movie:7']],
    ['that it is hidden', { marks: [{ id: 7, seenAt: null, rating: 8, note: 'Twice.' }] }, ['hidden movie:7']],
    [
      'a movie of a collection',
      { collections: [...others, { ...noir, movies: [] }] },
      ['movies 1763640000000/movie:7'],
    ],
    // Its movies keep their registers (product.md, Devices: collections).
    ['a collection, and none of its movies', { collections: others }, ['collections 1763640000000']],
    ['a view', { viewingHistory: [] }, ['views movie:603']],
  ])('is, as a tombstone, %s', (_, has, ids) => {
    const { changes, removals } = note({ ...FULL_LIBRARY, ...has });
    expect(changes).toEqual([]);
    expect(removals.map(registerId)).toEqual(ids);
    expect(removals[0]).toMatchObject({ item: null, stamp, device: 'here' });
  });

  it.each<[string, Partial<Library>]>([
    ['what the provider says', { watchlist: [{ ...saved, name: 'Ten Dials', checkedAt: at }] }],
    ['the order', { collections: FULL_LIBRARY.collections.toReversed() }],
    [
      'theme, choices and name',
      {
        preferences: { ...EMPTY_LIBRARY.preferences, searches: FULL_LIBRARY.preferences.searches ?? [] },
        username: 'Bea',
      },
    ],
  ])('is not %s', (_, has) => {
    expect(note({ ...FULL_LIBRARY, ...has })).toMatchObject({ changes: [], removals: [] });
  });

  it('is no view that a full history has no more (product.md, Devices: views)', () => {
    const viewingHistory = Array.from({ length: 50 }, (_, index) => ({ id: index + 1, viewedAt: at }));
    expect(note({ ...FULL_LIBRARY, viewingHistory }).removals).toEqual([]);
    expect(note({ ...FULL_LIBRARY, viewingHistory: viewingHistory.slice(1) }).removals).toHaveLength(1);
  });

  it('has the time of a view that is not known: it pushes out no newer one', () => {
    const viewingHistory = [...FULL_LIBRARY.viewingHistory, { id: 1, viewedAt: older }];
    expect(note({ ...FULL_LIBRARY, viewingHistory }).changes).toMatchObject([{ stamp: stampAt(Date.parse(older)) }]);
  });

  it('brings the movies of a collection back that was gone (product.md, Devices: collections)', () => {
    const known = take(knownOf(FULL_LIBRARY), removed('collections', '1763640000000'));
    const back = { ...FULL_LIBRARY, collections: [...others, { ...noir, movies: [] }] };
    expect(note(back, { ...known, unapplied: new Map() })).toMatchObject({
      changes: [{ list: 'collections' }],
      removals: [],
      unapplied: new Map([['movies 1763640000000/movie:7', null]]),
    });
  });

  const searches = FULL_LIBRARY.preferences.searches ?? [];
  const preferences = { ...FULL_LIBRARY.preferences, searches: searches.map((each) => ({ ...each, address: '/tv' })) };
  const [show] = FULL_LIBRARY.episodes;
  const [favorite] = FULL_LIBRARY.favorites;
  const [view] = FULL_LIBRARY.viewingHistory;
  const [tide, late] = [noir.movies[0]!, { id: 8, title: 'Late Train' }];
  const both = { ...FULL_LIBRARY, collections: [...others, { ...noir, movies: [tide, late] }] };
  it.each<[string, string, Partial<Library>]>([
    ['a saved title', 'watchlist tv:1396', { watchlist: [{ ...saved, addedAt: older }] }],
    ['a favorite', 'favorites movie:603', { favorites: [{ ...favorite!, addedAt: older }] }],
    ['a mark', 'marks movie:7', { marks: [{ ...mark, rating: 3 }] }],
    ['what is hidden', 'hidden movie:7', { marks: [{ ...mark, hiddenAt: older }] }],
    [
      'a collection that is renamed',
      'collections 1763640000000',
      { collections: [...others, { ...noir, name: 'Dark' }] },
    ],
    [
      'one with another cover',
      'collections 1763640000000',
      { collections: [...others, { ...noir, cover: 'movie:7' }] },
    ],
    ['one that is moved', 'collections 1763640000000', { collections: [{ ...noir, rank: 'fzzzzzi' }, ...others] }],
    [
      'a movie that is moved',
      'movies 1763640000000/movie:7',
      { collections: [...others, { ...noir, movies: [late, { ...tide, rank: 'gjdgxti' }] }] },
    ],
    ['a saved search', 'searches In French', { preferences }],
    ['a view', 'views movie:603', { viewingHistory: [{ ...view!, viewedAt: older }] }],
    ['a show', 'shows tv:1396', { episodes: [{ ...show!, stoppedAt: older }] }],
    ['an episode', 'episodes tv:1396/2/1', { episodes: [{ ...show!, seasons: { ...show!.seasons, '2': '1@20700' } }] }],
  ])('keeps what a newer release has written of %s (product.md, Devices: for itself)', (_, id, has) => {
    const own = knownOf(both);
    const register = own.registers.get(id)!;
    const { rank: _rank, ...item } = { ...(register.item as Ranked), mood: 'calm', more: { of: [1] } };
    const registers = new Map(own.registers).set(id, { ...register, item: { ...register.item!, ...item } });
    const noted = note({ ...both, ...has }, { ...own, registers });
    const said = (all: readonly Register[]) => all.find((each) => registerId(each) === id);
    expect(said(noted.changes)).toMatchObject({ item: { mood: 'calm', more: { of: [1] } } });
    // Undone, it is there still.
    const again = said(note(both, withNoted({ ...own, registers }, noted)).changes);
    expect(again).toMatchObject({ item });
  });

  it('keeps what a newer release says by now, though the library has what it said before', () => {
    const own = knownOf({ ...FULL_LIBRARY, collections: [...others, { ...noir, mood: 'calm' } as typeof noir] });
    const id = 'collections 1763640000000';
    const register = own.registers.get(id)!;
    const registers = new Map(own.registers).set(id, {
      ...register,
      item: { ...(register.item as object), mood: 'wild' },
    });
    const renamed = { ...noir, name: 'Dark', mood: 'calm' } as typeof noir;
    expect(note({ ...FULL_LIBRARY, collections: [...others, renamed] }, { ...own, registers }).changes).toMatchObject([
      { item: { name: 'Dark', mood: 'wild' } },
    ]);
  });
});

it.each(['status', 'overview', 'poster_path', 'title', 'runtime', 'constructor', 'x y'])(
  'what a newer release calls %s of a collection is its own, though of titles it is the provider’s (product.md, Devices: for itself)',
  (field) => {
    const own = knownOf(FULL_LIBRARY);
    const id = 'collections 1763640000000';
    const register = own.registers.get(id)!;
    const item = { ...(register.item as object), [field]: 'calm' };
    const collections = FULL_LIBRARY.collections.map((each) => ({ ...each, description: `${each.description}!` }));
    const registers = new Map(own.registers).set(id, { ...register, item });
    const changes = note({ ...FULL_LIBRARY, collections }, { ...own, registers }).changes;
    expect(changes.find((each) => registerId(each) === id)?.item).toEqual({ ...item, description: 'Dark!' });
  },
);

describe('what is merged and not applied yet (product.md, Devices: unapplied)', () => {
  const key = 'tv:1396';
  const [saved] = FULL_LIBRARY.watchlist;
  const known = take(knownOf(FULL_LIBRARY), removed('watchlist', key));

  it('is no change, neither before it is applied nor after', () => {
    expect(note(FULL_LIBRARY, known).changes).toEqual([]);
    expect(note({ ...FULL_LIBRARY, watchlist: [] }, known)).toMatchObject({ changes: [], removals: [] });
  });

  it('keeps what the library had, whatever is merged on top', () => {
    const again = take(known, { ...removed('watchlist', key, NOW.getTime()), item: { ...saved, addedAt: older } });
    expect(again.unapplied.get(`watchlist ${key}`)).toMatchObject({ addedAt: at });
    expect(note(FULL_LIBRARY, again).changes).toEqual([]);
  });

  it('is no more once the library has it, so that what is said of it later finds what the library has', () => {
    const done = { ...FULL_LIBRARY, watchlist: [{ ...saved!, addedAt: older }] };
    const merged = take(knownOf(FULL_LIBRARY), { ...removed('watchlist', key), item: { ...saved, addedAt: older } });
    const noted = withNoted(merged, note(done, merged));
    expect(noted.unapplied.size).toBe(0);
    const later = take(noted, { ...removed('watchlist', key, NOW.getTime()), item: { ...saved, addedAt: at } });
    expect(note(done, later).changes).toEqual([]);
    const gone = take(noted, removed('watchlist', key, NOW.getTime()));
    expect(note(done, gone).changes).toEqual([]);
  });

  it('gives way to what the visitor does', () => {
    const changed = { ...FULL_LIBRARY, watchlist: [{ id: 1396, media_type: 'tv' as const, addedAt: older }] };
    expect(note(changed, known).changes).toMatchObject([{ list: 'watchlist', key, stamp }]);
  });

  it('stays beside what the visitor does, where that is another fact (product.md, Devices: for itself)', () => {
    const [mark] = FULL_LIBRARY.marks;
    const merged = take(knownOf(FULL_LIBRARY), {
      ...removed('marks', 'movie:7'),
      item: { ...mark, note: 'Thrice.' },
    });
    const library = { ...FULL_LIBRARY, marks: [{ ...mark!, rating: 3 }] };
    const changed = note(library, merged);
    expect(changed.changes).toMatchObject([{ item: { rating: 3, note: 'Thrice.' } }]);
    // The note is still to be done to the library: that it is not there is no change.
    const noted = withNoted(merged, changed);
    expect(note(library, noted).changes).toEqual([]);
    expect(noted.unapplied.get('marks movie:7')).toMatchObject({ rating: 3, note: 'Twice.' });
  });

  it('may be unreadable: then the library’s own counts until the visitor changes it (product.md, Devices: unread)', () => {
    const unread = take(knownOf(FULL_LIBRARY), {
      ...removed('marks', 'movie:7'),
      item: { id: 7, rating: 11 },
      isUnread: true,
    });
    expect(note(FULL_LIBRARY, unread)).toMatchObject({ changes: [], removals: [] });
    expect(note({ ...FULL_LIBRARY, marks: [{ id: 7, rating: 2 }] }, unread).changes).toMatchObject([{ list: 'marks' }]);
    expect(note({ ...FULL_LIBRARY, marks: [] }, unread).removals.map(registerId)).toContain('marks movie:7');
  });
});

describe('the registers at joining (product.md, Devices: joining)', () => {
  it('have the stamps of their own times', () => {
    const stamps = [...knownOf(FULL_LIBRARY).registers].map(([id, register]) => [id, register.stamp]);
    const own = stampAt(Date.parse(at));
    expect(stamps).toEqual([
      ['watchlist tv:1396', own],
      ['favorites movie:603', own],
      ['marks movie:7', FIRST_STAMP],
      ['hidden movie:7', own],
      ['collections 1', FIRST_STAMP],
      ['collections 2', FIRST_STAMP],
      ['collections 3', FIRST_STAMP],
      ['collections 1763640000000', FIRST_STAMP],
      ['movies 1763640000000/movie:7', FIRST_STAMP],
      ['searches In French', FIRST_STAMP],
      ['shows tv:1396', own],
      ...Array.from({ length: 10 }, (_, index) => [`episodes tv:1396/1/${index + 1}`, FIRST_STAMP]),
      ['episodes tv:1396/1/12', FIRST_STAMP],
      ['episodes tv:1396/2/1', FIRST_STAMP],
      ['views movie:603', own],
    ]);
  });
});
