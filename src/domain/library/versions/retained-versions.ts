import { DAYS_A_WEEK, dayNumber, dayOfTime, weekNumber } from '../../days/day-of-time.ts';
import { uniqueBy } from '../../util/unique-by.ts';
import type { EarlierVersion } from './earlier-version.ts';

const DAYS = 7;
const WEEKS = 4;
const ACTS = 5;
const MAX_BYTES = 20_000_000;

const dayOfVersion = ({ madeAt }: EarlierVersion): number => dayNumber(dayOfTime(madeAt));

export const newestFirst = (versions: readonly EarlierVersion[]): readonly EarlierVersion[] =>
  versions.toSorted((one, other) => Date.parse(other.madeAt) - Date.parse(one.madeAt) || (one.id < other.id ? 1 : -1));

/** Of a clock that was set back since, the distance counts: no version is of a day that never comes. */
const within = (days: number, today: number) => (version: EarlierVersion) =>
  Math.abs(today - dayOfVersion(version)) < days;

/** The newest ones that have room together: the oldest go first. */
const thatFit = (versions: readonly EarlierVersion[]): readonly EarlierVersion[] => {
  let bytes = 0;
  const past = versions.findIndex((version) => (bytes += version.bytes) > MAX_BYTES);
  return past === -1 ? versions : versions.slice(0, past);
};

/**
 * Which versions are kept, the newest first (product.md, Earlier versions: kept). Days and weeks are those of the calendar where the
 * visitor is. The newest is kept however old it is: the library may not have changed since.
 */
export const retainedVersions = (versions: readonly EarlierVersion[], now: Date): readonly EarlierVersion[] => {
  const today = dayNumber(dayOfTime(now.toISOString()));
  const all = newestFirst(versions);
  const daily = all.filter(({ isDaily }) => isDaily);
  const kept = new Set([
    ...all.slice(0, 1),
    ...uniqueBy(daily.filter(within(DAYS, today)), dayOfVersion),
    ...uniqueBy(daily.filter(within(WEEKS * DAYS_A_WEEK, today)), (version) => weekNumber(dayOfVersion(version))),
    ...all.filter(({ before }) => before !== undefined).slice(0, ACTS),
  ]);
  return thatFit(all.filter((version) => kept.has(version)));
};
