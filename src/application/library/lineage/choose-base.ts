import type { Bundle } from '#domain/library/bundle.ts';
import type { LibraryChange } from '#domain/library/library-change.ts';
import type { LogEntry, LogTail } from '../../ports/library/change-log.ts';
import type { DecodeBundle, Loaded } from '../../ports/library/store.ts';

export interface Base {
  /** Undefined where there is none: nothing was saved yet. */
  readonly bundle?: Bundle;
  /** Whether the store holds it already. */
  readonly isStored: boolean;
  /** The log's entries that are to be replayed on it, in order. */
  readonly entries: readonly LogEntry[];
}

/** The changes of entries, without those that this release cannot read. */
export const changesOf = (entries: readonly LogEntry[]): readonly LibraryChange[] =>
  entries.flatMap(({ change }) => (change ? [change] : []));

/** Where the log cannot be had. */
const NOTHING: LogTail = { log: '', entries: [] };

const afterAll = (entries: readonly LogEntry[], sequence: number): readonly LogEntry[] =>
  entries.filter((entry) => entry.sequence > sequence);

const containsAll = (entries: readonly LogEntry[], ids: readonly string[]): boolean => {
  const known = new Set(entries.map(({ change }) => change?.id));
  return ids.every((id) => known.has(id));
};

/** Whether a stored bundle goes further than the log's checkpoint, or was written by somebody else. */
const isNewest = (loaded: Loaded & { readonly kind: 'found' }, { log, checkpoint, entries }: LogTail): boolean => {
  const { isOwn, revision } = loaded;
  if (!isOwn || !revision || !checkpoint) return true;
  if ((revision.positions[log] ?? -1) < checkpoint.sequence) return false;
  // Pending changes are in the text out of their order: where the log has them by now it has them in order.
  return revision.pending.length === 0 || !containsAll(entries, revision.pending);
};

/**
 * What a library is restored from: the bundle in the store, unless the log's checkpoint takes its place. That is so when the
 * bundle is missing or unreadable, or was written by this app and is older: a browser that is killed loses what it had not
 * written yet. A bundle edited by hand always wins.
 * @param tail all that the log has of its owner; undefined where the log cannot be had.
 */
export const chooseBase = (loaded: Loaded, tail: LogTail | undefined, decode: DecodeBundle): Base => {
  const known = tail ?? NOTHING;
  const { log, checkpoint, entries } = known;
  const text = checkpoint?.text;
  const saved = text === undefined || (loaded.kind === 'found' && isNewest(loaded, known)) ? undefined : decode(text);
  if (saved) return { bundle: saved, isStored: false, entries };
  if (loaded.kind !== 'found') return { isStored: false, entries };
  return { bundle: loaded.bundle, isStored: true, entries: afterAll(entries, loaded.revision?.positions[log] ?? 0) };
};
