import type { CalendarDay } from '../days/calendar-day.ts';
import { parseDay } from '../days/calendar-day.ts';
import { DAYS_A_WEEK, dayNumber, mondayOf } from '../days/day-of-time.ts';
import { formatLongDate } from '../format/format-long-date.ts';
import { episodeLabel } from '../shows/episode-label.ts';
import { compareTexts } from '../text/compare-texts.ts';
import { lazy } from '../util/lazy.ts';
import type { CalendarEntry, ReleaseDate, ReleaseKind } from './calendar-entry.ts';
import type { CalendarWeek } from './calendar-weeks.ts';
import { isInCalendar } from './calendar-window.ts';

/** What each kind of date is called (product.md, Calendar: lines). */
const RELEASE_LABELS: Readonly<Record<ReleaseKind, string>> = {
  cinema: 'In cinemas',
  home: 'At home',
  disc: 'On disc',
  first: 'First release',
};

/** What a line says of its title: 'In cinemas', 'S2 E5 The Lamp Goes Out', 'On Lumen'. */
export const entryText = (entry: CalendarEntry): string => {
  if (entry.type === 'release') return RELEASE_LABELS[entry.kind];
  if (entry.type === 'offer') return `On ${entry.service.name}`;
  return [episodeLabel(entry.season, entry.number), entry.name].filter(Boolean).join(' ');
};

// Calendar days have no place: they are formatted in UTC, so that no time zone moves them.
const formatOf = (locale: string, options: Intl.DateTimeFormatOptions) =>
  lazy(() => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }));
const weekday = formatOf('en-US', { weekday: 'long', month: 'long', day: 'numeric' });
const shortWeekday = formatOf('en-US', { weekday: 'short' });
const month = formatOf('en-US', { month: 'long', year: 'numeric' });
const shortDay = formatOf('en-US', { month: 'long', day: 'numeric' });
const plainWeekday = formatOf('en-US', { weekday: 'long' });
const plainDay = formatOf('en-GB', { month: 'long', day: 'numeric' });
const plainYear = formatOf('en-GB', { month: 'long', day: 'numeric', year: 'numeric' });

const yearOf = (day: CalendarDay): string => day.slice(0, 4);

const written = (day: CalendarDay, format: () => Intl.DateTimeFormat): string => {
  const time = parseDay(day);
  return time ? format().format(time) : day;
};

/** 'Saturday, December 12', with the year where it is another than today's: 'Wednesday, March 3, 2027'. */
export const entryDayText = (day: CalendarDay, today: CalendarDay): string =>
  yearOf(day) === yearOf(today) ? written(day, weekday) : `${written(day, weekday)}, ${yearOf(day)}`;

/** 'This week', 'Next week', 'December 14 to December 20', with years where the last day is in another than today's. */
export const weekText = ({ first, last }: Pick<CalendarWeek, 'first' | 'last'>, today: CalendarDay): string => {
  const weeksAway = (dayNumber(first) - dayNumber(mondayOf(today))) / DAYS_A_WEEK;
  if (weeksAway === 0) return 'This week';
  if (weeksAway === 1) return 'Next week';
  const from = yearOf(first) === yearOf(last) ? written(first, shortDay) : (formatLongDate(first) ?? first);
  return yearOf(last) === yearOf(today)
    ? `${from} to ${written(last, shortDay)}`
    : `${from} to ${formatLongDate(last) ?? last}`;
};

/** 'February 2027'. */
export const monthText = (first: CalendarDay): string => written(first, month);

/** What stands over the number of a day: 'Sat', 'Today'. */
export const weekdayText = (day: CalendarDay, today: CalendarDay): string =>
  day === today ? 'Today' : written(day, shortWeekday);

/** A day that is gone, as near as it is: 'Tuesday', else 'November 3'. */
export const pastDayText = (day: CalendarDay, today: CalendarDay): string =>
  written(day, dayNumber(today) - dayNumber(day) < DAYS_A_WEEK ? plainWeekday : shortDay);

/** So far away, a day and a month name one day alone. */
const MOST_OF_A_YEAR = 330;

const dayText = (day: CalendarDay, today: CalendarDay): string =>
  Math.abs(dayNumber(day) - dayNumber(today)) > MOST_OF_A_YEAR ? written(day, plainYear) : written(day, plainDay);

/** What is said of a date that is gone, of today, and of one to come. */
const PHRASES: Readonly<Record<ReleaseKind, string>> = {
  cinema: 'in cinemas',
  home: 'at home',
  disc: 'on disc',
  first: 'first release',
};

const phraseOf = ({ kind, day }: ReleaseDate, today: CalendarDay): string => {
  const named = PHRASES[kind];
  if (day === today) return `${named} today`;
  if (day < today)
    return kind === 'first' ? `${named} ${dayText(day, today)}` : `${named} since ${dayText(day, today)}`;
  return kind === 'cinema' || kind === 'first'
    ? `${named} ${dayText(day, today)}`
    : `${named} from ${dayText(day, today)}`;
};

/**
 * 'In cinemas 12 December, at home from 3 March': what a movie's page says of its dates. Undefined where none of them is to come or
 * among the last 14 days (product.md, Calendar: title).
 */
export const datesText = (dates: readonly ReleaseDate[], today: CalendarDay): string | undefined => {
  if (!dates.some(({ day }) => isInCalendar(day, today))) return undefined;
  const text = dates.map((date) => phraseOf(date, today)).join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** 'Next: S2 E5, 12 December': the first episode of a show that is to come; undefined where none is known (product.md, Calendar files: next episode). */
export const nextEpisodeText = (entries: readonly CalendarEntry[], today: CalendarDay): string | undefined => {
  const [next] = entries
    .filter((entry) => entry.type === 'episode')
    .filter(({ day }) => day >= today)
    .toSorted((a, b) => compareTexts(a.day, b.day));
  if (!next) return undefined;
  return `Next: ${episodeLabel(next.season, next.number)}, ${next.day === today ? 'today' : dayText(next.day, today)}`;
};
