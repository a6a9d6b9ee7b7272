import type { JournalEntry } from '#application/ports/journal.ts';
import type { Identifier } from '#domain/library/bundle.ts';
import type { LibraryChange } from '#domain/library/library-change.ts';
import { decodeChange } from './decode-change.ts';

/** Whose changes have no identifier yet: no identifier is empty. */
export const WAITING: Identifier = '';

export interface Item<Change = unknown> {
  readonly id: string;
  /** As it was written, be it by a newer release. */
  readonly change: Change;
}

/** An entry as it is kept. */
export interface JournalRecord<Change = unknown> extends Item<Change> {
  readonly identifier: Identifier;
  readonly counter: number;
}

export interface Head {
  /** That of the newest entry ever. */
  readonly counter: number;
  /** That of the newest checkpoint: entries up to here are gone. */
  readonly checkpoint: number;
  /** The ids of the newest entries, those in the checkpoint included: what has been there is not claimed again. */
  readonly recent?: readonly string[];
}

export const NO_HEAD: Head = { counter: 0, checkpoint: 0 };

export const toItem = (change: LibraryChange): Item<LibraryChange> => ({ id: change.id, change });

export const toEntry = ({ counter, change }: JournalRecord): JournalEntry => ({ counter, change: decodeChange(change) });
