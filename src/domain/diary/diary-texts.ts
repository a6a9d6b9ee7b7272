import { monthText } from '../calendar/calendar-texts.ts';
import { isCalendarDay } from '../days/day-of-time.ts';
import { countOf } from '../format/format-count.ts';
import { viewingDayText } from '../format/viewing-day-text.ts';
import { SOME_TIME } from '../library/marks/viewings.ts';
import { episodeLabel } from '../shows/episode-label.ts';
import type { DiaryEntry, SeasonRun } from './diary-entries.ts';
import type { DiarySum } from './diary-parts.ts';
import { SOME_WHEN } from './viewing-filter.ts';

const YEAR_LENGTH = 4;
const MINUTES_AN_HOUR = 60;

const monthOf = (when: string): string => monthText(`${when}-01`);

/** The heading of a part: 'November 2026', 'Some time in 2024', 'Some time'. */
export const partText = (when: string): string =>
  when === SOME_TIME ? 'Some time' : when.length === YEAR_LENGTH ? `Some time in ${when}` : monthOf(when);

/** What a filter says: 'In November 2026', 'In 2026', 'On November 22, 2026', 'Some time'. */
export const whenText = (when: string): string => {
  if (when === SOME_WHEN) return 'Some time';
  if (isCalendarDay(when)) return `On ${viewingDayText(when)}`;
  return `In ${when.length === YEAR_LENGTH ? when : monthOf(when)}`;
};

export const WEEKDAYS = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');
export const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** 'Saturday'. @param weekday 1 for Monday to 7 for Sunday */
export const weekdayName = (weekday: number): string => WEEKDAYS[weekday - 1] ?? '';

const TIMES = ['', '', 'Again', 'Third time', 'Fourth time', 'Fifth time'];

const ordinal = (count: number): string => {
  const isTeen = count % 100 >= 11 && count % 100 <= 13;
  return `${count}${(isTeen ? undefined : ['', 'st', 'nd', 'rd'][count % 10]) || 'th'}`;
};

/** 'Again', 'Third time', '12th time'; undefined where it was the first. */
export const againText = (time: number): string | undefined =>
  time < 2 ? undefined : (TIMES[time] ?? `${ordinal(time)} time`);

const runText = ({ season, from, to }: SeasonRun, before: SeasonRun | undefined): string => {
  const first = before?.season === season ? `E${from}` : episodeLabel(season, from);
  return to > from ? `${first} to E${to}` : first;
};

/** 'S1 E1 to E2', 'S1 E9, S2 E1, E3'. */
export const episodesText = (runs: readonly SeasonRun[]): string =>
  runs.map((run, at) => runText(run, runs[at - 1])).join(', ');

export const hoursOf = (minutes: number): number => Math.round(minutes / MINUTES_AN_HOUR);

/** '41 hours', '20 minutes'. */
export const durationText = (minutes: number): string =>
  hoursOf(minutes) > 0 ? countOf(hoursOf(minutes), 'hour') : countOf(minutes, 'minute');

/** '41 hours', 'at least 41 hours'; undefined where nothing is known. */
const timeText = ({ minutes, known, total }: DiarySum): string | undefined =>
  minutes === 0 ? undefined : `${known === total ? '' : 'at least '}${durationText(minutes)}`;

/** '14 films, 22 episodes, 41 hours'. What there is none of is not said. */
export const sumText = (sum: DiarySum): string =>
  [sum.films > 0 && countOf(sum.films, 'film'), sum.episodes > 0 && countOf(sum.episodes, 'episode'), timeText(sum)]
    .filter(Boolean)
    .join(', ');

/** 'November'. @param month `YYYY-MM` */
export const monthName = (month: string): string => MONTHS[Number(month.slice('YYYY-'.length)) - 1] ?? month;

/** Whether a line has a day of the calendar, which stands at its left. */
export const hasDay = ({ day }: Pick<DiaryEntry, 'day'>): boolean => isCalendarDay(day);
