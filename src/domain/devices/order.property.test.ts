import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '#fixtures/fuzz/runs.ts';
import { apply, batch } from '../library/apply.ts';
import { collectionKey, type Collection, type CollectionMovie } from '../library/collection.ts';
import type { LibraryAction } from '../library/library-change.ts';
import { EMPTY_LIBRARY, type Library } from '../library/library.ts';
import { movedTo } from '../library/order/ranks-in-order.ts';
import { resultOf } from '../steps.ts';
import { titleKey } from '../title.ts';
import { joinRegisters } from './join-registers.ts';
import type { JoinChoice } from './joining/join-choice.ts';
import { joinedRegisters } from './joining/joined-registers.ts';
import { NOTHING_KNOWN, takeRegisters, withNoted, type Known } from './known.ts';
import { mergingActions, withApplied } from './merging-actions.ts';
import { noteChanges } from './note-changes.ts';

const START = Date.UTC(2026, 10, 21);

/** A device, as its rounds have it. */
class Device {
  known: Known = NOTHING_KNOWN;

  constructor(
    readonly name: string,
    public library: Library,
  ) {}

  join(others: Known, choice: JoinChoice): void {
    const own = { registers: resultOf(joinRegisters(this.library, this.context(0))), unapplied: new Map() };
    const joined = resultOf(joinedRegisters(own.registers, others.registers, { device: this.name, choice }));
    const merged = resultOf(takeRegisters(own, others.registers.values()));
    this.apply(resultOf(takeRegisters(merged, joined)));
  }

  /** @param killed before or after what was merged is done to the library: then it counts as not done yet */
  round(minute: number, others: readonly Device[], killed?: 'before' | 'after'): void {
    this.note(minute);
    const merged = others.reduce(
      (known, other) => resultOf(takeRegisters(known, other.known.registers.values())),
      this.known,
    );
    if (killed !== 'before') this.apply(merged);
    if (killed) this.known = merged;
  }

  note(minute: number): void {
    const { changes, removals, returning } = resultOf(noteChanges(this.library, this.known, this.context(minute)));
    if (changes.length + removals.length > 0) this.known = withNoted(this.known, [...changes, ...removals]);
    if (returning.length === 0) return;
    const unapplied = new Map([...this.known.unapplied, ...returning.map((id) => [id, null] as const)]);
    this.known = { ...this.known, unapplied };
  }

  do(action: LibraryAction): void {
    this.library = apply(this.library, action);
  }

  private apply(known: Known): void {
    const { actions, applied } = resultOf(mergingActions(this.library, known, { withViews: true }));
    this.do(batch(actions));
    this.known = withApplied(known, applied);
  }

  private context(minute: number) {
    return { device: this.name, now: new Date(START + minute * 60_000) };
  }
}

const idsOf = (items: readonly { readonly id: string | number }[]) => items.map(({ id }) => id);
/** The order of all lists that can be arranged. */
const orders = ({ collections }: Library) => ({
  collections: idsOf(collections),
  movies: Object.fromEntries(collections.map((each) => [each.id, each.movies.map(titleKey)])),
});

const moveCollection = ({ collections }: Library, from: number, to: number): LibraryAction => {
  const item = collections[from % collections.length];
  const { ranks = [] } = (item && movedTo(collections, item, to)) ?? {};
  return batch(
    ranks.map(({ item: each, rank }) => ({ kind: 'collection-moved', collectionId: collectionKey(each), rank })),
  );
};

const moveMovie = ({ collections }: Library, list: number, [from, to]: readonly [number, number]): LibraryAction => {
  const { id = '', movies = [] } = collections[list % collections.length] ?? {};
  const item = movies[from % movies.length];
  const { ranks = [] } = (item && movedTo(movies, item, to)) ?? {};
  return batch(ranks.map(({ item: title, rank }) => ({ kind: 'movie-moved', collectionId: `${id}`, title, rank })));
};

/** @param list of movies; undefined for that of the collections */
const move = (library: Library, list: number | undefined, [from, to]: readonly [number, number]): LibraryAction =>
  list === undefined ? moveCollection(library, from, to) : moveMovie(library, list, [from, to]);

type Deed =
  | {
      readonly kind: 'move';
      readonly who: number;
      readonly list: number | undefined;
      readonly from: number;
      readonly to: number;
    }
  | { readonly kind: 'add'; readonly who: number; readonly list: number; readonly title: number }
  | { readonly kind: 'remove'; readonly who: number; readonly list: number; readonly title: number }
  | { readonly kind: 'make'; readonly who: number; readonly id: number }
  | { readonly kind: 'delete'; readonly who: number; readonly id: number }
  | { readonly kind: 'sync'; readonly who: number; readonly killed: 'before' | 'after' | undefined };

const TITLES: readonly CollectionMovie[] = [1, 2, 3, 4, 5, 6, 7].flatMap((id) => [
  { id },
  ...(id < 3 ? [{ id, media_type: 'tv' as const }] : []),
]);

