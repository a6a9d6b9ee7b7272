import { episodeCount } from './known-show.ts';
import type { KnownSeason } from './next-episode.ts';
import { isSpecials } from './season.ts';
import { seasonsSeen, type WatchedShow } from './watched-show.ts';

/** More than one request may be asked for: TMDB's `append_to_response` takes 20 parts (tmdb.md). */
export const SEASONS_AT_ONCE = 20;

/** What is known of a show when its seasons are asked for. */
interface AskedShow extends Pick<WatchedShow, 'seasons'> {
  /** Whether the show itself is marked as seen: then any of its later seasons may have what is next. */
  readonly isMarked?: boolean;
}

/**
 * The numbers of the seasons that tell which episode is next, the most telling first: the last one that something was seen of, the one
 * behind it, and all others that were begun, for they may have gaps. As many as one request may ask for. The one behind may not exist. Of a
 * season that is known to be gone nothing can be told.
 * @param known all seasons of the show, as far as they are known: the one behind the last need not have the number behind it
 */
export const seasonsToAsk = (
  { seasons, isMarked = false }: AskedShow,
  known: readonly KnownSeason[] = [],
): readonly number[] => {
  const regular = known.filter((season) => !isSpecials(season));
  const numbersOf = (of: readonly KnownSeason[]) => of.map((season) => season.season_number).toSorted((a, b) => a - b);
  const existing = numbersOf(regular);
  const begun = seasonsSeen({ seasons }).filter(
    (season) => season > 0 && (existing.length === 0 || existing.includes(season)),
  );
  const last = begun.at(-1) ?? 0;
  const others = begun.slice(0, -1).toReversed();
  // The first one of all may be announced alone.
  const later = last > 0 ? existing : numbersOf(regular.filter((season) => episodeCount(season) > 0));
  const behind = later.find((season) => season > last) ?? last + 1;
  const marked = isMarked ? existing.toReversed() : [];
  return [...new Set([...(last > 0 ? [last] : []), behind, ...others, ...marked])].slice(0, SEASONS_AT_ONCE);
};
