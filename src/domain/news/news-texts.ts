import type { ReleaseKind } from '../calendar/calendar-entry.ts';
import { pastDayText } from '../calendar/calendar-texts.ts';
import { dayOf } from '../days/calendar-day.ts';
import { dayNumber } from '../days/day-of-time.ts';
import { formatCount } from '../format/format-count.ts';
import { joinWords } from '../format/join-words.ts';
import { episodeLabel } from '../shows/episode-label.ts';
import type { News } from './news.ts';

const OUT: Readonly<Record<ReleaseKind, string>> = {
  cinema: 'is in cinemas',
  home: 'is out at home',
  disc: 'is out on disc',
  first: 'is out',
};

/** What is said of a title, behind its name (product.md, News: what). */
export const newsText = (news: News): string => {
  if (news.type === 'offer') return `is on ${joinWords(news.services.map(({ name }) => name))}`;
  if (news.type === 'release') return OUT[news.kind];
  return `${episodeLabel(news.season, news.number)} ${news.isToday ? 'is shown today' : 'was shown'}`;
};

/** 'Since Tuesday', 'Since November 3', 'Since yesterday', 'Today'. @param since, now in milliseconds */
export const sinceText = (since: number, now: number): string => {
  const [day, today] = [dayOf(new Date(since)), dayOf(new Date(now))];
  const ago = dayNumber(today) - dayNumber(day);
  if (ago <= 0) return 'Today';
  if (ago === 1) return 'Since yesterday';
  return `Since ${pastDayText(day, today)}`;
};

/** So many are named (product.md, News: many). */
export const NEWS_NAMED = 5;

/** Undefined where all are named. */
export const moreNewsText = (count: number): string | undefined =>
  count > NEWS_NAMED ? `and ${formatCount(count - NEWS_NAMED)} more` : undefined;
