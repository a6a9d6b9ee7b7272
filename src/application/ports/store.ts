import type { Bundle, Identifier } from '#domain/library/bundle.ts';
import type { Library } from '#domain/library/library.ts';

export type Loaded =
  | { readonly kind: 'found'; readonly bundle: Bundle }
  | { readonly kind: 'absent' }
  /** Set aside under its key with `.unreadable` appended, or a further name when that is taken; the visitor is to be told. */
  | { readonly kind: 'unreadable'; readonly setAsideAs: string };

/**
 * The visitor's bundles on this device, one for each identifier.
 * Unknown fields and unreadable items of a bundle come back from `load` as its remainder and are written by `save`.
 */
export interface Store {
  /** How long what is saved lasts: on the device, or until the window is closed. */
  readonly lifetime: 'device' | 'window';
  /**
   * Rejects when the medium cannot be read; what it holds is then left alone.
   * @param defaults whose theme a bundle without one has: each saved part replaces the current one if present (spec section 4).
   */
  load(identifier: Identifier, defaults?: Library): Promise<Loaded>;
  /** Replaces the bundle whole. A rejected save leaves the earlier bundle as it was. */
  save(identifier: Identifier, bundle: Bundle): Promise<void>;
  /** Saves before it returns where the medium can, for a page that is about to close; else as soon as it can. */
  saveNow(identifier: Identifier, bundle: Bundle): void;
  /** Every identifier with a bundle, in no order. */
  identifiers(): Promise<readonly Identifier[]>;
}
