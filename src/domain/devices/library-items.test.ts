import { describe, expect, it } from 'vitest';
import { EMPTY_LIBRARY } from '../library/library.ts';
import type { WatchedShow } from '../shows/watched-show.ts';
import { resultOf } from '../steps.ts';
import { joinRegisters } from './join-registers.ts';
import { libraryItems, unsharedShows } from './library-items.ts';
import { noteChanges } from './note-changes.ts';

const context = { device: 'here', now: new Date('2026-11-26T12:00:00Z') };
const seasonsOf = (count: number, text: string) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [at + 1, text]));
const show = (id: number, seasons: WatchedShow['seasons']): WatchedShow => ({ id, name: `Show ${id}`, seasons });
const library = (...episodes: readonly WatchedShow[]) => ({ ...EMPTY_LIBRARY, collections: [], episodes });

const sharedOf = (...episodes: readonly WatchedShow[]): readonly (readonly [number, number])[] => {
  const counts = new Map(episodes.map(({ id }) => [id, 0]));
  for (const { list, key } of libraryItems(library(...episodes))) {
    const id = Number(/^tv:(\d+)\//.exec(key)?.[1]);
    if (list === 'episodes') counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return [...counts];
};
const unsharedOf = (...episodes: readonly WatchedShow[]) => unsharedShows(episodes).map(({ id }) => id);

const MADE_UP = show(666, seasonsOf(200, '1-5000'));

describe('the episodes that are shared (product.md, Devices: episodes shared)', () => {
  it.each<[string, readonly WatchedShow[], readonly (readonly [number, number])[], readonly number[]]>([
    ['a show of made-up runs', [MADE_UP], [[666, 0]], [666]],
    [
      'many seasons of runs that are each as long as they may be',
      [show(1, seasonsOf(20, '1-5000')), show(2, { 1: '1' })],
      [
        [1, 100_000],
        [2, 0],
      ],
      [2],
    ],
    [
      'runs of one number',
      [show(1, { 1: Array.from({ length: 4_000 }, (_, at) => at * 2).join(',') })],
      [[1, 4_000]],
      [],
    ],
    [
      'such a show among others',
      [show(1, { 1: '1-10' }), MADE_UP, show(2, { 1: '1-10' })],
      [
        [1, 10],
        [666, 0],
        [2, 10],
      ],
      [666],
    ],
    ['a show of 10,000 real episodes', [show(1, seasonsOf(20, '1-500@20000'))], [[1, 10_000]], []],
    ['a season of 10,000', [show(1, { 1: '1-5000@20000,5001-10000@20001' })], [[1, 10_000]], []],
    ['a run without an end', [show(1, { 1: '1-9999999', 2: '1-3' })], [[1, 3]], [1]],
  ])('%s', (_, episodes, shared, unshared) => {
    expect(sharedOf(...episodes)).toEqual(shared);
    expect(unsharedOf(...episodes)).toEqual(unshared);
  });

  it('of 10,000 shows with 500 episodes are those of the first 200', () => {
    const shows = Array.from({ length: 10_000 }, (_, at) => show(at + 1, { 1: '1-500' }));
    const shared = sharedOf(...shows).filter(([, count]) => count > 0);
    expect([shared.length, shared.every(([, count]) => count === 500)]).toEqual([200, true]);
    expect(unsharedOf(...shows)).toHaveLength(9_800);
  });

  it.each<[string, readonly WatchedShow[]]>([
    ['a show before them has grown', [show(1, seasonsOf(20, '1-5000')), show(2, { 1: '1-3' })]],
    ['its run has become longer than a season', [show(1, {}), show(2, { 1: '1-9999' })]],
  ])('are removed nowhere where they have no room any more: %s', (_, after) => {
    const before = library(show(1, { 1: '1-10' }), show(2, { 1: '1-3' }));
    const known = { registers: resultOf(joinRegisters(before, context)), unapplied: new Map() };
    const noted = resultOf(noteChanges(library(...after), known, context));
    expect(noted.removals.filter(({ key }) => key.startsWith('tv:2/'))).toEqual([]);
  });
});
