import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stampAt } from '#fixtures/devices/stamp-at.ts';
import { FIRST_STAMP, isStamp, nextStamp, stampOfTime, timeOf } from './stamp.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const HOUR = 3_600_000;
const LAST = stampAt(Date.UTC(2200, 0, 1), 0xff_ff);
const at = (hours: number, counter = 0) => stampAt(NOW.getTime() + hours * HOUR, counter);

describe('a stamp (product.md, Devices: stamp)', () => {
  it.each([
    ['of this clock where nothing is known', {}, at(0)],
    ['of this clock where what is known is earlier', { greatest: at(-1), replaced: at(-2) }, at(0)],
    ['after the greatest one that is known', { greatest: at(3, 7) }, at(3, 8)],
    ['after what it replaces', { greatest: at(0), replaced: at(5) }, at(5, 1)],
    // The counter has no room left.
    ['a millisecond later', { greatest: at(3, 0xff_ff) }, stampAt(NOW.getTime() + 3 * HOUR + 1)],
  ])('is %s', (_, known, expected) => {
    expect(nextStamp(NOW, known)).toBe(expected);
  });

  it('follows other clocks a day at most (product.md, Devices: clock ahead)', () => {
    expect(nextStamp(NOW, { greatest: at(24 * 365) })).toBe(at(24, 1));
  });

  it('is later than what it replaces, whatever clock made that', () => {
    const replaced = at(24 * 365, 3);
    expect(nextStamp(NOW, { greatest: replaced, replaced })).toBe(at(24 * 365, 4));
  });

  it.each([
    [at(24, 0xff_ff), stampAt(NOW.getTime() + 24 * HOUR + 1)],
    [stampAt(Date.UTC(2199, 11, 31), 0xff_ff), stampAt(Date.UTC(2199, 11, 31) + 1)],
    [stampAt(Date.UTC(2200, 0, 1)), stampAt(Date.UTC(2200, 0, 1), 1)],
    [LAST, `${LAST}0`],
    [`${LAST}0`, `${LAST}1`],
    [`${LAST}f`, `${LAST}f0`],
    [`${LAST}0f`, `${LAST}0f0`],
  ])('follows %s by %s (product.md, Devices: stamp)', (replaced, expected) => {
    expect(nextStamp(NOW, { greatest: replaced, replaced })).toBe(expected);
  });

  it('has a later one, whatever it is and whatever the clock shows, which all devices take (product.md, Devices: stamp)', () => {
    const stamps = fc.oneof(
      fc
        .tuple(fc.integer({ min: 0, max: Date.UTC(2300, 0, 1) }), fc.integer({ min: 0, max: 0xff_ff }))
        .map(([time, counter]) => stampAt(time, counter)),
      fc.nat().map((digits) => LAST + digits.toString(16)),
    );
    const clocks = fc.date({ min: new Date(0), max: new Date('2400-01-01T00:00:00Z'), noInvalidDate: true });
    fc.assert(
      fc.property(stamps, stamps, clocks, (replaced, greatest, now) => {
        const next = nextStamp(now, { greatest, replaced });
        expect([isStamp(next), next > replaced]).toEqual([true, true]);
      }),
    );
  });

  it('sorts as a text', () => {
    const stamps = [at(0, 9), FIRST_STAMP, at(0, 10), at(-1), at(1), at(0, 0x100)];
    expect(stamps.toSorted()).toEqual([FIRST_STAMP, at(-1), at(0, 9), at(0, 10), at(0, 0x100), at(1)]);
  });

  it.each([
    '',
    '1763726400000',
    '1763726400000-000g',
    '1763726400000-00000',
    '1763726400000-ffff0',
    '9999999999999-0000',
    `${LAST}g`,
    `${LAST.slice(0, -1)}e0`,
    5,
    null,
  ])('is not %s', (value) => {
    expect(isStamp(value)).toBe(false);
  });

  it('tells its time', () => {
    expect(isStamp(at(2, 3))).toBe(true);
    expect(timeOf(at(2, 3))).toBe(NOW.getTime() + 2 * HOUR);
  });

  it.each([
    ['2026-11-21T11:00:00.000Z', at(-1)],
    ['2027-01-01T00:00:00.000Z', at(0)],
    ['', FIRST_STAMP],
    [null, FIRST_STAMP],
    [undefined, FIRST_STAMP],
  ])('of what was there before is that of its time %s (product.md, Devices: joining)', (time, expected) => {
    expect(stampOfTime(time, NOW)).toBe(expected);
  });
});
