import type { CalendarDay } from '../days/calendar-day.ts';
import { dayNumber, isCalendarDay } from '../days/day-of-time.ts';
import { episodeCount, type KnownShow } from './known-show.ts';
import { isLoaded, nextEpisode, type KnownSeason, type PlacedEpisode } from './next-episode.ts';
import { countRuns } from './runs.ts';
import { seasonLines, seasonProgress, type SeasonProgress } from './season-lines.ts';
import { isAired, isSpecials } from './season.ts';
import { seasonsToAsk } from './seasons-to-ask.ts';
import { episodeSeen, type ShowSeen } from './seen-episodes.ts';
import { seasonsSeen, seenBetween, seenOfSeason, type WatchedShow } from './watched-show.ts';

/** An episode that is not out yet, and its day. */
export interface LaterEpisode {
  readonly season: number;
  readonly number: number;
  readonly day: CalendarDay;
}

/** What comes next of a show (product.md, Up next: shows). */
export type NextOfShow =
  /** It was not asked for yet, or the season that would tell was not. */
  | { readonly status: 'unknown' }
  | { readonly status: 'next'; readonly next: PlacedEpisode }
  | { readonly status: 'later'; readonly later: LaterEpisode }
  | { readonly status: 'none' }
  /** The provider has no such show any more. */
  | { readonly status: 'gone' };

/** A date that far away is none: it stands for 'some day' (product.md, Up next: later). */
const FAR_DAYS = 3_660;

/** Whether something of a show was seen, and it was not stopped (product.md, Shows: following). */
export const isFollowed = (show: WatchedShow): boolean => show.stoppedAt === undefined && seasonsSeen(show).length > 0;

/** Followed shows, the one of which an episode was seen last first (product.md, Up next: order). */
export const followedShows = (episodes: readonly WatchedShow[]): readonly WatchedShow[] =>
  episodes
    .filter(isFollowed)
    .map((show, place) => ({ show, place, day: seenBetween(show)[1] }))
    .toSorted((a, b) => (a.day === b.day ? b.place - a.place : a.day < b.day ? 1 : -1))
    .map(({ show }) => show);

const askedOf = ({ show, mark }: ShowSeen) => ({ seasons: show?.seasons ?? {}, isMarked: mark?.seenAt !== undefined });

/** The seasons that tell what is next, as far as it is known which there are. */
export const wantedSeasons = (known: KnownShow | undefined, seen: ShowSeen): readonly number[] =>
  seasonsToAsk(askedOf(seen), known?.seasons);

/** Whether the provider has not been asked for a season that tells what is next. */
export const isUnasked = (known: KnownShow | undefined, seen: ShowSeen): boolean => {
  if (!known) return true;
  const unasked = new Set(
    known.seasons
      .filter((season) => !isLoaded(season) && episodeCount(season) > 0)
      .map((season) => season.season_number),
  );
  return wantedSeasons(known, seen).some((season) => unasked.has(season));
};

const regularOf = ({ seasons }: KnownShow): readonly KnownSeason[] => seasons.filter((season) => !isSpecials(season));

const isSoon = (day: CalendarDay | undefined, today: CalendarDay): day is CalendarDay =>
  day !== undefined && isCalendarDay(day) && day > today && dayNumber(day) - dayNumber(today) < FAR_DAYS;

/** The first episode that is yet to come, on a day that is known. */
const laterOf = (known: KnownShow, seen: ShowSeen): LaterEpisode | undefined => {
  const { today } = seen;
  const found: LaterEpisode[] = regularOf(known)
    .filter(isLoaded)
    .flatMap((season) =>
      season.episodes.flatMap((episode) =>
        isSoon(episode.air_date, today) && episodeSeen(seen, season, episode) === undefined
          ? [{ season: season.season_number, number: episode.episode_number, day: episode.air_date }]
          : [],
      ),
    );
  const { airs } = known;
  const isToldBy = (season: KnownSeason) => isLoaded(season) && season.season_number === airs?.season_number;
  if (airs && isSoon(airs.air_date, today) && !known.seasons.some(isToldBy))
    found.push({ season: airs.season_number, number: airs.episode_number, day: airs.air_date });
  return found.toSorted((a, b) => (a.day < b.day ? -1 : 1))[0];
};

/** What comes next of a show, by what is known of it. @param known undefined where it was not asked for */
export const nextOfShow = (known: KnownShow | undefined, seen: ShowSeen): NextOfShow => {
  if (!known) return { status: 'unknown' };
  if (known.isGone) return { status: 'gone' };
  const next = nextEpisode(known.seasons, seen);
  if (next) return { status: 'next', next };
  if (isUnasked(known, seen)) return { status: 'unknown' };
  const later = laterOf(known, seen);
  return later ? { status: 'later', later } : { status: 'none' };
};

/** How many of a season's episodes are out, by what is told of the season and of the episode that comes next. */
const outOf = (season: KnownSeason, { airs }: KnownShow, today: CalendarDay): number => {
  const count = episodeCount(season);
  if (!airs || season.season_number < airs.season_number) {
    const begins = isLoaded(season) ? undefined : season.air_date;
    return begins !== undefined && begins > today ? 0 : count;
  }
  const isOut = isAired({ ...(airs.air_date !== undefined && { air_date: airs.air_date }) }, today);
  return season.season_number > airs.season_number ? 0 : Math.min(count, airs.episode_number - (isOut ? 0 : 1));
};

/**
 * How much of a show was seen, without its specials (product.md, Shows: counted). Undefined where it is not known: the mark of the show
 * says something of each episode, so that all have to be known then.
 */
export const showProgress = (known: KnownShow | undefined, seen: ShowSeen): SeasonProgress | undefined => {
  if (!known || known.isGone) return undefined;
  let [all, done] = [0, 0];
  for (const season of regularOf(known)) {
    if (isLoaded(season)) {
      const progress = seasonProgress(seasonLines(season, seen));
      all += progress.total;
      done += progress.seen;
    } else {
      if (seen.mark?.seenAt !== undefined && season.episode_count > 0) return undefined;
      const ticked = Math.min(
        countRuns(seenOfSeason(seen.show ?? { seasons: {} }, season.season_number)),
        season.episode_count,
      );
      all += Math.max(ticked, outOf(season, known, seen.today));
      done += ticked;
    }
  }
  return all > 0 ? { seen: done, total: all } : undefined;
};
