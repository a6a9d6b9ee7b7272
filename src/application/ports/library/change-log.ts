import type { Observable } from 'rxjs';
import type { Identifier } from '#domain/library/bundle.ts';
import type { LibraryChange } from '#domain/library/library-change.ts';
import type { Origin, Positions } from './origin.ts';

/** A change with its place in the one order that all tabs agree on. */
export interface LogEntry {
  /** Grows from entry to entry. One owner's numbers have gaps: all owners share them. */
  readonly sequence: number;
  /** Undefined for what this release cannot read: a newer one wrote it. */
  readonly change: LibraryChange | undefined;
}

/** A library as it was saved. */
export interface Checkpoint {
  /** The store's text. */
  readonly text: string;
  /** The log that the sequence is of; a log takes no checkpoint of another log. */
  readonly log: string;
  /** Every entry of the owner up to this one is in it; 0 for a library that came along from elsewhere, and has no entry yet. */
  readonly sequence: number;
  /** What it was made from. Absent in what a release wrote that knew of none. */
  readonly origin?: Origin;
}

/** What a log has of an owner after a sequence number. */
export interface LogTail {
  /** Names the log. A log that was cleared and created again has another name. */
  readonly log: string;
  /**
   * Present where all was asked for and a save is kept, or where entries that were asked for are pruned: they are in it. A log without
   * room for texts has none: the store has it.
   */
  readonly checkpoint?: Pick<Checkpoint, 'sequence'> & Partial<Pick<Checkpoint, 'text' | 'origin'>>;
  /** In order: those after the checkpoint where there is one, else those after the number that was asked for. */
  readonly entries: readonly LogEntry[];
}

export interface Appended extends LogTail {
  /** The ids of those changes that were in the log before, for another owner or pruned: they are not in the tail. */
  readonly elsewhere: readonly string[];
}

export interface AppendOptions {
  /** Undefined while the owner is not known: the changes wait to be claimed. */
  readonly owner: Identifier | undefined;
  /** The last entry that the caller knows, of each log; none unless given. */
  readonly after?: Positions;
}

/**
 * The visitor's changes, one after the other, in the one order that all tabs of a device agree on. Every method rejects
 * when the log cannot be had; what it held then stays.
 */
export interface ChangeLog {
  /**
   * Appends changes, all or none; durable and ordered once it resolves. What is appended twice is there once.
   * @returns what the owner has after the entry that the caller knows, these changes included.
   */
  append(changes: readonly LibraryChange[], options: AppendOptions): Promise<Appended>;
  /**
   * Gives every entry without an owner to this one, as its newest, in their order.
   * @param last the ids of those that come after the others: they are of the visit that claims, which may have begun before
   * what an earlier one had left was there.
   */
  claim(owner: Identifier, last?: readonly string[]): Promise<void>;
  /** @param after the last entry that the caller knows, of each log; none unless given. */
  read(owner: Identifier, after?: Positions): Promise<LogTail>;
  /**
   * Keeps the text instead of the entries that are in it; the newest of these stay for those who have not read them, and
   * so that what is appended twice is known. An older checkpoint never replaces a newer.
   */
  checkpoint(owner: Identifier, checkpoint: Checkpoint): Promise<void>;
  /** Every owner with an entry or a checkpoint; undefined among them stands for entries without an owner. */
  owners(): Promise<readonly (Identifier | undefined)[]>;
  /** Forgets everything of an owner. */
  forget(owner: Identifier): Promise<void>;
  /** Forgets everything. */
  erase(): Promise<void>;
  /** Another tab has appended or claimed: there may be more to read. */
  readonly grown$: Observable<unknown>;
}

/** The log of a visit: one that a page about to close can still write to. */
export interface ClosableLog extends ChangeLog {
  /**
   * As `append`, before it returns. Throws where there is no room.
   * @param owner undefined while it is not known.
   */
  appendNow(changes: readonly LibraryChange[], owner?: Identifier): void;
  /** False while a fallback takes the log's place. Emits at once. */
  readonly isPrimary$: Observable<boolean>;
}

/** The part of the log that a page has from its first moment: appending, before the changes have an owner. */
export interface EarlyLog {
  /** Gets ready, so that the first append need not wait for it. */
  open(): void;
  /** Never rejects. @returns whether they are durable. */
  append(changes: readonly LibraryChange[]): Promise<boolean>;
  /** As `append`, before it returns, for a page that is about to close. Never throws. @returns whether they are there. */
  appendNow(changes: readonly LibraryChange[]): boolean;
}
