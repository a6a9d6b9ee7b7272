import { dayOf, type CalendarDay } from '#domain/days/calendar-day.ts';
import { dayNumber, dayOfNumber } from '#domain/days/day-of-time.ts';
import type { MarkedTitle } from '#domain/library/marks/mark.ts';
import { toStoredTitle } from '#domain/library/saved-title.ts';
import { writeRuns } from '#domain/shows/runs.ts';
import { isSpecials } from '#domain/shows/season.ts';
import { toShowFacts, type WatchedShow } from '#domain/shows/watched-show.ts';
import { releaseDateOf } from '#domain/title.ts';
import type { DemoData } from '../../demo/demo-data.ts';
import { demoExtras } from '../../demo/extras/demo-extras.ts';
import { mapToTitleDetails } from '../../demo/map-to-title-details.ts';

/** Films that are seen this year: once, twice, and those that the catalogue does not have. */
const ONCE = 172;
const TWICE = 20;
const LOST = 18;
/** So many of them some time in the year, and so many as a release before wrote them: with a time. */
const VAGUE = 6;
const TIMED = 30;
const LOST_FROM = 990_001;
const EPISODES = 1_400;
/** So many episodes at most on a day. */
const A_DAY = 4;
/** Every third title is not rated. */
const RATED = 3;
/** Strides by which days and ratings are spread: without a common divisor with what they are spread over. */
const DAY_STRIDE = 89;
const RATING_STRIDE = 7;
const BEST = 10;

/** The days of the year so far, and how they are dealt out. */
const daysOf = (now: Date) => {
  const today = dayNumber(dayOf(now));
  const year = dayOf(now).slice(0, 4);
  const first = dayNumber(`${year}-01-01`);
  const count = today - first + 1;
  const dayAt = (at: number): number => first + ((at * DAY_STRIDE) % count);
  return { year, dayAt, dayTextAt: (at: number): CalendarDay => dayOfNumber(dayAt(at)) };
};

type Days = ReturnType<typeof daysOf>;

/** When the film at a place was seen. */
const seenOf = (at: number, { year, dayTextAt }: Days): Pick<MarkedTitle, 'seenAt' | 'viewings'> => {
  const day = dayTextAt(at);
  if (at < VAGUE) return { seenAt: null, viewings: { [year]: {} } };
  // Noon is of one day, wherever it is read, but for the islands at the date line.
  if (at < TIMED) return { seenAt: `${day}T12:00:00.000Z` };
  if (at < ONCE) return { seenAt: day };
  const other = dayTextAt(at + ONCE);
  // Two times on a day would be one.
  const [first = year, last = day] = other === day ? [year, day] : [other, day].toSorted();
  return { seenAt: last, viewings: { [first]: {}, [last]: { rating: BEST } } };
};

/** Films with a runtime that are out, and others that the catalogue does not have. */
const filmsSeen = (data: DemoData, now: Date, days: Days): readonly MarkedTitle[] => {
  const known = data.titles
    .filter(({ type, runtime }) => type === 'movie' && runtime)
    .map((title) => toStoredTitle(mapToTitleDetails(data, title)))
    .filter((title) => (releaseDateOf(title) ?? '9') <= dayOf(now))
    .slice(0, ONCE + TWICE)
    .map((title, at) => ({
      ...title,
      ...seenOf(at, days),
      ...(at % RATED > 0 && { rating: 1 + ((at * RATING_STRIDE) % BEST) }),
    }));
  const lost = Array.from({ length: LOST }, (_, at): MarkedTitle => ({
    id: LOST_FROM + at,
    media_type: 'movie',
    title: `Lost Reel ${at + 1}`,
    seenAt: days.dayTextAt(at),
  }));
  return [...known, ...lost];
};

/** So many episodes of a season, some a day. */
const runsOf = (count: number, at: number, { dayAt }: Days): string =>
  writeRuns(
    Array.from({ length: Math.ceil(count / A_DAY) }, (_, run) => ({
      from: run * A_DAY + 1,
      to: Math.min(count, (run + 1) * A_DAY),
      day: dayAt(at + run),
    })),
  );

/** Shows with all episodes of their seasons, until there are enough. */
const showsSeen = (data: DemoData, now: Date, days: Days): readonly WatchedShow[] => {
  const extras = demoExtras(() => now);
  const shows: WatchedShow[] = [];
  let [left, at] = [EPISODES, 0];
  for (const title of data.titles.filter(({ type }) => type === 'tv')) {
    if (left === 0) break;
    const seasons: Record<string, string> = {};
    for (const season of (extras.factsOf(title).seasons ?? []).filter((each) => !isSpecials(each))) {
      const count = Math.min(left, season.episode_count);
      left -= count;
      if (count > 0) seasons[season.season_number] = runsOf(count, at, days);
      at += Math.ceil(count / A_DAY);
    }
    shows.push({ ...toShowFacts(toStoredTitle(mapToTitleDetails(data, title, extras))), seasons });
  }
  return shows;
};

/** Of a visitor who has kept a diary for this year, as fields of a bundle: 230 films, of which 212 are known, and 1,400 episodes. */
export const aYear = (data: DemoData, now: Date) => {
  const days = daysOf(now);
  return { username: 'Quinn', marks: filmsSeen(data, now, days), episodes: showsSeen(data, now, days) };
};
