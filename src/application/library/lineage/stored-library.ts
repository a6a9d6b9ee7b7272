import type { Bundle, Identifier } from '#domain/library/bundle.ts';
import type { Lineage } from '../../ports/library/origin.ts';

/** A library that this device holds. */
export interface StoredLibrary {
  readonly identifier: Identifier;
  readonly bundle: Bundle;
  /** The text in the store; undefined where only the log knows the library. */
  readonly text?: string;
  /** Undefined where another program, or a release that knew of no origin, wrote it. */
  readonly lineage?: Lineage;
}
