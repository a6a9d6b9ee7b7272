import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryRegisters } from '#fixtures/devices/arbitrary-registers.ts';
import { runs } from '#fixtures/fuzz/runs.ts';
import { resultOf } from '../steps.ts';
import { takeRegisters } from './known.ts';
import type { Register, Registers } from './register.ts';

const taken = (registers: Registers, others: Registers): Registers =>
  resultOf(takeRegisters({ registers, unapplied: new Map() }, others.values())).registers;

const merge = (...files: readonly Registers[]): Registers =>
  files.reduce<Registers>((known, file) => taken(known, file), new Map());

const sorted = (registers: Registers): readonly (readonly [string, Register])[] =>
  [...registers].toSorted(([a], [b]) => (a < b ? -1 : 1));

describe('merging registers (product.md, Devices: merging)', () => {
  it('is commutative', () => {
    fc.assert(
      fc.property(arbitraryRegisters, arbitraryRegisters, (a, b) => {
        expect(sorted(merge(a, b))).toEqual(sorted(merge(b, a)));
      }),
      runs(100),
    );
  });

  it('is associative', () => {
    fc.assert(
      fc.property(arbitraryRegisters, arbitraryRegisters, arbitraryRegisters, (a, b, c) => {
        expect(sorted(merge(merge(a, b), c))).toEqual(sorted(merge(a, merge(b, c))));
      }),
      runs(100),
    );
  });

  it('is idempotent, and then the very same', () => {
    fc.assert(
      fc.property(arbitraryRegisters, arbitraryRegisters, (a, b) => {
        const merged = merge(a, b);
        expect(taken(merged, b)).toBe(merged);
      }),
      runs(100),
    );
  });

  it('ends the same in any order, whatever arrives twice, late or through others', () => {
    const files = fc.array(arbitraryRegisters, { minLength: 2, maxLength: 4 });
    fc.assert(
      fc.property(files, fc.array(fc.nat()), fc.array(fc.nat()), (all, order, lost) => {
        const pick = (at: number) => all[at % all.length] ?? new Map();
        const early = merge(...lost.map(pick));
        const here = merge(...order.map(pick), early, ...all);
        expect(sorted(here)).toEqual(sorted(merge(...all.toReversed())));
      }),
      runs(100),
    );
  });

  it('has the newest 50 views, tombstones among them (product.md, Devices: views)', () => {
    fc.assert(
      fc.property(arbitraryRegisters, arbitraryRegisters, (a, b) => {
        const views = [...merge(a, b).values()].filter(({ list }) => list === 'views');
        expect(views.length).toBeLessThanOrEqual(50);
      }),
      runs(100),
    );
  });
});
