import { dayOfNumber, isCalendarDay } from '../days/day-of-time.ts';
import { formatLongDate } from '../format/format-long-date.ts';
import { formatRuntime } from '../format/format-runtime.ts';
import type { SeenOn } from './runs.ts';
import { LOST_TEXT, type SeasonLine } from './season-lines.ts';

/** What an episode is called; by its number where it has no name, or none is told. */
export const episodeName = (number: number, name = ''): string => name || `Episode ${number}`;

/** The day of an episode; said where it is not out yet, or was lost (product.md, Shows: day). */
const episodeDay = ({ episode, isAired }: Pick<SeasonLine, 'episode' | 'isAired'>): string => {
  if (!episode) return LOST_TEXT;
  const { air_date = '' } = episode;
  const day = isCalendarDay(air_date) ? formatLongDate(air_date) : undefined;
  if (day === undefined) return 'No date yet';
  return isAired ? day : `Not out yet, ${day}`;
};

/** The month and the day of what is to come, as they are drawn: 'Dec', '10'. Undefined for what is no date. */
export const dayBlock = (date = ''): { readonly month: string; readonly day: string } | undefined => {
  const [month, day] = (isCalendarDay(date) && formatLongDate(date)?.split(/[ ,]+/)) || [];
  return month && day ? { month: month.slice(0, 3), day } : undefined;
};

const dayOrSomeTime = (seen: SeenOn): string => (seen !== null && formatLongDate(dayOfNumber(seen))) || 'some time';

/** 'Seen May 3, 2026'. */
export const seenDay = (seen: SeenOn): string => `Seen ${dayOrSomeTime(seen)}`;

/** When it was seen: in the round that runs, or before it (product.md, Shows: rounds). */
const seenText = ({ seen, before }: SeasonLine): string | undefined => {
  if (seen !== undefined) return seenDay(seen);
  return before === undefined ? undefined : `Seen before, ${dayOrSomeTime(before)}`;
};

/**
 * What is said of an episode under its name.
 * @param about what else is to be said of it. When it was seen is last: that comes with the lists, and nothing moves then
 */
export const episodeFacts = (line: SeasonLine, about: readonly string[] = []): readonly string[] => {
  const { episode } = line;
  const seen = seenText(line);
  return [
    episodeDay(line),
    ...(episode?.runtime ? [formatRuntime(episode.runtime)] : []),
    ...about,
    ...(seen === undefined ? [] : [seen]),
  ];
};
