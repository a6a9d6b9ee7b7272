import type { Identifier } from '#domain/library/bundle.ts';
import type { LogEntry, LogTail } from '../../ports/library/change-log.ts';
import type { Lineage, Origin, Positions, Version } from '../../ports/library/origin.ts';
import type { Loaded, Revision } from '../../ports/library/store.ts';

type Versions = Origin['libraries'];

const EMPTY: Version = { positions: {} };
/** The origin of a library that is as the visitor made it here. */
export const NO_ORIGIN: Origin = { libraries: {} };

/** How far a library has come, in its own changes and in those of other libraries. */
export const versionsOf = ({ identifier, version, origin }: Lineage): Versions => ({
  ...origin.libraries,
  [identifier]: version,
});

/**
 * Whether `known` has come as far as `version`; undefined as far as one that has nothing of its own yet. A library whose place was
 * taken by a text of another program is another one since.
 */
export const reaches = (known: Version | undefined, { positions, takenAt }: Version): boolean =>
  known?.takenAt === takenAt &&
  Object.entries(positions).every(([log, sequence]) => sequence <= (known?.positions[log] ?? 0));

/** The one rule by which a library is older than another: it went over to the other, and has not changed since. */
export const supersedes = (later: Lineage, earlier: Lineage): boolean => {
  const known = versionsOf(later);
  return Object.entries(versionsOf(earlier)).every(([identifier, version]) => reaches(known[identifier], version));
};

/** Whether both were made from one library. */
export const isSameLine = (one: Lineage, other: Lineage): boolean => {
  const known = versionsOf(other);
  return Object.entries(versionsOf(one)).some(
    ([identifier, { takenAt }]) => known[identifier] !== undefined && known[identifier].takenAt === takenAt,
  );
};

export const furthest = (first: Positions, second: Positions): Positions =>
  Object.fromEntries(
    [...new Set([...Object.keys(first), ...Object.keys(second)])].map((log) => [
      log,
      Math.max(first[log] ?? 0, second[log] ?? 0),
    ]),
  );

const latest = (first: Version = EMPTY, second: Version = EMPTY): Version => {
  if (first.takenAt !== second.takenAt) return (first.takenAt ?? '') > (second.takenAt ?? '') ? first : second;
  return { ...first, positions: furthest(first.positions, second.positions) };
};

const positionsOf = ({ log, checkpoint, entries }: LogTail): Positions => ({
  [log]: Math.max(checkpoint?.sequence ?? 0, entries.at(-1)?.sequence ?? 0),
});

/** @param tail the log's entries beyond the save; undefined where it cannot be had */
export const versionOf = (
  { positions, origin }: Pick<Revision, 'positions' | 'origin'>,
  tail: LogTail | undefined,
): Version => ({
  positions: tail ? furthest(positions, positionsOf(tail)) : positions,
  ...(origin?.takenAt !== undefined && { takenAt: origin.takenAt }),
});

/** The libraries that both were made from, for two saves of one library: the later save has all that the earlier had. */
export const mergeOrigins = (first: Origin, second: Origin): Origin => {
  const merged = (name: 'libraries' | 'offered') => {
    const one = first[name] ?? {};
    const other = second[name] ?? {};
    const identifiers = [...new Set([...Object.keys(one), ...Object.keys(other)])];
    return Object.fromEntries(
      identifiers.map((identifier) => [identifier, latest(one[identifier], other[identifier])]),
    );
  };
  const offered = merged('offered');
  const takenAt = [first.takenAt ?? '', second.takenAt ?? ''].toSorted()[1];
  return {
    libraries: merged('libraries'),
    ...(takenAt && { takenAt }),
    ...(Object.keys(offered).length > 0 && { offered }),
  };
};

/** What a save of a library knows of itself: beside its bundle, or in the log's checkpoint. */
export type Save = Pick<Revision, 'positions' | 'origin'>;

/** The entries that a save lacks, in order. @param positions up to where it has all of each log */
export const entriesBeyond = (positions: Positions, { log, entries }: LogTail): readonly LogEntry[] =>
  entries.filter(({ sequence }) => sequence > (positions[log] ?? 0));

const knowsLogs = ({ positions }: Save, other: Save): boolean =>
  Object.keys(other.positions).every((log) => log in positions);

/**
 * Whether a save has all that another save of the same identifier has: so far the same rule as between two libraries. A text that took
 * the place of the library is later than what it was made from. A save that does not know a log has nothing of it.
 */
export const hasAllOf = (save: Save, other: Save): boolean => {
  const [taken = '', otherTaken = ''] = [save.origin?.takenAt, other.origin?.takenAt];
  if (taken < otherTaken || !knowsLogs(save, other)) return false;
  if (taken > otherTaken) return reaches({ positions: save.positions }, { positions: other.positions });
  const lineageOfSave = ({ positions, origin = NO_ORIGIN }: Save): Lineage => ({
    identifier: '',
    version: versionOf({ positions, origin }, undefined),
    origin,
  });
  return supersedes(lineageOfSave(save), lineageOfSave(other));
};

/**
 * The lineage of a library as it would be restored; undefined where another program, or a release that knew of no origin,
 * wrote it.
 * @param origin of the save that it would be restored from
 * @param tail all that the log has of it; undefined where it cannot be had
 */
export const lineageOf = (
  identifier: Identifier,
  origin: Origin | undefined,
  { loaded, tail }: { readonly loaded: Loaded; readonly tail: LogTail | undefined },
): Lineage | undefined => {
  if (!origin || (loaded.kind === 'found' && !loaded.isOwn)) return undefined;
  const positions = (loaded.kind === 'found' && loaded.revision?.positions) || {};
  return { identifier, version: versionOf({ positions, origin }, tail), origin };
};

/** @returns the origin of `own` once it has taken over the library of `other`. */
export const withOrigin = (own: Pick<Lineage, 'identifier' | 'origin'>, other: Lineage): Origin => {
  const { [own.identifier]: _, ...libraries } = versionsOf(other);
  return mergeOrigins(own.origin, { libraries });
};

/** The libraries that no other of them supersedes, in their order. Of two that have the same, the first. */
export const headsOf = <T extends { readonly lineage?: Lineage }>(libraries: readonly T[]): readonly T[] =>
  libraries.filter(
    ({ lineage }, at) =>
      !lineage ||
      !libraries.some(
        (other, place) =>
          place !== at &&
          other.lineage !== undefined &&
          supersedes(other.lineage, lineage) &&
          (place < at || !supersedes(lineage, other.lineage)),
      ),
  );
