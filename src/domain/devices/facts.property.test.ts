import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collectionChange, markChange } from '#fixtures/devices/fact-changes.ts';
import { SharingDevice } from '#fixtures/devices/sharing-device.ts';
import { syncedOf } from '#fixtures/devices/synced-of.ts';
import type { LibraryAction } from '../library/library-change.ts';
import { EMPTY_LIBRARY, type Library } from '../library/library.ts';
import { mergedRegister } from './register.ts';

/** A fact of something that both devices have, and a change of it. */
interface FactChange {
  readonly fact: string;
  readonly action: LibraryAction;
}

const changeOf = <Value>(fact: string, values: readonly Value[], action: (value: Value) => LibraryAction) =>
  fc.constantFrom(...values).map((value): FactChange => ({ fact, action: action(value) }));

/** Values that nobody has said before, and nothing where that can be said. */
const CHANGES: fc.Arbitrary<FactChange> = fc.nat().chain((each) =>
  fc.oneof(
    changeOf('name', [`Name ${each}`], (name) => collectionChange('9', 'name', name)),
    changeOf('description', [`Text ${each}`], (text) => collectionChange('9', 'description', text)),
    changeOf('cover', [`movie:${each + 1}`, undefined], (cover) => collectionChange('9', 'cover', cover)),
    changeOf('rank', [`fzzzzzi${each}`], (rank) => ({ kind: 'collection-moved', collectionId: '9', rank })),
    changeOf('seenAt', [`Day ${each}`, undefined], (day) => markChange('seenAt', day)),
    changeOf('rating', [each, undefined], (rating) => markChange('rating', rating)),
    changeOf('note', [`Note ${each}`, undefined], (note) => markChange('note', note)),
  ),
);

const START: Library = {
  ...EMPTY_LIBRARY,
  collections: [
    { id: '8', name: 'Other', description: '', movies: [] },
    { id: '9', name: 'Mine', description: 'First', movies: [{ id: 1 }, { id: 2 }] },
  ],
};
const MARKED: Library = { ...START, marks: [{ id: 7, title: 'Low Tide', rating: 5, note: 'First' }] };

const factsIn = ({ collections, marks }: Library): Readonly<Record<string, unknown>> => {
  const { name, description, cover, rank } = collections.find(({ id }) => id === '9') ?? { name: undefined };
  const { seenAt, rating, note } = marks[0] ?? {};
  return { name, description, cover, rank, seenAt, rating, note };
};

interface Step {
  readonly by: number;
  readonly from: number;
  /** Undefined where it takes what another one has written. */
  readonly change: FactChange | undefined;
  /** Its page is killed before what it took is done to its library. */
  readonly isKilled: boolean;
}

const stepsOf = (changes: fc.Arbitrary<FactChange>, devices: number): fc.Arbitrary<readonly Step[]> =>
  fc.array(
    fc.record({
      by: fc.nat(devices - 1),
      from: fc.nat(devices - 1),
      change: fc.option(changes, { nil: undefined }),
      isKilled: fc.boolean(),
    }),
    { maxLength: 16 },
  );

const TEXTS = ['name', 'description', 'cover', 'seenAt', 'rating', 'note'];

/** Does it, and says what each fact was said to be last. */
const doApart = (devices: readonly SharingDevice[], steps: readonly Step[]): ReadonlyMap<string, unknown> => {
  const last = new Map<string, unknown>(Object.entries(factsIn(devices[0]!.library)));
  steps.forEach(({ by, from, change, isKilled }, at) => {
    const [own, other] = [devices[by]!, devices[from]!];
    // By itself it drops what it said, where nobody has read that before it takes what is later.
    if (own.isOfReleaseBefore) devices[0]!.take(own.file());
    if (!change) return isKilled ? own.merge(other.file()) : own.take(other.file());
    const before = factsIn(own.library)[change.fact];
    const stamps = own.stamps();
    own.change(change.action, at + 1);
    const after = factsIn(own.library)[change.fact];
    // What another one has said already, and is not done to the library yet, is said by that one.
    if (before !== after && own.stamps() !== stamps) last.set(change.fact, after);
  });
  return last;
};

const play = (...[devices, steps]: Parameters<typeof doApart>): ReadonlyMap<string, unknown> => {
  const last = doApart(devices, steps);
  SharingDevice.meet(devices);
  return last;
};

