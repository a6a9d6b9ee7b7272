import { dayOfTime } from '../../days/day-of-time.ts';
import type { EarlierVersion } from './earlier-version.ts';
import { newestFirst, retainedVersions } from './retained-versions.ts';

const isOfDay = (version: EarlierVersion, { madeAt }: EarlierVersion): boolean =>
  version.isDaily && dayOfTime(version.madeAt) === dayOfTime(madeAt);

/** Of a library that has not changed since the newest, no second snapshot: that one counts for both. */
const renewed = (newest: EarlierVersion, taken: EarlierVersion): EarlierVersion => ({
  ...taken,
  id: newest.id,
  bytes: newest.bytes,
  isDaily: taken.isDaily || isOfDay(newest, taken),
});

/**
 * The versions that are kept once another was taken (product.md, Earlier versions: unchanged). Another tab may have taken the one of the
 * day before: then this is none.
 */
export const withVersion = (
  kept: readonly EarlierVersion[],
  taken: EarlierVersion,
  now: Date,
): readonly EarlierVersion[] => {
  // A page that was about to close has written it as it was.
  const others = kept.filter(({ id }) => id !== taken.id);
  const isDaily = taken.isDaily && !others.some((version) => isOfDay(version, taken));
  if (!isDaily && !taken.before) return retainedVersions(others, now);
  const own = { ...taken, isDaily };
  const [newest, ...rest] = newestFirst(others);
  const versions = newest?.checksum === own.checksum ? [renewed(newest, own), ...rest] : [own, ...others];
  return retainedVersions(versions, now);
};
