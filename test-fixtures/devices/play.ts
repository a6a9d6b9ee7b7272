import type { Deeds } from './deeds.ts';
import type { Dice } from './random-change.ts';

/** What all visitors of a simulation have in common. */
export interface Play {
  readonly dice: Dice;
  readonly deeds: Deeds;
  /** What was otherwise than promised on the way. */
  readonly faults: string[];
  /** How often each kind of act was done. */
  readonly done: Record<string, number>;
}
