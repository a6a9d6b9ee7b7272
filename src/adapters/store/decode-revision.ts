import * as v from 'valibot';
import type { Revision } from '#application/ports/store.ts';
import { textChecksum } from './text-checksum.ts';

const Revisions = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(
    v.object({
      positions: v.record(v.string(), v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
      pending: v.array(v.string()),
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
 */
export const encodeRevision = ({ positions, pending }: Revision, text: string) => {
  const newest = { positions, pending, checksum: textChecksum(text) };
  return (held: string | undefined): string => JSON.stringify([newest, ...readAll(held).slice(0, KEPT)]);
};

export interface DecodedRevision {
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
    ...(found && { revision: { positions: found.positions, pending: found.pending } }),
  };
};
