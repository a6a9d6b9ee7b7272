import type { CalendarDay } from '../days/calendar-day.ts';
import { dayNumber, isCalendarDay } from '../days/day-of-time.ts';
import { compareTexts } from '../text/compare-texts.ts';
import type { TitleDetails } from '../title-details.ts';
import { episodeCount, type KnownShow } from './known-show.ts';
import { isLoaded, nextEpisode, type KnownSeason, type PlacedEpisode } from './next-episode.ts';
import { byPresentNumbers } from './present-numbers.ts';
import { seasonProgress, type SeasonProgress } from './season-progress.ts';
import { isSpecials } from './season.ts';
import { seasonsToAsk } from './seasons-to-ask.ts';
import { episodeSeen, seenBefore, type ShowSeen } from './seen-episodes.ts';

/** An episode that is not out yet, and its day. */
interface LaterEpisode {
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

const askedOf = ({ show, mark }: ShowSeen) => ({ seasons: show?.seasons ?? {}, isMarked: mark?.seenAt !== undefined });

/** The seasons that tell what is next, as far as it is known which there are. */
export const wantedSeasons = (known: KnownShow | undefined, seen: ShowSeen): readonly number[] =>
  seasonsToAsk(askedOf(byPresentNumbers(known?.seasons ?? [], seen)), known?.seasons);

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

/** Whether the episode that is next was seen before the round that runs: nothing of it need be veiled. */
export const isNextKnown = (now: NextOfShow, seen: ShowSeen): boolean =>
  now.status === 'next' && seenBefore(seen, now.next.season, now.next.episode) !== undefined;

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
  return found.toSorted((a, b) => compareTexts(a.day, b.day))[0];
};

/** What comes next of a show, by what is known of it. @param known undefined where it was not asked for */
export const nextOfShow = (known: KnownShow | undefined, seen: ShowSeen): NextOfShow => {
  if (!known) return { status: 'unknown' };
  if (known.isGone) return { status: 'gone' };
  const present = byPresentNumbers(known.seasons, seen);
  const next = nextEpisode(known.seasons, present);
  if (next) return { status: 'next', next };
  if (isUnasked(known, seen)) return { status: 'unknown' };
  const later = laterOf(known, present);
  if (later) return { status: 'later', later };
  // Nobody is up to date who has seen nothing of what is out.
  const progress = showProgress(known, seen);
  return { status: progress?.seen === 0 ? 'unknown' : 'none' };
};

/**
 * How much of a show was seen, without its specials (product.md, Up next: progress). Undefined where it is not known of one of its
 * seasons.
 */
export const showProgress = (known: KnownShow | undefined, seen: ShowSeen): SeasonProgress | undefined => {
  if (!known || known.isGone) return undefined;
  const present = byPresentNumbers(known.seasons, seen);
  let [all, done] = [0, 0];
  for (const season of regularOf(known)) {
    const progress = seasonProgress(season, known, present);
    if (!progress) return undefined;
    all += progress.total;
    done += progress.seen;
  }
  return all > 0 ? { seen: done, total: all } : undefined;
};

/** The same by a show's details alone. */
export const progressOf = ({ seasons = [], next_episode }: TitleDetails, seen: ShowSeen): SeasonProgress | undefined =>
  showProgress({ seasons, airs: next_episode }, seen);