/** What each has said, before they meet. */
const expectMergeable = (devices: readonly SharingDevice[]): void => {
  const [one, other] = devices.map(({ known }) => known.registers);
  for (const [id, register] of one!) {
    const there = other!.get(id);
    if (!there) continue;
    const both = mergedRegister(register, there);
    expect(mergedRegister(there, register)).toEqual(both);
    for (const each of [register, there]) expect(mergedRegister(both, each)).toBe(both);
  }
};

const expectEqual = (devices: readonly SharingDevice[], last: ReadonlyMap<string, unknown>): void => {
  const [first, ...others] = devices.map(({ library }) => library);
  for (const other of others) expect(syncedOf(other)).toEqual(syncedOf(first!));
  for (const fact of TEXTS) expect([fact, factsIn(first!)[fact]]).toEqual([fact, last.get(fact)]);
};

const START_OR_MARKED = fc.constantFrom(START, MARKED);

describe('of what several devices change of one thing (product.md, Devices: for itself)', () => {
  it.each([2, 3])('each fact is what was said of it last, on all, whatever each had heard of: %i', (count) => {
    fc.assert(
      fc.property(START_OR_MARKED, stepsOf(CHANGES, count), (start, steps) => {
        const devices = SharingDevice.sharing(start, ['a', 'b', 'c'].slice(0, count));
        expectEqual(devices, play(devices, steps));
      }),
    );
  });

  it('merging does not depend on which comes first, and has nothing new to say once it is done', () => {
    fc.assert(
      fc.property(START_OR_MARKED, stepsOf(CHANGES, 3), fc.nat(2), (start, steps, former) => {
        const devices = SharingDevice.sharing(start, ['a', 'b', 'c']);
        devices[former]!.isOfReleaseBefore = former > 0;
        doApart(devices, steps);
        expectMergeable(devices);
      }),
    );
  });

  it('all end with the same where one of them removes all of it, and makes it anew', () => {
    const removing = fc.constantFrom<FactChange>(
      { fact: '', action: { kind: 'collection-removed', collectionId: '9' } },
      {
        fact: '',
        action: { kind: 'collection-created', collection: { id: '9', name: 'Anew', description: '', movies: [] } },
      },
      { fact: '', action: { kind: 'title-marked', title: { id: 7 }, set: {}, clear: ['seenAt', 'rating', 'note'] } },
    );
    fc.assert(
      fc.property(START_OR_MARKED, stepsOf(fc.oneof(CHANGES, removing), 3), (start, steps) => {
        const devices = SharingDevice.sharing(start, ['a', 'b', 'c']);
        play(devices, steps);
        const [first, ...others] = devices.map(({ library }) => syncedOf(library));
        for (const other of others) expect(other).toEqual(first);
      }),
    );
  });

  it('a device of a release before, which knows one stamp for all, loses nothing, and takes nothing away', () => {
    // What nobody has said before: what it has as it was before, it has not heard of.
    const texts = fc.uniqueArray(fc.string({ minLength: 2, maxLength: 4, unit: fc.constantFrom('a', 'b', 'c', 'd') }), {
      minLength: 16,
      maxLength: 16,
    });
    const facts: Readonly<Record<string, (text: string, at: number) => LibraryAction>> = {
      name: (text) => collectionChange('9', 'name', text),
      cover: (text) => collectionChange('9', 'cover', `movie:${text}`),
      description: (text) => collectionChange('9', 'description', text),
      note: (text) => markChange('note', text),
      seenAt: (text) => markChange('seenAt', text),
      rating: (_, at) => markChange('rating', at + 20),
    };
    const deed = fc.record({ fact: fc.constantFrom(...Object.keys(facts)), isTaken: fc.boolean(), from: fc.nat(2) });
    fc.assert(
      fc.property(
        START_OR_MARKED,
        texts,
        fc.array(deed, { maxLength: 16 }),
        fc.array(fc.nat(2), { minLength: 6, maxLength: 6 }),
        (start, words, deeds, owners) => {
          const devices = SharingDevice.sharing(start, ['a', 'b', 'c']);
          devices[1]!.isOfReleaseBefore = true;
          const names = Object.keys(facts);
          // Each fact is one device's to change.
          const steps = deeds.map(({ fact, isTaken, from }, at) => ({
            by: owners[names.indexOf(fact)]!,
            from,
            change: isTaken ? undefined : { fact, action: facts[fact]!(words[at]!, at) },
            isKilled: false,
          }));
          expectEqual(devices, play(devices, steps));
        },
      ),
    );
  });
});
