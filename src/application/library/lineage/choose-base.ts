import type { Bundle } from '#domain/library/bundle.ts';
import type { LibraryChange } from '#domain/library/library-change.ts';
import type { LogEntry, LogTail } from '../../ports/library/change-log.ts';
import type { Origin } from '../../ports/library/origin.ts';
import type { DecodeBundle, Loaded, Revision } from '../../ports/library/store.ts';
import { NO_ORIGIN, entriesBeyond, hasAllOf, mergeOrigins, type Save } from './lineage.ts';

export interface Base {
  /** Undefined where there is none: nothing was saved yet. */
  readonly bundle?: Bundle;
  /** Whether the store holds it already. */
  readonly isStored: boolean;
  /** What the save was made from; undefined where a release wrote it that knew of no origin. */
  readonly origin?: Origin;
  /** The log's entries that are to be replayed on it, in order. */
  readonly entries: readonly LogEntry[];
}

/** The changes of entries, without those that this release cannot read. */
export const changesOf = (entries: readonly LogEntry[]): readonly LibraryChange[] =>
  entries.flatMap(({ change }) => (change ? [change] : []));

/** Where the log cannot be had. */
const NOTHING: LogTail = { log: '', entries: [] };

const containsAll = (entries: readonly LogEntry[], ids: readonly string[]): boolean => {
  const known = new Set(entries.map(({ change }) => change?.id));
  return ids.every((id) => known.has(id));
};

/** The checkpoint as a save. */
const keptSave = ({ log, checkpoint }: LogTail): Save | undefined =>
  checkpoint && { positions: { [log]: checkpoint.sequence }, ...(checkpoint.origin && { origin: checkpoint.origin }) };

/** What the checkpoint was made from, and the bundle too where the log has by now all that the bundle has. */
const originOfCheckpoint = (bundle: Save | undefined, kept: Save): Origin | undefined => {
  if (!bundle?.origin || !kept.origin) return kept.origin ?? bundle?.origin;
  return hasAllOf(bundle, kept) ? mergeOrigins(kept.origin, bundle.origin) : kept.origin;
};

/** Whether the checkpoint is to take the place of a stored bundle. */
const isBehind = (loaded: Loaded & { readonly kind: 'found' }, tail: LogTail, kept: Save): boolean => {
  const { isOwn, revision } = loaded;
  if (!isOwn || !revision) return false;
  const { positions, pending } = revision;
  if (pending.length === 0) return !hasAllOf(revision, kept);
  // Pending changes are in the text out of their order: where the log has them by now it has them in order.
  return containsAll(tail.entries, pending) || !hasAllOf({ positions }, { positions: kept.positions });
};

/** Undefined where there is none, or none that can be read. */
export const revisionOf = (loaded: Loaded): Revision | undefined =>
  loaded.kind === 'found' ? loaded.revision : undefined;

const withOriginOf = (base: Omit<Base, 'origin'>, origin: Origin | undefined): Base =>
  origin ? { ...base, origin } : base;

/** The checkpoint where it is to be restored from; undefined where the store's bundle is, or where its text cannot be read. */
const fromCheckpoint = (loaded: Loaded, tail: LogTail, decode: DecodeBundle): Base | undefined => {
  const kept = keptSave(tail);
  if (!kept || (loaded.kind === 'found' && !isBehind(loaded, tail, kept))) return undefined;
  const text = tail.checkpoint?.text;
  const bundle = text === undefined ? undefined : decode(text);
  const origin = originOfCheckpoint(revisionOf(loaded), kept);
  return bundle && withOriginOf({ bundle, isStored: false, entries: tail.entries }, origin);
};

const fromStore = (loaded: Loaded & { readonly kind: 'found' }, tail: LogTail): Base => {
  const { bundle, isOwn, revision } = loaded;
  const entries = entriesBeyond(revision?.positions ?? {}, tail);
  // Of what another program wrote it is not the origin: what was offered beside it is known all the same.
  const known = isOwn ? undefined : tail.checkpoint?.origin;
  return withOriginOf({ bundle, isStored: true, entries }, revision?.origin ?? known);
};

const fromEntries = (loaded: Loaded, { checkpoint, entries }: LogTail, isKnown: boolean): Base => {
  const isUnsaved = loaded.kind === 'absent' && isKnown && !checkpoint;
  return withOriginOf({ isStored: false, entries }, isUnsaved ? NO_ORIGIN : checkpoint?.origin);
};

/**
 * What a library is restored from: the bundle in the store, unless the log's checkpoint takes its place. That is so when the
 * bundle is missing or unreadable, or was written by this app and lacks something that the checkpoint has: a browser that is killed
 * loses what it had not written yet. A bundle edited by hand always wins.
 * @param tail all that the log has of its owner; undefined where the log cannot be had.
 */
export const chooseBase = (loaded: Loaded, tail: LogTail | undefined, decode: DecodeBundle): Base => {
  const known = tail ?? NOTHING;
  const checkpoint = fromCheckpoint(loaded, known, decode);
  if (checkpoint) return checkpoint;
  return loaded.kind === 'found' ? fromStore(loaded, known) : fromEntries(loaded, known, tail !== undefined);
};
