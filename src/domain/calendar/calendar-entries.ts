import type { CalendarDay } from '../days/calendar-day.ts';
import type { StoredTitle } from '../library/saved-title.ts';
import { mediaTypeOf } from '../title.ts';
import type { OutEntry, ReleaseDate } from './calendar-entry.ts';
import { isInCalendar, isReleaseDay } from './calendar-window.ts';
import type { KnownDays } from './known-days.ts';

/**
 * The dates of a movie: those of the country; where it has none, the movie's own date, else the earliest of other countries, as the first
 * release (product.md, Calendar: first release).
 * @param dates what is known of the country; empty while it is not
 */
export const datesOfMovie = (
  { release_date }: Pick<StoredTitle, 'release_date'>,
  dates: readonly ReleaseDate[],
  today: CalendarDay,
): readonly ReleaseDate[] => {
  const real = dates.filter(({ day }) => isReleaseDay(day, today));
  const own = real.filter(({ kind }) => kind !== 'first');
  if (own.length > 0) return own;
  return isReleaseDay(release_date, today) ? [{ kind: 'first', day: release_date }] : real;
};

/**
 * The lines of one title: of each kind of date one, of each episode that is known (product.md, Calendar: lines).
 * @param region the country of the known dates; undefined where the visitor has named none
 */
export const calendarEntries = (
  title: StoredTitle,
  known: KnownDays | undefined,
  { region, today }: { readonly region: string | undefined; readonly today: CalendarDay },
): readonly OutEntry[] => {
  const entries: readonly OutEntry[] =
    mediaTypeOf(title) === 'movie'
      ? datesOfMovie(title, known?.dates ?? [], today).map(({ kind, day }) => ({
          type: 'release',
          title,
          kind,
          day,
          ...(kind !== 'first' && region !== undefined && { country: region }),
        }))
      : (known?.episodes ?? []).map((episode) => ({ type: 'episode', title, ...episode }));
  return entries.filter(({ day }) => isInCalendar(day, today));
};
