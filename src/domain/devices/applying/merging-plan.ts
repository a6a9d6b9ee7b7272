import type { LibraryAction } from '../../library/library-change.ts';
import type { Register, Registers } from '../register.ts';

/** What is to be applied to a library. */
export interface ToApply {
  /** All that is known. */
  readonly registers: Registers;
  /** Those of one list that the library may have otherwise. */
  readonly changed: readonly Register[];
}

export type Actions = readonly LibraryAction[];
