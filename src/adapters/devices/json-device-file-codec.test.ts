import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DeviceFile } from '#application/ports/devices/device-file.ts';
import { joinRegisters } from '#domain/devices/join-registers.ts';
import { takeRegisters } from '#domain/devices/known.ts';
import { REGISTER_LISTS } from '#domain/devices/register-lists.ts';
import { registerId, type Register } from '#domain/devices/register.ts';
import { resultOf } from '#domain/steps.ts';
import { arbitraryRegisters } from '#fixtures/devices/arbitrary-registers.ts';
import { stampAt } from '#fixtures/devices/stamp-at.ts';
import { FULL_LIBRARY } from '#fixtures/library/full-library.ts';
import { JsonDeviceFileCodec } from './json-device-file-codec.ts';

const codec = new JsonDeviceFileCodec();
const device = '0123456789abcdef';
const writtenAt = '2026-11-21T12:00:00.000Z';
const fileOf = (registers: DeviceFile['registers']): DeviceFile => ({ device, name: 'Phone', writtenAt, registers });
const encode = (file: DeviceFile) => resultOf(codec.encode(file));
const decode = (text: string) => resultOf(codec.decode(text));

const seenAgain = { id: 8, title: 'Heat', seenAt: null, viewings: { '2024': { rating: 7 }, '': {} } };
const WHOLE = { ...FULL_LIBRARY, marks: [...FULL_LIBRARY.marks, seenAgain] };
const FULL = fileOf(resultOf(joinRegisters(WHOLE, { device, now: new Date(writtenAt) })));
const TEXT = encode(FULL);
const raw = JSON.parse(TEXT) as { readonly entries: readonly unknown[] };
const entry = (list: string, key: string, item: unknown) => [list, key, stampAt(5), device, item];
const withEntries = (...entries: readonly unknown[]) => JSON.stringify({ ...raw, entries });

describe('the file of a device (product.md, Devices: file)', () => {
  it('comes back from its text as it was', () => {
    fc.assert(
      fc.property(arbitraryRegisters, fc.string(), (registers, name) => {
        const file = { ...fileOf(registers), name };
        expect(decode(encode(file))).toEqual({ kind: 'read', file });
      }),
    );
  });

  it('is the same in another form of JSON', () => {
    expect(decode(TEXT)).toEqual({ kind: 'read', file: FULL });
    expect(decode(JSON.stringify(raw, null, 2))).toEqual({ kind: 'read', file: FULL });
    expect(decode(TEXT.replaceAll('\n', '\r\n'))).toEqual({ kind: 'read', file: FULL });
  });

  it('has neither theme, name, address nor choices but saved searches (product.md, Devices: private)', () => {
    const lists = new Set(raw.entries.map((each) => (each as readonly string[])[0]));
    expect(lists).toEqual(new Set(REGISTER_LISTS));
    expect(Object.keys(raw)).toEqual(['matinee', 'version', 'device', 'name', 'clock', 'entries']);
    for (const text of ['Ada', 'light', 'preferences', 'username', '203.0.113.7', 'keepsHistory', '337'])
      expect(TEXT).not.toContain(text);
  });

  it.each([
    ['damaged', TEXT.slice(0, -30)],
    ['damaged', TEXT.slice(0, 60)],
    ['damaged', ''],
    ['damaged', withEntries(['watchlist', 'movie:1', 'soon', device, null])],
    ['damaged', withEntries(['watchlist', 'movie:1', stampAt(5), device])],
    ['damaged', withEntries([...entry('watchlist', 'movie:1', null), 1])],
    ['damaged', withEntries(entry('watch list', 'movie:1', null))],
    ['damaged', JSON.stringify({ ...raw, device: 5 })],
    ['damaged', JSON.stringify({ ...raw, clock: 'noon' })],
    ['foreign', '<html>'],
    ['foreign', '{"watchlist":[]}'],
    ['foreign', '[]'],
    ['newer', JSON.stringify({ ...raw, version: 2, entries: {} })],
    ['too-large', TEXT.padEnd(8_000_001)],
  ])('is refused whole where it is %s (product.md, Devices: bad file)', (fault, text) => {
    expect(decode(text)).toEqual({ kind: 'refused', fault });
  });

  it('may be cut off anywhere: nothing of it is read then', () => {
    fc.assert(
      fc.property(fc.nat({ max: TEXT.length - 1 }), (end) => {
        expect(decode(TEXT.slice(0, end))).toEqual({
          kind: 'refused',
          fault: end < 20 && end > 0 ? 'foreign' : 'damaged',
        });
      }),
    );
  });

  it('of any text is read or refused, never thrown over', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void decode(text)));
  });

  it.each<[string, readonly unknown[]]>([
    ['a list of a newer release', entry('pins', 'x/1', { of: 'something' })],
    ['a removal from it', entry('pins', 'x/1', null)],
    ['a title without an id', entry('watchlist', 'movie:1', { title: 'Low Tide' })],
    ['a title under the key of another', entry('favorites', 'movie:1', { id: 2, addedAt: '' })],
    ['a rating of 11', entry('marks', 'movie:1', { id: 1, rating: 11 })],
    ['a mark of nothing', entry('marks', 'movie:1', { id: 1, hiddenAt: '' })],
    ['a collection without a name', entry('collections', '9', { id: '9' })],
  ])('passes %s on unharmed, and does not apply it (product.md, Devices: unread)', (_, unread) => {
    const decoded = decode(withEntries(unread));
    const registers: readonly Register[] = decoded.kind === 'read' ? [...decoded.file.registers.values()] : [];
    expect(registers).toMatchObject([{ isUnread: true }]);
    expect(JSON.parse(encode(fileOf(new Map(registers.map((each) => [registerId(each), each])))))).toMatchObject({
      entries: [unread],
    });
  });

  it('has unknown fields of what it can read', () => {
    const pinned = entry('watchlist', 'movie:1', { id: 1, addedAt: '', pin: true });
    const decoded = decode(withEntries(pinned));
    expect(decoded.kind === 'read' && JSON.parse(encode(decoded.file))).toMatchObject({ entries: [pinned] });
  });

  it('counts the greater one of two with the same key', () => {
    const [old, late] = [
      ['hidden', 'movie:1', stampAt(4), device, null],
      ['hidden', 'movie:1', stampAt(5), device, null],
    ];
    for (const text of [withEntries(old, late), withEntries(late, old)])
      expect(decode(text)).toMatchObject({ file: { registers: new Map([['hidden movie:1', { stamp: stampAt(5) }]]) } });
  });
});

describe('what a device keeps for itself', () => {
  it('comes back as it was, with what is not applied yet (product.md, Devices: unapplied)', () => {
    fc.assert(
      fc.property(arbitraryRegisters, arbitraryRegisters, (own, others) => {
        const known = resultOf(takeRegisters({ registers: own, unapplied: new Map() }, others.values()));
        expect(resultOf(codec.decodeKnown(resultOf(codec.encodeKnown(known))))).toEqual(known);
      }),
    );
  });

  it.each(['', '{}', TEXT.slice(0, 40), '{"matinee":"devices-known","version":1,"entries":[5]}'])(
    'is nothing else: %s',
    (text) => {
      expect(resultOf(codec.decodeKnown(text))).toBeUndefined();
    },
  );
});
