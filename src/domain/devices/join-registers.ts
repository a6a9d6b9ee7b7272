import type { Library } from '../library/library.ts';
import type { Steps } from '../steps.ts';
import { NOTHING_KNOWN } from './known.ts';
import type { NoteContext } from './note-changes.ts';
import { rulesOf } from './register-lists.ts';
import { registerId, type Register, type Registers } from './register.ts';
import { sharedItems } from './shared-ranks.ts';
import { stampOfTime } from './stamp.ts';

/**
 * The registers of a library that was never shared. Each has the stamp of its own time, so that what another device removed
 * later goes (product.md, Devices: joining).
 */
export function* joinRegisters(library: Library, { device, now }: NoteContext): Steps<Registers> {
  const registers = new Map<string, Register>();
  for (const { list, key, value } of yield* sharedItems(library, NOTHING_KNOWN)) {
    yield;
    const { time, toItem } = rulesOf(list);
    const stamp = stampOfTime(time(value), now);
    registers.set(registerId({ list, key }), { list, key, stamp, device, item: toItem(value) });
  }
  return registers;
}
