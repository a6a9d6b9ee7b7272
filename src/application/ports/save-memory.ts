import type { Identifier } from '#domain/library/bundle.ts';

/** A save that the journal was not told of, because it could not be had. */
export interface UnjournaledSave {
  readonly identifier: Identifier;
  /** The bundle's own: tells whether it is still this one that is stored. */
  readonly lastUpdated: string;
  /** Every entry of the journal up to this one is in it. */
  readonly counter: number;
  /** The ids of changes that are in it though they had no entry by then: they may be noted down, and claimed later. */
  readonly unnumbered: readonly string[];
}

/** What the journal was not told, or not in time, kept apart from it. Where the device keeps nothing, it may forget. */
export interface SaveMemory {
  /** The last unjournaled save. Undefined when nothing valid is remembered. Never throws. */
  recall(): UnjournaledSave | undefined;
  /** Never throws. */
  remember(save: UnjournaledSave): void;
  /** Whether this text is among the last that were remembered, letter for letter. Never throws. */
  isOwnText(text: string): boolean;
  /** Remembers the text that a page about to close has saved: there is no time for the journal's answer. Never throws. */
  rememberText(text: string): void;
}
