import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrangedLibraries, arrangingAction, arrangingDeeds, orders } from '#fixtures/devices/arranging.ts';
import { collectionChange, markChange } from '#fixtures/devices/fact-changes.ts';
import { factsWithoutPlace } from '#fixtures/devices/facts-without-place.ts';
import { SharingDevice } from '#fixtures/devices/sharing-device.ts';
import { syncedOf } from '#fixtures/devices/synced-of.ts';
import { runs } from '#fixtures/fuzz/runs.ts';
import { batch } from '../library/apply.ts';
import type { LibraryAction } from '../library/library-change.ts';
import type { JoinChoice } from './joining/join-choice.ts';
import { factNamesOf } from './register-lists.ts';
import { registerId, type Register } from './register.ts';
import type { Stamp } from './stamp.ts';
import { sayingIn, valueIn } from './statement.ts';

const NAMES = ['a', 'b', 'c'];
/** These are never removed: each of their facts counts for itself. */
const [ONE, OTHER] = ['1', '2'];
const STAYING = [ONE, OTHER];
const MARK = 'marks movie:7';

interface Telling {
  readonly kind: 'tell';
  readonly who: number;
  /** The id of a register, and the name of one of its facts. */
  readonly fact: string;
  readonly isCleared: boolean;
}

/** A text that nobody has said, or nothing. */
const TELLING: Readonly<Record<string, (said: string | undefined, at: number) => LibraryAction>> = {
  [`collections ${ONE} name`]: (_, at) => collectionChange(ONE, 'name', `Name ${at}`),
  [`collections ${OTHER} name`]: (_, at) => collectionChange(OTHER, 'name', `Name ${at}`),
  [`collections ${ONE} description`]: (_, at) => collectionChange(ONE, 'description', `Text ${at}`),
  [`collections ${ONE} cover`]: (said) => collectionChange(ONE, 'cover', said),
  [`${MARK} seenAt`]: (said) => markChange('seenAt', said),
  [`${MARK} rating`]: (said, at) => markChange('rating', said && at),
  [`${MARK} note`]: (said) => markChange('note', said),
};

const tellings: fc.Arbitrary<Telling> = fc.record({
  kind: fc.constant('tell' as const),
  who: fc.nat(2),
  fact: fc.constantFrom(...Object.keys(TELLING)),
  isCleared: fc.boolean(),
});

const tellingAction = ({ fact, isCleared }: Telling, at: number): LibraryAction =>
  TELLING[fact]?.(isCleared ? undefined : `Said ${at}`, at) ?? batch([]);

/** @param fact the id of a register and a name */
const factIn = ({ library }: SharingDevice, fact: string): unknown => {
  const at = fact.lastIndexOf(' ');
  return syncedOf(library)[fact.slice(0, at)]?.[fact.slice(at + 1)];
};

/** Whether it says that: another device may have said it already, or there is no such thing. */
const tells = (device: SharingDevice, telling: Telling, at: number): boolean => {
  device.note(at);
  const stamps = device.stamps();
  device.change(tellingAction(telling, at), at + 0.5);
  return device.stamps() !== stamps;
};

const arranging = arrangingDeeds.filter(({ kind, ...deed }) => kind !== 'delete' || !('id' in deed) || deed.id > 1);
const sorts = fc.constantFrom(...NAMES.map((_, at) => NAMES.slice(0, at + 1)).slice(1)).chain((names) =>
  fc.record({
    names: fc.shuffledSubarray(names, { minLength: names.length }),
    libraries: fc.array(arrangedLibraries, { minLength: names.length, maxLength: names.length }),
    choices: fc.array(fc.constantFrom<JoinChoice>('newer', 'mine', 'theirs'), { minLength: 2, maxLength: 2 }),
  }),
);

const meet = (devices: readonly SharingDevice[], minute: number): void => {
  for (let turn = 0; turn < 3; turn += 1) SharingDevice.share(devices, minute + turn);
};

/** The latest that was said of each fact, and that a thing is there: of one time, any of it. */
type Latest = ReadonlyMap<string, { readonly stamp: Stamp; readonly values: ReadonlySet<unknown> }>;

const factsOf = (register: Register): readonly (readonly [name: string, stamp: Stamp, value: unknown])[] => [
  ['there', register.stamp, register.item !== null],
  ...factNamesOf(register.list).map((name) => [name, sayingIn(register, name)[0], valueIn(register, name)] as const),
];