const who = fc.nat(2);
const deeds: fc.Arbitrary<readonly Deed[]> = fc.array(
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({
        kind: fc.constant('move' as const),
        who,
        list: fc.option(fc.nat(2), { nil: undefined }),
        from: fc.nat(9),
        to: fc.nat(9),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constantFrom('add' as const, 'remove' as const),
        who,
        list: fc.nat(2),
        title: fc.nat(TITLES.length - 1),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constantFrom('make' as const, 'delete' as const), who, id: fc.nat(5) }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant('sync' as const),
        who,
        killed: fc.constantFrom(undefined, undefined, 'before' as const, 'after' as const),
      }),
    },
  ),
  { maxLength: 25 },
);

const IDS = ['1', '2', '3', '1001', '1002', '77'] as const;

const actionOf = (library: Library, deed: Exclude<Deed, { kind: 'sync' }>): LibraryAction => {
  if (deed.kind === 'move') return move(library, deed.list, [deed.from, deed.to]);
  if (deed.kind === 'make') {
    const id = IDS[deed.id] ?? '1';
    return { kind: 'collection-created', collection: { id, name: id, description: '', movies: [] } };
  }
  if (deed.kind === 'delete') return { kind: 'collection-removed', collectionId: IDS[deed.id] ?? '1' };
  const collectionId = IDS[deed.list] ?? '1';
  const title = TITLES[deed.title] ?? { id: 1 };
  return deed.kind === 'add'
    ? { kind: 'movie-added-to-collection', collectionId, title }
    : { kind: 'movie-removed-from-collection', collectionId, title };
};

/** A library with the same lists in an order of its own, arranged or not. */
const libraries: fc.Arbitrary<Library> = fc
  .record({
    collections: fc.shuffledSubarray(['1', '2', '3', '1001'], { minLength: 2 }),
    movies: fc.array(fc.shuffledSubarray([...TITLES], { minLength: 3 }), { minLength: 4, maxLength: 4 }),
    moves: fc.array(fc.tuple(fc.option(fc.nat(3), { nil: undefined }), fc.nat(9), fc.nat(9)), { maxLength: 5 }),
  })
  .map(({ collections, movies, moves }) => {
    const lists = collections.map((id, at): Collection => ({
      id,
      name: id,
      description: '',
      movies: movies[at] ?? [],
    }));
    return moves.reduce<Library>((library, [list, from, to]) => apply(library, move(library, list, [from, to])), {
      ...EMPTY_LIBRARY,
      collections: lists,
    });
  });

describe('the order of every list that can be arranged (product.md, Devices: order)', () => {
  const choices = fc.tuple(...[0, 1].map(() => fc.constantFrom<JoinChoice>('newer', 'mine', 'theirs')));
  const names = fc.shuffledSubarray(['a', 'b', 'c'], { minLength: 2 });

  /** All share in turns. */
  const share = (devices: readonly Device[], minute: number) => {
    for (const [at, device] of devices.entries()) device.round(minute + at / 10, devices);
  };
  /** Each shares what it has, and hears of all others: then all have every list in one order. */
  const meet = (devices: readonly Device[], minute: number) => {
    share(devices, minute);
    for (const device of devices.slice(0, -1)) device.round(minute + 0.5, devices);
    const [first = {}, ...rest] = devices.map(({ library }) => orders(library));
    for (const order of rest) expect(order).toEqual(first);
    return first;
  };
  const joined = (called: readonly string[], have: readonly Library[], chosen: readonly JoinChoice[]) => {
    const devices = called.map((name, at) => new Device(name, have[at] ?? EMPTY_LIBRARY));
    for (const [at, device] of devices.entries())
      device.join(devices[at - 1]?.known ?? NOTHING_KNOWN, chosen[at - 1] ?? 'newer');
    return devices;
  };

  it('is the same on devices that had two, whatever they do then, killed or not, once all have shared', () => {
    fc.assert(
      fc.property(fc.tuple(libraries, libraries, libraries), names, choices, deeds, (have, called, chosen, todo) => {
        const devices = joined(called, have, chosen);
        meet(devices, 1);
        for (const [at, deed] of todo.entries()) {
          const device = devices[deed.who % devices.length];
          if (deed.kind === 'sync') device?.round(at + 2, devices, deed.killed);
          else device?.do(actionOf(device.library, deed));
        }
        const last = meet(devices, 100);
        // There is an end to it: numbers that are still to be given say that order.
        for (const minute of [102, 103, 104]) share(devices, minute);
        for (const device of devices) {
          expect(orders(device.library)).toEqual(last);
          const { known } = device;
          device.note(106);
          expect(device.known).toBe(known);
        }
      }),
      runs(500),
    );
  });

  it('comes at once where hundreds are in another, with each of them', () => {
    const ids = Array.from({ length: 400 }, (_, at) => at + 1);
    const having = (movies: readonly number[]): Library => ({
      ...EMPTY_LIBRARY,
      collections: [{ id: '9', name: 'N', description: '', movies: movies.map((id) => ({ id, title: `T${id}` })) }],
    });
    const [one, other] = [new Device('a', having(ids)), new Device('b', having(ids.toReversed()))];
    one.join(NOTHING_KNOWN, 'newer');
    other.join(one.known, 'newer');
    expect(orders(other.library)).toEqual(orders(one.library));
    other.do(moveMovie(other.library, 0, [399, 0]));
    other.round(1, [one]);
    one.round(2, [other]);
    expect(orders(one.library)).toEqual(orders(other.library));
    expect(one.library.collections[0]?.movies[0]).toMatchObject({ id: 400, title: 'T400' });
  });
});
