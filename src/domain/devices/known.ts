import type { Steps } from '../steps.ts';
import { compareRegisters, knownItem, mergedRegister, type Register, registerId, type Registers } from './register.ts';

/** What this device knows of the registers. */
export interface Known {
  readonly registers: Registers;
  /**
   * What the library had of each register that is merged, and not applied yet: an item, or null for nothing. Until it is,
   * that is no change of the visitor's (product.md, Devices: unapplied).
   */
  readonly unapplied: ReadonlyMap<string, object | null>;
}

export const NOTHING_KNOWN: Known = { registers: new Map(), unapplied: new Map() };

/** What the visitor has changed here since it was last noted. */
export interface Noted {
  /** What was added or changed. */
  readonly changes: readonly Register[];
  /** The tombstones of what was removed. */
  readonly removals: readonly Register[];
  /**
   * What the library has of the registers that are to be applied to it once all this is noted: those that it has already are not among
   * them, and movies of collections that are back are, to be shown again (product.md, Devices: unapplied, collections). The same reference
   * as before where it is the same.
   */
  readonly unapplied: Known['unapplied'];
}

/** product.md, Devices: views. */
const VIEWS_MAX = 50;

/** A maximum of 50 is a maximum still: which are left does not depend on the order of merging. */
const dropOldViews = (registers: Map<string, Register>, unapplied: Map<string, object | null>): void => {
  const views = [...registers.values()].filter(({ list }) => list === 'views');
  if (views.length <= VIEWS_MAX) return;
  const newestFirst = views.toSorted((a, b) => compareRegisters(b, a) || (a.key < b.key ? 1 : -1));
  for (const view of newestFirst.slice(VIEWS_MAX)) {
    registers.delete(registerId(view));
    unapplied.delete(registerId(view));
  }
};

/**
 * Takes those of `others` that are greater than what is known: commutative, associative and idempotent (product.md, Devices: merging).
 * They must be applied. The same reference when none is greater.
 */
export function* takeRegisters(known: Known, others: Iterable<Register>): Steps<Known> {
  const registers = new Map(known.registers);
  const unapplied = new Map(known.unapplied);
  const taken: string[] = [];
  for (const other of others) {
    yield;
    const id = registerId(other);
    const own = registers.get(id);
    const merged = own ? mergedRegister(own, other) : other;
    if (merged === own) continue;
    taken.push(id);
    registers.set(id, merged);
    if (!unapplied.has(id)) unapplied.set(id, knownItem(own) ?? null);
  }
  if (taken.length > 0) dropOldViews(registers, unapplied);
  return taken.some((id) => registers.get(id) !== known.registers.get(id)) ? { registers, unapplied } : known;
}

/** With what was changed on this device. The same reference where nothing was. */
export const withNoted = (known: Known, { changes, removals, unapplied }: Noted): Known => {
  const noted = [...changes, ...removals];
  if (noted.length === 0 && unapplied === known.unapplied) return known;
  const registers = new Map([
    ...known.registers,
    ...noted.map((register) => [registerId(register), register] as const),
  ]);
  const left = new Map(unapplied);
  dropOldViews(registers, left);
  return { registers, unapplied: left };
};

/** Whether both have the same registers, each with the same stamp and item. */
export function* hasSameRegisters(one: Registers, other: Registers): Steps<boolean> {
  if (one === other) return true;
  if (one.size !== other.size) return false;
  for (const [id, register] of one) {
    yield;
    const there = other.get(id);
    if (!there || compareRegisters(register, there) !== 0) return false;
  }
  return true;
}