const latestOf = (registers: Iterable<Register>): Latest => {
  const latest = new Map<string, { readonly stamp: Stamp; readonly values: Set<unknown> }>();
  for (const register of registers)
    for (const [name, stamp, value] of factsOf(register)) {
      const id = `${registerId(register)} ${name}`;
      const own = latest.get(id);
      if (own?.stamp === stamp) own.values.add(value);
      else if (!own || own.stamp < stamp) latest.set(id, { stamp, values: new Set([value]) });
    }
  return latest;
};

/** Whether each of its facts counts for itself, or there is one alone: what goes as a whole is not known by its facts. */
const isApart = (id: string): boolean => STAYING.some((each) => id === `collections ${each}`) || id === MARK;
const isMovie = (id: string): boolean => STAYING.some((each) => id.startsWith(`movies ${each}/`));

const isChecked = ({ item }: Register, id: string, name: string): boolean =>
  name === 'there' ? isMovie(id) : isApart(id) || (isMovie(id) && item !== null);

const expectLatest = ({ known }: SharingDevice, latest: Latest): void => {
  const others = [...known.registers].flatMap(([id, register]) =>
    factsOf(register)
      .filter(([name]) => isChecked(register, id, name))
      .map(([name, , value]) => [`${id} ${name}`, value] as const)
      .filter(([fact, value]) => !latest.get(fact)?.values.has(value)),
  );
  expect(others).toEqual([]);
};

/** Movies of a collection that is gone keep their registers. */
const expectApplied = ({ known, library }: SharingDevice): void => {
  const here = syncedOf(library);
  const registers = [...known.registers].filter(([id, { list }]) => isMovie(id) || list !== 'movies');
  const said = registers.filter(([, { item }]) => item !== null);
  const facts = said.map(([id, { list, item }]) => [id, factsWithoutPlace(list as 'movies', item!)]);
  expect(here).toMatchObject(Object.fromEntries(facts));
  expect(registers.filter(([id, { item }]) => item === null && Object.hasOwn(here, id))).toEqual([]);
};

const expectEqual = ([first, ...others]: readonly SharingDevice[]): void => {
  for (const other of others) {
    expect(orders(other.library)).toEqual(orders(first!.library));
    expect(syncedOf(other.library)).toEqual(syncedOf(first!.library));
  }
};

describe('of what is arranged and told at once (product.md, Devices: for itself, order)', () => {
  it('all devices end with one order and the same facts, the latest of each, whatever they do and had before', () => {
    const deeds = fc.array(fc.oneof({ weight: 2, arbitrary: arranging }, { weight: 1, arbitrary: tellings }), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(sorts, deeds, ({ names, libraries, choices }, todo) => {
        const devices = SharingDevice.joined(names, libraries, choices);
        meet(devices, 1);
        const before = [...devices[0]!.known.registers.values()];
        for (const [at, deed] of todo.entries()) {
          const device = devices[deed.who % devices.length]!;
          if (deed.kind === 'sync') device.round(at + 10, devices, deed.killed);
          else
            device.change(
              deed.kind === 'tell' ? tellingAction(deed, at) : arrangingAction(device.library, deed),
              at + 10,
            );
        }
        meet(devices, 100);
        expectEqual(devices);
        const latest = latestOf([...before, ...devices.flatMap(({ said }) => said)]);
        for (const device of devices) {
          expectApplied(device);
          expectLatest(device, latest);
        }
        // There is an end to it.
        for (const device of devices) {
          const { known } = device;
          device.note(200);
          expect(device.known).toBe(known);
        }
      }),
      runs(100),
    );
  });

  it('the order is that of the device that arranges, and the facts are those of the others', () => {
    const deeds = fc.array(
      fc.oneof(
        { weight: 3, arbitrary: arrangingDeeds.filter(({ kind }) => kind === 'move' || kind === 'sync') },
        { weight: 2, arbitrary: tellings },
      ),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(sorts, deeds, ({ names, libraries, choices }, todo) => {
        const devices = SharingDevice.joined(names, libraries, choices);
        meet(devices, 1);
        const [first, ...others] = devices;
        const told = new Map<string, unknown>();
        for (const [at, deed] of todo.entries()) {
          if (deed.kind === 'sync') devices[deed.who % devices.length]?.round(at + 10, devices, deed.killed);
          else if (deed.kind === 'tell') {
            const device = others[deed.who % others.length]!;
            if (tells(device, deed, at + 10)) told.set(deed.fact, factIn(device, deed.fact));
          } else first?.change(arrangingAction(first.library, deed), at + 10);
        }
        const order = orders(first!.library);
        meet(devices, 100);
        expectEqual(devices);
        expect(orders(first!.library)).toEqual(order);
        for (const [fact, value] of told) expect([fact, factIn(first!, fact)]).toEqual([fact, value]);
      }),
      runs(100),
    );
  });
});
