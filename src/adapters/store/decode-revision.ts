import * as v from 'valibot';
import { mergeOrigins, reaches } from '#application/library/lineage/lineage.ts';
import type { Revision } from '#application/ports/library/store.ts';
import { isFields } from '#domain/fields.ts';
import { textChecksum } from './text-checksum.ts';

const recordOf = <Value>(schema: v.GenericSchema<unknown, Value>) =>
  v.custom<Readonly<Record<string, Value>>>(
    (value) => isFields(value) && Object.values(value).every((each) => v.is(schema, each)),
  );

const Positions = recordOf(v.pipe(v.number(), v.safeInteger(), v.minValue(0)));
const Versions = recordOf(v.object({ positions: Positions, takenAt: v.exactOptional(v.string()) }));
const Origins = v.object({
  takenAt: v.exactOptional(v.string()),
  libraries: Versions,
  offered: v.exactOptional(Versions),
});

const Revisions = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(
    v.object({
      positions: Positions,
      pending: v.array(v.string()),
      // One that cannot be read makes the library one of an unknown origin: nothing takes its place.
      origin: v.fallback(v.optional(Origins), undefined),
      checksum: v.string(),
    }),
  ),
);

const readAll = (kept: string | undefined): v.InferOutput<typeof Revisions> => {
  const { success, output } = v.safeParse(Revisions, kept);
  return success ? output : [];
};

/**
 * How many of the earlier revisions stay. A browser may be killed between the two writes, and once more before the
 * next.
 */
const KEPT = 3;
/**
 * A revision as it is stored beside its text. It is written before the text, and the earlier revisions stay with it. So
 * one of them is right even when the browser was killed between the two writes, or the text had no room.
 * @param checksum of that text
 */
export const encodeRevision =
  ({ positions, pending, origin }: Revision, checksum: string) =>
  (held: string | undefined): string => {
    const kept = readAll(held);
    const [last] = kept;
    // Another tab may have taken over a library since: who has come as far in the log has it too.
    const isAfter = last !== undefined && reaches({ positions }, { positions: last.positions });
    const made = origin && isAfter && last.origin ? mergeOrigins(origin, last.origin) : origin;
    const newest = { positions, pending, checksum, ...(made && { origin: made }) };
    return JSON.stringify([newest, ...kept.slice(0, KEPT)]);
  };

const revisionOf = ({ positions, pending, origin }: v.InferOutput<typeof Revisions>[number]): Revision => ({
  positions,
  pending,
  ...(origin && { origin }),
});

/** That of the last save. Never throws. */
export const newestRevision = (kept: string | undefined): Revision | undefined =>
  readAll(kept).slice(0, 1).map(revisionOf)[0];

interface DecodedRevision {
  readonly revision?: Revision;
  /** Whether the revision belongs to this very text. */
  readonly isOwn: boolean;
}

/** @param kept the stored revisions; undefined where there are none. Unreadable ones count as none. Never throws. */
export const decodeRevision = (kept: string | undefined, text: string): DecodedRevision => {
  const checksum = textChecksum(text);
  const all = readAll(kept);
  const own = all.find((each) => each.checksum === checksum);
  const found = own ?? all[0];
  return {
    isOwn: own !== undefined,
    ...(found && { revision: revisionOf(found) }),
  };
};
