/** The facts about a stored picture; times in milliseconds since 1970. */
export interface CachedPicture {
  readonly url: string;
  readonly keptAt: number;
  readonly usedAt: number;
}

const DAY_MS = 86_400_000;
/** Nothing of TMDB's may be stored for longer than 6 months (its terms of use). */
const AGE_LIMIT_MS = 182 * DAY_MS;
/** 300 posters in the sizes of lists take about 10 MB. */
const COUNT_LIMIT = 300;

/**
 * Whether a picture may no longer be shown. A picture from the future was stored while the clock was wrong: its age is
 * unknown.
 */
export const isOutdated = ({ keptAt }: CachedPicture, now: number): boolean =>
  !(keptAt <= now && now - keptAt < AGE_LIMIT_MS);

const SIZE = /\/w\d+(?=\/[^/]+$)/;

/** Whether two addresses are those of the same picture, whatever its size. */
export const isSamePicture = (one: string, other: string): boolean => one.replace(SIZE, '') === other.replace(SIZE, '');

/**
 * Whether the last use of a picture must be recorded again. Once a day is enough to find the least recently used
 * picture.
 */
export const isUseToBeRecorded = ({ usedAt }: CachedPicture, now: number): boolean => Math.abs(now - usedAt) >= DAY_MS;

/** The pictures to remove: the outdated ones, and beyond 300 the least recently used ones. */
export const surplusOf = (kept: readonly CachedPicture[], now: number): readonly CachedPicture[] => {
  const outdated = kept.filter((picture) => isOutdated(picture, now));
  const inOrder = kept.filter((picture) => !isOutdated(picture, now)).toSorted((a, b) => b.usedAt - a.usedAt);
  return [...outdated, ...inOrder.slice(COUNT_LIMIT)];
};
