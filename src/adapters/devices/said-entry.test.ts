import { describe, expect, it } from 'vitest';
import type { Known } from '#domain/devices/known.ts';
import type { Register, Registers } from '#domain/devices/register.ts';
import { stampAt } from '#domain/devices/stamp.ts';
import { EMPTY_LIBRARY } from '#domain/library/library.ts';
import { resultOf } from '#domain/steps.ts';
import { SharingDevice } from '#fixtures/devices/sharing-device.ts';
import { JsonDeviceFileCodec } from './json-device-file-codec.ts';

const codec = new JsonDeviceFileCodec();
const device = '0123456789abcdef';

type Entry = [list: string, key: string, stamp: string, device: string, item: unknown, ...more: unknown[]];
interface Raw {
  entries: Entry[];
}

const textOf = (registers: Registers): string =>
  resultOf(codec.encode({ device, name: 'Phone', writtenAt: '2026-11-21T12:00:00.000Z', registers }));
const readIn = (text: string): ReadonlyMap<string, Register> => {
  const decoded = resultOf(codec.decode(text));
  if (decoded.kind !== 'read') throw new Error(decoded.fault);
  return decoded.file.registers;
};

/** A collection was renamed, and a mark was noted and is nothing any more. */
const changed = (): SharingDevice => {
  const movies = [{ id: 1 }, { id: 2 }];
  const library = {
    ...EMPTY_LIBRARY,
    collections: [{ id: '9', name: 'Mine', description: 'First', movies }],
    marks: [{ id: 7, title: 'Low Tide', rating: 5 }],
  };
  const [own] = SharingDevice.sharing(library, [device]);
  if (!own) throw new Error('There is no device.');
  own.change({ kind: 'collection-changed', collectionId: '9', set: { name: 'Фильмы 夜' }, clear: [] }, 1);
  own.change({ kind: 'title-marked', title: { id: 7 }, set: {}, clear: ['rating'] }, 2);
  return own;
};
const KNOWN = changed().known;
const TEXT = textOf(KNOWN.registers);
const raw = (): Raw => JSON.parse(TEXT) as Raw;
const withEntry = (change: (entry: Entry) => Entry): string => {
  const { entries, ...head } = raw();
  const isIt = ([list, key]: Entry) => list === 'said' && key === 'collections 9';
  return JSON.stringify({ ...head, entries: entries.map((each) => (isIt(each) ? change(each) : each)) });
};

describe('when each fact was said (product.md, Devices: for itself)', () => {
  it('is beside the items, which are those of releases before', () => {
    const { entries } = raw();
    expect(entries.filter(([list]) => list === 'said').map(([, key]) => key)).toEqual([
      'marks movie:7',
      'collections 9',
    ]);
    expect(entries.find(([, key]) => key === '9')?.[4]).toEqual({ id: '9', name: 'Фильмы 夜', description: 'First' });
    expect(entries.find(([, key]) => key === 'movie:7')?.[4]).toBeNull();
    for (const entry of entries) expect(entry).toHaveLength(5);
    expect(TEXT).not.toContain('Mine');
  });

  it('comes back with them, from a file and from what a device keeps', () => {
    expect(readIn(TEXT)).toEqual(KNOWN.registers);
    const known: Known = { ...KNOWN, unapplied: new Map([['collections 9', { id: '9' }]]) };
    expect(resultOf(codec.decodeKnown(resultOf(codec.encodeKnown(known))))).toEqual(known);
  });

  it.each<[string, (entry: Entry) => Entry]>([
    ['of an item before', ([list, key, , ...others]) => [list, key, stampAt(5), ...others]],
    ['of another device', ([list, key, stamp, , ...others]) => [list, key, stamp, 'fedcba9876543210', ...others]],
    ['of another item of that moment', (entry) => entry.with(4, { ...(entry[4] as object), sum: 1 }) as Entry],
    ['removed', (entry) => entry.with(4, null) as Entry],
    ['a text', (entry) => entry.with(4, 'soon') as Entry],
    ['without facts', (entry) => entry.with(4, { ...(entry[4] as object), facts: [] }) as Entry],
    ['without a stamp', (entry) => entry.with(4, { ...(entry[4] as object), facts: { name: ['soon'] } }) as Entry],
    [
      'later than the item',
      (entry) => entry.with(4, { ...(entry[4] as object), facts: { name: [stampAt(7e12)] } }) as Entry,
    ],
    [
      'with texts',
      (entry) => entry.with(4, { ...(entry[4] as object), facts: { name: [stampAt(5), 'Mine'] } }) as Entry,
    ],
    ['of nothing that is there', ([list, , ...others]) => [list, 'collections 77', ...others]],
  ])('is left out where it is %s: then all was said at once', (_, change) => {
    const registers = readIn(withEntry(change));
    const whole = new Map(KNOWN.registers);
    const { said: _said, ...register } = whole.get('collections 9')!;
    expect(registers).toEqual(whole.set('collections 9', register));
  });

  it('of what a device of a release before has kept is left out where that has changed the item', () => {
    const { entries } = raw();
    const [at, stamp] = [entries.findIndex(([, key]) => key === '9'), stampAt(Date.UTC(2026, 10, 22))];
    const own: Entry = ['collections', '9', stamp, 'fedcba9876543210', { id: '9', name: 'Old', description: 'First' }];
    const kept = {
      matinee: 'devices-known',
      version: 1,
      entries: entries.with(at, own).map((each) => [...each, null]),
    };
    const known = resultOf(codec.decodeKnown(JSON.stringify(kept)));
    expect(known?.registers.get('collections 9')).not.toHaveProperty('said');
    expect(known?.registers.get('marks movie:7')).toHaveProperty('said');
    expect([...(known?.unapplied.keys() ?? [])].filter((id) => id.startsWith('said'))).toEqual([]);
  });
});
