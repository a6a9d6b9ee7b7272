import type { Observable } from 'rxjs';
import type { Bundle, Identifier } from '#domain/library/bundle.ts';
import type { Library } from '#domain/library/library.ts';
import type { Origin, Positions } from './origin.ts';

/** What a save knows of itself. */
export interface Revision {
  /** Every entry of the log up to these is in the text. */
  readonly positions: Positions;
  /** The ids of changes that are in the text too, though they had no sequence number by then. */
  readonly pending: readonly string[];
  /** Absent in what a release wrote that knew of no origin. */
  readonly origin?: Origin;
}

export type Loaded =
  | {
      readonly kind: 'found';
      readonly bundle: Bundle;
      /** What the store holds, letter for letter. */
      readonly text: string;
      /** That of the last save of this app; undefined where there was none that told. */
      readonly revision?: Revision;
      /** Whether it is the text of that save: else somebody else wrote or edited it. */
      readonly isOwn: boolean;
    }
  | { readonly kind: 'absent' }
  /** Set aside under its key with `.unreadable` appended, or a further name when that is taken; the visitor is to be told. */
  | { readonly kind: 'unreadable'; readonly setAsideAs: string };

/** Reads a store's text; undefined for one that cannot be read. Never throws. */
export type DecodeBundle = (text: string) => Bundle | undefined;

/** What happened to the store from outside this tab. */
export type OutsideChange =
  /**
   * `isOwn`: whether this app wrote the text, in its last save or in one before. `isOfFirst`: whether that was a release that knew of no
   * origin, nor of all choices.
   */
  | {
      readonly kind: 'written';
      readonly identifier: Identifier;
      readonly text: string;
      readonly isOwn: boolean;
      readonly isOfFirst?: true;
    }
  | { readonly kind: 'removed'; readonly identifier: Identifier }
  /** The visitor had the browser clear the site's data. */
  | { readonly kind: 'cleared' };

/**
 * The visitor's bundles on this device, one for each identifier.
 * Unknown fields and unreadable items of a bundle come back from `load` as its remainder and are written by `save`.
 */
export interface Store {
  /** How long what is saved lasts: on the device, or until the window is closed. */
  readonly lifetime: 'device' | 'window';
  /**
   * Rejects when the medium cannot be read; what it holds is then left alone.
   * @param defaults gives its theme to a bundle that has none: only what was saved takes the place of what there is
   * (product.md, Saving: load).
   */
  load(identifier: Identifier, defaults?: Library): Promise<Loaded>;
  /** That of the last save, whatever the bundle is by now; undefined where there was none that told. Rejects as `load`. */
  revision(identifier: Identifier): Promise<Revision | undefined>;
  /**
   * Replaces the bundle whole, its revision with it, and resolves with its text. A rejected save leaves the earlier bundle as it was.
   * @param revision without one the bundle counts as somebody else's.
   */
  save(identifier: Identifier, bundle: Bundle, revision?: Revision): Promise<string>;
  /** As `save`, before it returns where the medium can, for a page that is about to close; else as soon as it can. */
  saveNow(identifier: Identifier, bundle: Bundle, revision: Revision): void;
  /** Takes a text that somebody else wrote for this app's own, unless the store holds another one by now. */
  accept(identifier: Identifier, text: string, revision: Revision): Promise<void>;
  /** Every identifier with a bundle, in no order. */
  identifiers(): Promise<readonly Identifier[]>;
  /**
   * Removes the bundle of an identifier while it has this text. Rejects when the medium refuses.
   * @returns whether it is gone by this.
   */
  remove(identifier: Identifier, text: string): Promise<boolean>;
  /** As far as the medium tells. */
  readonly outside$: Observable<OutsideChange>;
  /** Removes every bundle, and what was set aside. Rejects when the medium refuses. */
  erase(): Promise<void>;
}
