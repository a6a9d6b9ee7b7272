import { describe, expect, it } from 'vitest';
import { stampAt } from '#fixtures/devices/stamp-at.ts';
import { resultOf } from '../steps.ts';
import { hasSameRegisters } from './known.ts';
import { type Register, registerId, type Registers } from './register.ts';

describe('registers are the same', () => {
  const one: Register = {
    list: 'watchlist',
    key: 'movie:603',
    stamp: stampAt(1_000),
    device: 'A',
    item: { id: 603 },
  };
  const all = (...registers: readonly Register[]): Registers =>
    new Map(registers.map((each) => [registerId(each), each]));
  const another = { ...one, key: 'movie:604' };

  it.each<[string, Registers, boolean]>([
    ['with the same items', all({ ...one, item: { id: 603 } }), true],
    ['not with one more', all(one, another), false],
    ['not with another', all(another), false],
    ['not with a later one', all({ ...one, stamp: stampAt(2_000) }), false],
  ])('%s', (_, other, isSame) => {
    const own = all(one);
    expect(resultOf(hasSameRegisters(own, own))).toBe(true);
    expect([resultOf(hasSameRegisters(own, other)), resultOf(hasSameRegisters(other, own))]).toEqual([isSame, isSame]);
  });
});
