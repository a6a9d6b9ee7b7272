import type { Observable } from 'rxjs';
import { token } from '#application/port.ts';
import type { Clock } from '#application/ports/clock.ts';

/** What happened to an entry from outside this tab. */
export type OutsideEntry =
  | { readonly kind: 'written'; readonly key: string; readonly text: string }
  | { readonly kind: 'removed'; readonly key: string }
  /** All entries are gone. */
  | { readonly kind: 'cleared' };

/** What an entry is to hold: a text, one made of what it holds, or nothing. */
export type NewText = string | undefined | ((held: string | undefined) => string);

/** By their keys. */
export type Texts = Readonly<Record<string, NewText>>;

export const newText = (text: NewText, held: string | undefined): string | undefined =>
  typeof text === 'function' ? text(held) : text;

export interface Move {
  readonly from: string;
  /** The text that was read: an entry that has another by now is left alone. */
  readonly text: string;
  /** The names to move to, in order: the first, the second, … */
  readonly nameOf: (count: number) => string;
}

/** Whatever keeps text under keys. Each method rejects when the medium refuses, and what it held then stays. */
export interface TextMedium {
  readonly lifetime: 'device' | 'window';
  /** In one go. */
  get(...keys: readonly string[]): Promise<readonly (string | undefined)[]>;
  /** Replaces the texts whole, in one go and in their order. */
  set(texts: Texts): Promise<void>;
  /**
   * As `set`, for a page that is about to close. A synchronous medium has written, or thrown, when it returns. Any other
   * medium has only started to write, and reports no failure.
   */
  setNow(texts: Texts): void;
  /**
   * Moves an entry to the first name that is free and resolves with that name; with undefined when the entry no longer
   * holds the text. Never overwrites, and removes the entry only once the copy was read back. A name that holds the very
   * text is one where an earlier move was cut short: it counts as free.
   */
  move(move: Move): Promise<string | undefined>;
  /** Every key, in no order. */
  keys(): Promise<readonly string[]>;
  /**
   * Removes an entry.
   * @param text where given, an entry that holds another one by now is left alone.
   * @returns whether it is gone.
   */
  remove(key: string, text?: string): Promise<boolean>;
  /** As far as the medium tells. */
  readonly outside$: Observable<OutsideEntry>;
}

export const MEDIUM = token<TextMedium>('TextMedium');

/** Resolves with a medium that can be read; rejects, within 2 s, when there is none. */
export type OpenMedium = (clock: Clock) => Promise<TextMedium>;

/** Whether a name that holds this may take a text. */
export const isFree = (held: string | null | undefined, text: string): boolean =>
  held === null || held === undefined || held === text;

export const copyLost = (name: string): Error => new Error(`What was written to ${name} could not be read back.`);
