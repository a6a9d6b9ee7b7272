import { seasonsSeen, type WatchedShow } from './watched-show.ts';

/** More than one request may be asked for: TMDB's `append_to_response` takes 20 parts (tmdb.md). */
export const SEASONS_AT_ONCE = 20;

/**
 * The numbers of the seasons that tell which episode is next, the most telling first: the last one that something was seen of, the one
 * behind it, and all others that were begun, for they may have gaps. As many as one request may ask for. The one behind may not exist.
 */
export const seasonsToAsk = (show: Pick<WatchedShow, 'seasons'>): readonly number[] => {
  const begun = seasonsSeen(show).filter((season) => season > 0);
  const last = begun.at(-1) ?? 0;
  const others = begun.slice(0, -1).toReversed();
  return [...(last > 0 ? [last] : []), last + 1, ...others].slice(0, SEASONS_AT_ONCE);
};
