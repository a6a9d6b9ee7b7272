import { DAY_MS } from '../days/day-ms.ts';

/** What is known of one thing that answers tell of, such as a service that has a title, or a day on which it comes out. */
export interface Sighting {
  /** Since when it is news, in milliseconds; of a day that is to come it lies ahead. Absent where it was there at first. */
  readonly since?: number;
  /** When an answer had it last. */
  readonly seenAt: number;
}

/** By what is told of. */
export type Sightings = Readonly<Record<string, Sighting>>;

/** A thing that an answer tells of. */
export interface Sight {
  readonly key: string;
  /** When it begins, in milliseconds; from the answer on unless given. */
  readonly from?: number;
}

/** What was known of all of them before. */
interface SightedBefore {
  readonly sightings: Sightings;
  readonly answeredAt: number;
}

/** What was there within so much time is not new (product.md, News: since). */
const NEW_MS = 30 * DAY_MS;

export const sightingOf = (sightings: Sightings | undefined, key: string): Sighting | undefined =>
  sightings && Object.hasOwn(sightings, key) ? sightings[key] : undefined;

/** Since when it has been news by now; undefined where it is none, or will be. */
const begun = (was: Sighting | undefined, now: number): number | undefined =>
  was?.since !== undefined && was.since <= now ? was.since : undefined;

/** Of what lies ahead: a day that is put off is no news twice. */
const sinceAhead = (from: number, since: number | undefined): number =>
  since !== undefined && from - since < NEW_MS ? since : from;

const sinceOf = (from: number, was: Sighting | undefined, { isFirst, now }: { isFirst: boolean; now: number }) => {
  const since = begun(was, now);
  if (from > now) return sinceAhead(from, since);
  const wasAlways = was !== undefined && was.since === undefined;
  return isFirst || wasAlways ? undefined : (since ?? now);
};

/**
 * Since when each thing that an answer tells of is news. Nothing of a first answer is, but what is still to come. What was gone for less than
 * 30 days is what it was (product.md, News: since).
 * @param before undefined where this is the first answer
 */
export const sighted = (sights: readonly Sight[], now: number, before?: SightedBefore): Sightings => {
  const isHeld = ({ seenAt }: Sighting) =>
    before !== undefined && (seenAt >= before.answeredAt || now - seenAt < NEW_MS);
  const known = Object.entries(before?.sightings ?? {}).filter(([, sighting]) => isHeld(sighting));
  const held = new Map(known);
  const there = sights.map(({ key, from = 0 }): readonly [string, Sighting] => {
    const since = sinceOf(from, held.get(key), { isFirst: before === undefined, now });
    return [key, { ...(since !== undefined && { since }), seenAt: now }];
  });
  return Object.fromEntries([...known, ...there]);
};

/** Whether it is news that came after a time, and is no older than news may be. */
export const isNews = (since: number | undefined, { after, now }: { after: number; now: number }): since is number =>
  since !== undefined && since > after && since <= now && now - since < NEW_MS;
