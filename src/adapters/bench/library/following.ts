import { dayOf } from '#domain/days/calendar-day.ts';
import { dayNumber } from '#domain/days/day-of-time.ts';
import { toStoredTitle } from '#domain/library/saved-title.ts';
import { runsOfNumbers, writeRuns } from '#domain/shows/runs.ts';
import { airedOf, inSeasonOrder, isSpecials, type Season } from '#domain/shows/season.ts';
import { toShowFacts, type ShowFacts } from '#domain/shows/watched-show.ts';
import type { DemoData, DemoTitle } from '../../demo/demo-data.ts';
import { demoSeason } from '../../demo/extras/demo-episodes.ts';
import { demoExtras } from '../../demo/extras/demo-extras.ts';
import { mapToTitleDetails } from '../../demo/map-to-title-details.ts';

/** A show of the demo, with its seasons but the specials. */
interface DemoShow {
  readonly title: DemoTitle;
  readonly facts: ShowFacts;
  readonly seasons: readonly Season[];
  /** The day of its last viewing, since 1970. */
  readonly day: number;
  /** The day that it is. */
  readonly today: string;
}

type Seasons = Readonly<Record<string, string>>;

/** What was seen of a show, in one of the states of the rules. */
interface Following {
  readonly needs: (show: DemoShow) => boolean;
  readonly seen: (show: DemoShow) => { readonly seasons: Seasons; readonly stoppedAt?: string };
}

const GOES_ON = 'Returning Series';
const WEEK = 7;

const numbersOut = (season: Season, today: string): readonly number[] =>
  airedOf(season, today).map(({ episode_number }) => episode_number);

/** All that is out of some of its seasons, on one day. */
const allOf = ({ seasons, day, today }: DemoShow, from = 0, to = seasons.length): Seasons =>
  Object.fromEntries(
    seasons.slice(from, to).flatMap((season) => {
      const runs = writeRuns(runsOfNumbers(numbersOut(season, today), day));
      return runs === '' ? [] : [[season.season_number, runs] as const];
    }),
  );

const has = (count: number, status?: string) => (show: DemoShow) =>
  show.seasons.length >= count && (status === undefined || show.title.status === status);

/** In the order in which the shows are kept: the first one was begun first. */
const STATES: readonly Following[] = [
  // Up to date: what is out was seen, and more is to come.
  { needs: has(2, GOES_ON), seen: (show) => ({ seasons: allOf(show) }) },
  // A gap in its first season comes first.
  { needs: has(2), seen: (show) => ({ seasons: { 1: `1-2@${show.day},4@${show.day}`, 2: `1@${show.day}` } }) },
  // Begun later: its first season was left out.
  { needs: has(3), seen: ({ day }) => ({ seasons: { 2: `1-3@${day}` } }) },
  // Stopped in the middle.
  { needs: has(2), seen: ({ day, today }) => ({ seasons: { 1: `1-4@${day}` }, stoppedAt: `${today}T08:00:00.000Z` }) },
  // Ended, and seen to its end.
  { needs: has(2, 'Ended'), seen: (show) => ({ seasons: allOf(show) }) },
  // Marked as seen on a day before its last season began; episodes of that were seen on some day.
  { needs: has(3, GOES_ON), seen: (show) => ({ seasons: { [`${show.seasons.length - 1}`]: '1' } }) },
  // More than the catalogue has: lost episodes.
  { needs: has(1), seen: ({ day }) => ({ seasons: { 1: `1-2@${day},97-99@${day}` } }) },
  // Runs that somebody wrote by hand.
  { needs: has(2), seen: ({ day }) => ({ seasons: { 1: '1-99999', 2: `5-3@${day},4,x`, specials: '1' } }) },
  // Seasons that are years, which the catalogue does not have.
  { needs: has(1), seen: ({ day }) => ({ seasons: { 2023: `1-12@${day}`, 2024: '0,3' } }) },
  // Specials alone.
  { needs: has(1), seen: ({ day }) => ({ seasons: { 0: `1@${day}` } }) },
  // One episode before its end.
  {
    needs: has(1, 'Ended'),
    seen: (show) => {
      const last = show.seasons.at(-1);
      const numbers = last ? numbersOut(last, show.today).slice(0, -1) : [];
      const runs = writeRuns(runsOfNumbers(numbers, show.day));
      return { seasons: { ...allOf(show, 0, -1), ...(last && runs && { [last.season_number]: runs }) } };
    },
  },
];

/** The place in `STATES` of the show that is marked as well. */
const MARKED = 5;

const demoShows = (data: DemoData, now: Date): readonly DemoShow[] =>
  data.titles.flatMap((title, at) => {
    if (title.type !== 'tv') return [];
    const extras = demoExtras(() => now);
    const { seasons = [] } = extras.factsOf(title);
    const all = inSeasonOrder(seasons).filter((season) => !isSpecials(season));
    const today = dayOf(now);
    return {
      title,
      facts: toShowFacts(toStoredTitle(mapToTitleDetails(data, title, extras))),
      seasons: all.map((season) => demoSeason(title, season, { isLast: season === seasons.at(-1), now })),
      day: dayNumber(today) - 1 - (at % WEEK),
      today,
    };
  });

/** Of a visitor who follows shows: one in each state of the rules, as fields of a bundle. */
export const following = (data: DemoData, now: Date) => {
  const free = new Set(demoShows(data, now));
  const shows = STATES.flatMap(({ needs, seen }) => {
    const show = [...free].find(needs);
    if (!show) return [];
    free.delete(show);
    return { show, ...seen(show) };
  });
  const marked = shows[MARKED]?.show;
  const before = marked?.seasons.at(-2)?.episodes[0]?.air_date;
  return {
    username: 'Quinn',
    episodes: shows.map(({ show, ...seen }) => ({ ...show.facts, ...seen })),
    ...(marked && before && { marks: [{ ...marked.facts, media_type: 'tv', seenAt: before }] }),
  };
};
