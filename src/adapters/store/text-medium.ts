import type { Observable } from 'rxjs';
import type { Clock } from '#application/ports/clock.ts';

/** A change of an entry from outside this tab. */
export type OutsideEntry =
  | { readonly kind: 'written'; readonly key: string; readonly text: string }
  | { readonly kind: 'removed'; readonly key: string }
  /** All entries are gone. */
  | { readonly kind: 'cleared' };

/** The new text of an entry: a text, a text that is made from the present one, or undefined for no entry. */
export type NewText = string | undefined | ((held: string | undefined) => string);

/** New texts by their keys. */
export type Texts = Readonly<Record<string, NewText>>;

export const newText = (text: NewText, held: string | undefined): string | undefined =>
  typeof text === 'function' ? text(held) : text;

export interface Move {
  readonly from: string;
  /** The text that was read. An entry that holds another text by now is left alone. */
  readonly text: string;
  /** The names to move to, in order: `nameOf(1)`, `nameOf(2)` and so on. */
  readonly nameOf: (count: number) => string;
}

/**
 * Stores texts under keys. Each method rejects when the medium refuses, and the stored texts then stay as they were.
 */
export interface TextMedium {
  readonly lifetime: 'device' | 'window';
  /** Reads all of these keys in one step. A key without an entry gives undefined. */
  get(...keys: readonly string[]): Promise<readonly (string | undefined)[]>;
  /** Replaces whole texts, in one step and in their order. */
  set(texts: Texts): Promise<void>;
  /**
   * Does the same as `set`, for a page that is about to close. When it returns, a synchronous medium has written, or
   * has thrown. Any other medium has sent the texts on their way, and a later failure is not reported.
   */
  setNow(texts: Texts): void;
  /**
   * Moves an entry to the first name that is free. Resolves with that name, or with undefined when the entry no longer
   * holds the text. Never overwrites, and removes the entry only after the copy was read back. A name that holds this
   * very text counts as free: an earlier move was cut short there.
   */
  move(move: Move): Promise<string | undefined>;
  /** Every key, in no particular order. */
  keys(): Promise<readonly string[]>;
  /**
   * Removes an entry.
   * @param text if given, an entry that holds another text by now is left alone.
   * @returns whether the entry is gone.
   */
  remove(key: string, text?: string): Promise<boolean>;
  /** Changes from outside this tab, as far as the medium reports them. */
  readonly outside$: Observable<OutsideEntry>;
}

/** Opens a medium. Resolves with one that can be read; rejects, within 2 s, when there is none. */
export type OpenMedium = (clock: Clock) => Promise<TextMedium>;

/** Whether a name that holds `held` may take the text. */
export const isFree = (held: string | null | undefined, text: string): boolean =>
  held === null || held === undefined || held === text;

export const copyLost = (name: string): Error => new Error(`What was written to ${name} could not be read back.`);
