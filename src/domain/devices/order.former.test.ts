import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '#fixtures/fuzz/runs.ts';
import { apply, batch } from '../library/apply.ts';
import type { CollectionMovie } from '../library/collection.ts';
import { EMPTY_LIBRARY, type Library } from '../library/library.ts';
import { byRank, movedRank, numbered, rankAt, rankBetween } from '../library/order/rank.ts';
import { movedTo } from '../library/order/ranks-in-order.ts';
import { resultOf } from '../steps.ts';
import { joinRegisters } from './join-registers.ts';
import { NOTHING_KNOWN, takeRegisters, withNoted, type Known } from './known.ts';
import { mergingActions, withApplied } from './merging-actions.ts';
import { noteChanges } from './note-changes.ts';
import { itemIn, registerId, type Register } from './register.ts';
import { nextStamp } from './stamp.ts';

const START = Date.UTC(2026, 10, 21);
const at = (minute: number) => new Date(START + minute * 60_000);
const KEY = '9/movie:';
const idOf = ({ key }: Register): number => Number(key.slice(KEY.length));

const libraryOf = (movies: readonly CollectionMovie[]): Library => ({
  ...EMPTY_LIBRARY,
  collections: [{ id: '9', name: 'N', description: '', movies }],
});
const unshared = (device: string, movies: readonly CollectionMovie[]): Known => ({
  registers: resultOf(joinRegisters(libraryOf(movies), { device, now: at(0) })),
  unapplied: new Map(),
});

/** The movies of a collection as releases 1.1 and 1.2 share them: only a fraction counts, and numbers are each device's own. */
class FormerDevice {
  constructor(
    public movies: readonly CollectionMovie[],
    public known: Known,
  ) {}

  move(id: number, rank: string): void {
    const ranked = numbered(this.movies);
    const others = ranked.filter((each) => each.id !== id);
    const place = others.findIndex((each) => (each.rank ?? '') >= rank);
    const item = ranked.find((each) => each.id === id);
    if (item) this.movies = others.toSpliced(place < 0 ? others.length : place, 0, { ...item, rank });
  }

  /** @returns how many registers it writes */
  round(minute: number, others: Known): number {
    const noted = [...this.changes(minute)];
    const { unapplied } = this.known;
    this.known = withNoted(this.known, { changes: noted, removals: [], unapplied });
    this.known = resultOf(takeRegisters(this.known, others.registers.values()));
    for (const id of this.known.unapplied.keys()) this.take(this.known.registers.get(id));
    this.known = { ...this.known, unapplied: new Map() };
    return noted.length;
  }

  private *changes(minute: number): Generator<Register, void> {
    const own = new Map(this.movies.map((movie) => [`${KEY}${movie.id}`, movie]));
    for (const key of new Set([...own.keys(), ...this.keys()])) {
      const register = this.known.registers.get(registerId({ list: 'movies', key }));
      const [item, before] = [own.get(key), itemIn('movies', register)];
      if (item ? before && movedRank(item.rank) === movedRank(before.rank) : !before) continue;
      const stamp = nextStamp(at(minute), register ? { replaced: register.stamp } : {});
      yield { list: 'movies', key, stamp, device: 'former', item: item ?? null };
    }
  }

  private keys(): readonly string[] {
    return [...this.known.registers.values()].flatMap(({ list, key }) => (list === 'movies' ? [key] : []));
  }

  private take(register: Register | undefined): void {
    if (register?.list !== 'movies') return;
    const item = itemIn('movies', register);
    const own = this.movies.find((each) => each.id === idOf(register));
    if (!item) this.movies = this.movies.filter((each) => each !== own);
    if (item && !own) this.movies = [...this.movies, { id: item.id }];
    if (item && movedRank(item.rank) !== movedRank(own?.rank)) this.move(item.id, item.rank ?? '');
  }
}

/** The same in this release. */
class Device {
  constructor(
    public library: Library,
    public known: Known,
  ) {}

  get movies(): readonly CollectionMovie[] {
    return this.library.collections[0]?.movies ?? [];
  }

  move(id: number, place: number): void {
    const item = this.movies.find((each) => each.id === id);
    const { ranks = [] } = (item && movedTo(this.movies, item, place)) ?? {};
    for (const { item: title, rank } of ranks)
      this.library = apply(this.library, { kind: 'movie-moved', collectionId: '9', title, rank });
  }

  /** @returns what it writes */
  round(minute: number, others: Known): readonly Register[] {
    const noted = resultOf(noteChanges(this.library, this.known, { device: 'here', now: at(minute) }));
    this.known = withNoted(this.known, noted);
    const known = resultOf(takeRegisters(this.known, others.registers.values()));
    const { actions, applied } = resultOf(mergingActions(this.library, known, { withViews: true }));
    this.library = apply(this.library, batch(actions));
    this.known = withApplied(known, applied);
    return [...noted.changes, ...noted.removals];
  }
}

