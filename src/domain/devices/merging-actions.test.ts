import { describe, expect, it } from 'vitest';
import { stampAt } from '#fixtures/devices/stamp-at.ts';
import { FULL_LIBRARY } from '#fixtures/library/full-library.ts';
import { apply } from '../library/apply.ts';
import { EMPTY_LIBRARY, type Library } from '../library/library.ts';
import { isListName, PART_NAMES } from '../library/map-parts.ts';
import { resultOf } from '../steps.ts';
import { joinRegisters } from './join-registers.ts';
import { NOTHING_KNOWN, takeRegisters } from './known.ts';
import { mergingActions, withApplied, type ApplyingOptions } from './merging-actions.ts';
import type { Register } from './register.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const at = '2026-11-20T12:00:00.000Z';

const other = (list: string, key: string, item: unknown): Register => ({
  list,
  key,
  stamp: stampAt(NOW.getTime()),
  device: 'other',
  item,
});
const knownOf = (others: readonly Register[]) => {
  const registers = resultOf(joinRegisters(FULL_LIBRARY, { device: 'here', now: NOW }));
  return resultOf(takeRegisters({ registers, unapplied: new Map() }, others));
};
const merged = (others: readonly Register[], options: Partial<ApplyingOptions> = {}): Library => {
  const { actions } = resultOf(mergingActions(FULL_LIBRARY, knownOf(others), { withViews: true, ...options }));
  return apply(FULL_LIBRARY, { kind: 'batch', actions });
};

describe('what merging makes of a library (product.md, Devices: merging)', () => {
  it.each(PART_NAMES.filter(isListName))('brings all of %s to a device that has nothing', (name) => {
    const theirs = resultOf(joinRegisters(FULL_LIBRARY, { device: 'other', now: NOW }));
    const known = resultOf(takeRegisters(NOTHING_KNOWN, theirs.values()));
    const { actions } = resultOf(mergingActions(EMPTY_LIBRARY, known, { withViews: true }));
    expect(apply(EMPTY_LIBRARY, { kind: 'batch', actions })[name]).toEqual(FULL_LIBRARY[name]);
  });

  it('is saved searches that come, the newest first, lead elsewhere, and go (product.md, Devices: searches)', () => {
    const short = { name: 'Short', address: '/tv?under=30' };
    const moved = { name: 'In French', address: '/tv?lang=fr' };
    const come = [other('searches', 'Short', short), other('searches', 'In French', moved)];
    expect(merged(come).preferences.searches).toEqual([short, moved]);
    expect(merged([other('searches', 'In French', null)]).preferences).not.toHaveProperty('searches');
    expect(merged([]).preferences).toEqual(FULL_LIBRARY.preferences);
  });

  it('is titles that come, in the order in which they were added, and titles that go', () => {
    const titles = [3, 1, 2].map((id) => other('watchlist', `movie:${id}`, { id, addedAt: `2026-11-0${id}` }));
    const { watchlist, favorites } = merged([...titles, other('favorites', 'movie:603', null)]);
    expect(watchlist.map(({ id }) => id)).toEqual([1396, 1, 2, 3]);
    expect(favorites).toEqual([]);
  });

  it('keeps what this library knows of a title', () => {
    const item = { id: 1396, media_type: 'tv', name: 'Old name', addedAt: '2026-11-21' };
    expect(merged([other('watchlist', 'tv:1396', item)]).watchlist).toEqual([
      { id: 1396, media_type: 'tv', name: 'Nine Dials', addedAt: '2026-11-21' },
    ]);
  });

  it('keeps what is hidden apart from what is seen, rated and noted', () => {
    const [mark] = FULL_LIBRARY.marks;
    expect(merged([other('hidden', 'movie:7', null)]).marks).toEqual([
      { id: 7, media_type: 'movie', title: 'Low Tide', seenAt: null, rating: 8, note: 'Twice.' },
    ]);
    expect(merged([other('marks', 'movie:7', { id: 7, rating: 2 })]).marks).toEqual([
      { id: 7, media_type: 'movie', title: 'Low Tide', rating: 2, hiddenAt: mark?.hiddenAt },
    ]);
    expect(merged([other('marks', 'movie:7', null), other('hidden', 'movie:7', null)]).marks).toEqual([]);
    const fresh = { id: 9, title: 'Fog', overview: 'Grey.', rating: 4 };
    expect(merged([other('marks', 'movie:9', fresh)]).marks.at(-1)).toEqual({ id: 9, title: 'Fog', rating: 4 });
  });

  it('has collections in the order of their creation, with their movies (product.md, Devices: collections)', () => {
    const made = (id: string) => other('collections', id, { id, name: id, description: '' });
    const { collections } = merged([made('1763650000000'), made('5'), other('movies', '5/movie:4', { id: 4 })]);
    expect(collections.map(({ id }) => id)).toEqual(['1', '2', '3', '5', '1763640000000', '1763650000000']);
    expect(collections[3]).toEqual({ id: '5', name: '5', description: '', movies: [{ id: 4 }] });
  });

  it('renames a collection in its place, and takes its movies along', () => {
    const id = '1763640000000';
    const { collections } = merged([
      other('collections', id, { id, name: 'Film noir', description: 'Dark' }),
      other('movies', `${id}/movie:8`, { id: 8 }),
      other('collections', '2', null),
    ]);
    expect(collections.map(({ name }) => name)).toEqual(['Weekend Favorites', 'Feel Good', 'Film noir']);
    expect(collections.at(-1)).toMatchObject({ movies: [{ id: 7 }, { id: 8 }], createdAt: at });
  });

  it('shows no movie of a collection that is not there', () => {
    const { collections } = merged([other('collections', '1', null), other('movies', '1/movie:4', { id: 4 })]);
    expect(collections.map(({ id }) => id)).toEqual(['2', '3', '1763640000000']);
  });

  it('has the history newest first, or leaves it as it is', () => {
    const views = [other('views', 'movie:5', { id: 5, viewedAt: '2026-11-21T00:00:00.000Z' })];
    expect(merged(views).viewingHistory.map(({ id }) => id)).toEqual([5, 603]);
    expect(merged(views, { withViews: false }).viewingHistory).toEqual(FULL_LIBRARY.viewingHistory);
  });

  it('leaves alone what is held or unread, and has the rest applied (product.md, Devices: unread)', () => {
    const others = [
      other('watchlist', 'tv:1396', null),
      other('favorites', 'movie:603', null),
      { ...other('marks', 'movie:7', { rating: 11 }), isUnread: true as const },
      { ...other('pins', 'x', {}), isUnread: true as const },
    ];
    const known = knownOf(others);
    const options = { withViews: true, held: new Set(['watchlist tv:1396']) };
    const { actions, applied } = resultOf(mergingActions(FULL_LIBRARY, known, options));
    expect(actions).toMatchObject([{ kind: 'title-removed', list: 'favorites' }]);
    expect([...withApplied(known, applied).unapplied.keys()]).toEqual(['watchlist tv:1396', 'marks movie:7', 'pins x']);
  });
});
