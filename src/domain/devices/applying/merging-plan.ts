import type { LibraryAction } from '../../library/library-change.ts';
import type { Known } from '../known.ts';
import type { Register } from '../register.ts';

/** What is to be applied to a library. */
export interface ToApply extends Known {
  /** Those of one list that the library may have otherwise. */
  readonly changed: readonly Register[];
}

export type Actions = readonly LibraryAction[];
