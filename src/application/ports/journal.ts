import type { Identifier } from '#domain/library/bundle.ts';
import type { LibraryChange } from '#domain/library/library-change.ts';

/** A change with its place in the order that all tabs agree on. */
export interface JournalEntry {
  /** One more than that of the entry before, for each identifier. */
  readonly counter: number;
  /** Undefined for what this release cannot read: it was written by a newer one. */
  readonly change: LibraryChange | undefined;
}

/** A library as it was saved. */
export interface Checkpoint {
  /** The store's text. */
  readonly text: string;
  /** Every entry up to this one is in it. */
  readonly counter: number;
}

export interface Recalled {
  /** The newest; undefined when nothing was saved yet. */
  readonly checkpoint?: Checkpoint;
  /** Whether the text that was asked about was a checkpoint, now or formerly. */
  readonly isOwn: boolean;
  /** Those after the checkpoint, in order. */
  readonly entries: readonly JournalEntry[];
}

/**
 * The visitor's changes, written down one by one, so that what was not saved yet survives a killed browser, and so that
 * all tabs agree on one order. Every method rejects when the journal cannot be had; what it held then stays.
 */
export interface Journal {
  /**
   * Notes changes down, without a place yet; durable when it resolves. It does not wait for appends, and need not know
   * whose they are. They stay to be claimed unless this journal appends them.
   * @param signal once it is aborted, what is not written by then is not claimed.
   */
  note(changes: readonly LibraryChange[], signal?: AbortSignal): Promise<void>;
  /**
   * Gives changes their place, in one transaction; durable when it resolves, with their entries. A change whose id is there
   * already keeps its entry; one whose entry was of late, and is in a checkpoint by now, has none any more.
   * @param signal once it is aborted, what is not written by then never is, and what was noted down is not claimed.
   */
  append(identifier: Identifier, changes: readonly LibraryChange[], signal?: AbortSignal): Promise<readonly JournalEntry[]>;
  /**
   * Gives the identifier every change that was noted down and never appended, in this visit or in one that was cut short,
   * except for those that have an entry or had one of late, under any identifier.
   * @returns the ids of these exceptions.
   */
  claim(identifier: Identifier): Promise<readonly string[]>;
  /** @param text what the store holds. */
  recall(identifier: Identifier, text?: string): Promise<Recalled>;
  /** The entries after that counter, in order; undefined when some of them are in a checkpoint only. */
  since(identifier: Identifier, counter: number): Promise<readonly JournalEntry[] | undefined>;
  /**
   * Keeps the text instead of the entries that are in it, and counts on from there. An older checkpoint never replaces a
   * newer, but is known from then on: as are the last 100.
   */
  checkpoint(identifier: Identifier, checkpoint: Checkpoint): Promise<void>;
  /** Forgets everything of an identifier. */
  forget(identifier: Identifier): Promise<void>;
  /** Whether it holds nothing, of any identifier or of none. */
  isEmpty(): Promise<boolean>;
  /** Forgets everything, of every identifier. */
  erase(): Promise<void>;
}
