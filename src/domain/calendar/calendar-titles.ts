import type { CalendarDay } from '../days/calendar-day.ts';
import { dayNumber } from '../days/day-of-time.ts';
import { collectionKey } from '../library/collection.ts';
import type { Library } from '../library/library.ts';
import type { StoredTitle } from '../library/saved-title.ts';
import { isOver } from '../shows/ticking.ts';
import { seenBetween, showKey } from '../shows/watched-show.ts';
import { mediaTypeOf, titleKey, type TitleKey } from '../title.ts';
import { isInCalendar, isReleaseDay } from './calendar-window.ts';
import type { KnownDays } from './known-days.ts';

type Lists = Pick<Library, 'watchlist' | 'collections' | 'episodes' | 'preferences'>;

const newestFirst = <Item>(items: readonly Item[], timeOf: (item: Item) => string): readonly Item[] =>
  items.toSorted((a, b) => (timeOf(a) < timeOf(b) ? 1 : timeOf(a) > timeOf(b) ? -1 : 0));

/** The titles of each collection of which the calendar tells (product.md, Calendar: collections). */
export const chosenLists = ({
  collections,
  preferences,
}: Pick<Library, 'collections' | 'preferences'>): readonly (readonly StoredTitle[])[] => {
  const chosen = new Set(preferences.calendarCollections);
  return collections.filter((each) => chosen.has(collectionKey(each))).map(({ movies }) => movies);
};

/**
 * The titles that the calendar is about, each once: those of the watchlist, the newest first, then those of the collections that were chosen,
 * then the shows of which episodes were seen, the last seen first. A show that is no longer followed is left out, and so is
 * a title that the provider lost (product.md, Calendar: titles).
 */
export const calendarTitles = (lists: Lists): readonly StoredTitle[] => {
  const { watchlist, episodes } = lists;
  const watched = newestFirst(episodes, (show) => seenBetween(show)[1]);
  const all: readonly StoredTitle[] = [
    ...newestFirst(watchlist, ({ addedAt }) => addedAt),
    ...chosenLists(lists).flat(),
    ...watched.map(({ seasons: _, ...show }) => ({ ...show, media_type: 'tv' as const })),
  ];
  const stopped = episodes.filter(({ stoppedAt }) => stoppedAt !== undefined).map(showKey);
  const taken = new Set<TitleKey>(stopped);
  return all.filter((title) => {
    const key = titleKey(title);
    if (taken.has(key) || title.goneAt !== undefined) return false;
    taken.add(key);
    return true;
  });
};

/** Whether a movie may come out still: it has no date, or one that the calendar tells of, or its country had such a one. */
const mayComeOut = ({ release_date }: StoredTitle, { dates = [] }: KnownDays, today: CalendarDay): boolean =>
  !isReleaseDay(release_date, today) ||
  isInCalendar(release_date, today) ||
  dates.some(({ day }) => isInCalendar(day, today));

/**
 * Whether the provider is asked about the days of a title: of thousands of a list few are to come (product.md, Calendar: asked).
 * @param known what it answered before, however long ago
 */
export const isToAsk = (title: StoredTitle, known: KnownDays | undefined, today: CalendarDay): boolean =>
  mediaTypeOf(title) === 'movie' ? mayComeOut(title, known ?? {}, today) : !isOver(title.status);

/**
 * Whether a title is to come on a day that is not known yet: a movie without any date, or a show that goes on without a day
 * (product.md, Calendar: no day yet).
 * @param known what the provider answered; undefined where it was not asked: nothing is said of that title
 */
export const isUndated = (title: StoredTitle, known: KnownDays | undefined, today: CalendarDay): boolean => {
  if (known === undefined) return false;
  return mediaTypeOf(title) === 'movie'
    ? known.dates?.every(({ day }) => !isReleaseDay(day, today)) === true && !isReleaseDay(title.release_date, today)
    : !known.isOver && known.episodes?.every(({ day }) => day <= today) === true;
};

/**
 * The titles in the order in which they are asked about: what may come out soonest first, so that the lines at the top of the calendar are
 * settled first. Shows go before movies, as their next episode is mostly a matter of days; movies without a date go last (product.md, Calendar: asked).
 */
export const soonestFirst = (titles: readonly StoredTitle[], today: CalendarDay): readonly StoredTitle[] => {
  const placeOf = (title: StoredTitle): number => {
    if (mediaTypeOf(title) === 'tv') return 0;
    return isInCalendar(title.release_date, today) ? dayNumber(title.release_date) : Number.MAX_SAFE_INTEGER;
  };
  return titles.toSorted((a, b) => placeOf(a) - placeOf(b));
};