const ids = (movies: readonly CollectionMovie[]) => movies.map(({ id }) => id);
const sorted = (movies: readonly CollectionMovie[]) => ids(movies).toSorted((a, b) => a - b);
/** As a former release has written them: what nobody has moved has no rank, or a number of the device that was the last to write it. */
const formerKnown = (movies: readonly CollectionMovie[]): Known => {
  const { registers } = unshared('former', movies);
  const items = new Map(movies.map((movie) => [`${KEY}${movie.id}`, movie]));
  const of = (register: Register): Register => ({ ...register, item: items.get(register.key) ?? register.item });
  return { registers: new Map([...registers].map(([id, register]) => [id, of(register)])), unapplied: new Map() };
};

const MOVED = rankBetween(rankAt(0), rankAt(1));

describe('a device of a former release (product.md, Devices: order)', () => {
  it('sees no change in the numbers that this release gives', () => {
    const movies = [3, 1, 2].map((id) => ({ id }));
    const device = new Device(libraryOf(movies), formerKnown(movies));
    const written = device.round(1, formerKnown(movies));
    expect(written.map((register) => itemIn('movies', register)?.rank)).toEqual([0, 1, 2].map(rankAt));
    const former = new FormerDevice(movies, formerKnown(movies));
    former.round(2, device.known);
    expect(former.movies).toEqual(movies);
    expect(former.round(3, device.known)).toBe(0);
  });

  it('has its list read as it is: ranks of some, numbers of another device, a movie without one', () => {
    const movies = byRank([{ id: 1, rank: rankAt(0) }, { id: 2, rank: rankAt(7) }, { id: 3, rank: MOVED }, { id: 4 }]);
    const device = new Device(libraryOf([{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }]), unshared('here', []));
    device.round(1, formerKnown(movies));
    device.round(2, formerKnown(movies));
    expect(sorted(device.movies)).toEqual([1, 2, 3, 4]);
    const fresh = new Device({ ...EMPTY_LIBRARY, collections: [] }, NOTHING_KNOWN);
    fresh.round(1, formerKnown(movies));
    expect(ids(fresh.movies)).toEqual([1, 3, 2, 4]);
  });

  it.each([
    ['there', 1, 2],
    ['here', 2, 1],
  ])('has what was moved %s where it was moved, on both', (_, first, second) => {
    const movies = [1, 2, 3, 4].map((id) => ({ id }));
    const device = new Device(libraryOf(movies), unshared('here', movies));
    const former = new FormerDevice(movies, formerKnown(movies));
    if (first === 1) former.move(4, MOVED);
    else device.move(4, 1);
    for (const minute of [first, 3, 4]) {
      device.round(minute, former.known);
      former.round(minute + second, device.known);
    }
    expect([ids(device.movies), ids(former.movies)]).toEqual([
      [1, 4, 2, 3],
      [1, 4, 2, 3],
    ]);
  });

  /** What the visitor does on one of the two. Places of a former device are its own ranks. */
  const doTo = (on: Device | FormerDevice, kind: 'move' | 'add' | 'remove', [id, place]: readonly [number, number]) => {
    if (on instanceof FormerDevice) {
      if (kind === 'move') on.move(id, `${rankBetween(rankAt(place), rankAt(place + 1))}${id}`);
      else on.movies = [...on.movies.filter((each) => each.id !== id), ...(kind === 'add' ? [{ id }] : [])];
      return;
    }
    if (kind === 'move') on.move(id, place);
    else
      on.library = apply(on.library, {
        kind: kind === 'add' ? 'movie-added-to-collection' : 'movie-removed-from-collection',
        collectionId: '9',
        title: { id },
      });
  };

  it('loses nothing beside this one, brings nothing back, and there is an end to what they write', () => {
    const deeds = fc.array(
      fc.record({
        isFormer: fc.boolean(),
        kind: fc.constantFrom('move' as const, 'move' as const, 'add' as const, 'remove' as const),
        what: fc.tuple(fc.integer({ min: 1, max: 9 }), fc.nat(6)),
      }),
      { maxLength: 25 },
    );
    const start = fc.shuffledSubarray([1, 2, 3, 4, 5, 6], { minLength: 2 });
    fc.assert(
      fc.property(start, deeds, (have, todo) => {
        const movies = have.map((id) => ({ id }));
        const device = new Device(libraryOf(movies), unshared('here', movies));
        const former = new FormerDevice(movies, formerKnown(movies));
        const expected = new Set(have);
        let minute = 0;
        const meet = () => {
          minute += 1;
          device.round(minute, former.known);
          former.round(minute + 0.3, device.known);
          device.round(minute + 0.6, former.known);
        };
        for (const { isFormer, kind, what } of todo) {
          // What is moved later than it was removed elsewhere is there again: moves alone are made by both at once.
          if (kind !== 'move') meet();
          const on = isFormer ? former : device;
          const isThere = on.movies.some(({ id }) => id === what[0]);
          if (isThere === (kind !== 'add')) doTo(on, kind, what);
          if (kind === 'add') expected.add(what[0]);
          if (kind === 'remove') expected.delete(what[0]);
          if (kind !== 'move') meet();
        }
        for (let turn = 0; turn < 3; turn += 1) meet();
        const left = [...expected].toSorted((a, b) => a - b);
        expect([sorted(device.movies), sorted(former.movies)]).toEqual([left, left]);
        expect(device.round(1_000, former.known)).toEqual([]);
        expect(former.round(1_001, device.known)).toBe(0);
      }),
      runs(300),
    );
  });
});
