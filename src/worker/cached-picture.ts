/** What is known of a picture that is kept; times in ms. */
export interface CachedPicture {
  readonly url: string;
  readonly keptAt: number;
  readonly usedAt: number;
}

const DAY_MS = 86_400_000;
/** Nothing of TMDB's may be kept for longer than 6 months (its terms of use). */
const AGE_LIMIT_MS = 182 * DAY_MS;
/** 300 posters in the sizes of lists: some 10 MB. */
const COUNT_LIMIT = 300;

/** Whether it may not be shown any more. One from the future was kept by a wrong clock: nobody knows how old it is. */
export const isOutdated = ({ keptAt }: CachedPicture, now: number): boolean =>
  !(keptAt <= now && now - keptAt < AGE_LIMIT_MS);

const SIZE = /\/w\d+(?=\/[^/]+$)/;

/** Whether two addresses are of the same picture, in whatever size. */
export const isSamePicture = (one: string, other: string): boolean => one.replace(SIZE, '') === other.replace(SIZE, '');

/** Whether its last use is to be noted again: once a day is enough to tell which was used least recently. */
export const isUseToBeRecorded = ({ usedAt }: CachedPicture, now: number): boolean => Math.abs(now - usedAt) >= DAY_MS;

/** Those to be given up: the outdated ones, and beyond 300 the least recently used ones. */
export const surplusOf = (kept: readonly CachedPicture[], now: number): readonly CachedPicture[] => {
  const outdated = kept.filter((picture) => isOutdated(picture, now));
  const inOrder = kept.filter((picture) => !isOutdated(picture, now)).toSorted((a, b) => b.usedAt - a.usedAt);
  return [...outdated, ...inOrder.slice(COUNT_LIMIT)];
};
