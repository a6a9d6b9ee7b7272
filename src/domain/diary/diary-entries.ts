import { dayOfNumber } from '../days/day-of-time.ts';
import { isShared } from '../devices/library-items.ts';
import type { Library } from '../library/library.ts';
import type { MarkedTitle } from '../library/marks/mark.ts';
import { newestFirst, SOME_TIME, viewingPlace, viewingsOf } from '../library/marks/viewings.ts';
import type { StoredTitle } from '../library/saved-title.ts';
import { seasonIn, runsNames } from '../shows/rounds.ts';
import { runsOfNumbers, type Run, type Runs } from '../shows/runs.ts';
import { titleOfShow, seenOfSeason, type WatchedShow } from '../shows/watched-show.ts';
import { mediaTypeOf, titleKey } from '../title.ts';
import { groupBy } from '../util/group-by.ts';

/** Episodes of a season in a row: both ends count. */
export interface SeasonRun extends Pick<Run, 'from' | 'to'> {
  readonly season: number;
}

/** A line of the diary: a title on a day, or the episodes of a show on a day (product.md, Diary: lines). */
export interface DiaryEntry {
  readonly title: StoredTitle;
  /** As that of a viewing: a day of the calendar, a year (some time in it), or the empty text (some time). */
  readonly day: string;
  /** Which time it was that the title was seen, from 1 on: 2 is 'again'. Of episodes the least of theirs: all of them were seen before. */
  readonly time: number;
  /** In the order of their numbers; absent where the title as a whole was seen. */
  readonly episodes?: readonly SeasonRun[];
  /** The visitor's own, 1 to 10: that of the viewing, else that of the title. Absent where there is none. */
  readonly rating?: number;
  /** That of the viewing. */
  readonly note?: string;
}

/** Whether a movie was seen; else it was a show, or episodes of one. */
export const isFilm = ({ title }: Pick<DiaryEntry, 'title'>): boolean => mediaTypeOf(title) === 'movie';

/** The number of episodes of a line. */
export const episodesIn = ({ episodes = [] }: Pick<DiaryEntry, 'episodes'>): number =>
  episodes.reduce((sum, { from, to }) => sum + to - from + 1, 0);

/** Tells a line from every other. */
export const diaryKey = ({ title, day, episodes }: DiaryEntry): string =>
  `${titleKey(title)} ${day} ${episodes ? 'episodes' : ''}`;

/** The lines of a title that is marked. */
const entriesOfMark = (title: MarkedTitle): readonly DiaryEntry[] => {
  const viewings = viewingsOf(title);
  const days = newestFirst(Object.keys(viewings)).toReversed();
  // As texts: some time was before a year, and that before its days.
  const inTime = days.toSorted();
  return days.map((day) => {
    const { rating = title.rating, note } = viewings[day] ?? {};
    return {
      title,
      day,
      time: inTime.indexOf(day) + 1,
      ...(rating !== undefined && { rating }),
      ...(note !== undefined && { note }),
    };
  });
};

/** What was seen of a season on a day, and which time it was of each: the least. */
interface SeenOnDay {
  readonly runs: readonly Pick<Run, 'from' | 'to'>[];
  readonly time: number;
}

const dayIn = ({ day }: Run): string => (day === null ? SOME_TIME : dayOfNumber(day));

/** The days of each episode, each once; as texts: some time was before every day. */
const daysByNumber = (runs: Runs): ReadonlyMap<number, readonly string[]> => {
  const days = new Map<number, Set<string>>();
  for (const run of runs)
    for (let number = run.from; number <= run.to; number += 1)
      days.set(number, (days.get(number) ?? new Set()).add(dayIn(run)));
  return new Map([...days].map(([number, of]) => [number, [...of].toSorted()]));
};

/** Every day on which something was seen of a season, whatever round that was of. @param rounds what was seen in each */
const daysOfSeason = (rounds: readonly Runs[]): ReadonlyMap<string, SeenOnDay> => {
  const [runs = []] = rounds;
  // Most are of one round, and there may be 10,000 episodes.
  if (rounds.length === 1) return new Map([...groupBy(runs, dayIn)].map(([day, of]) => [day, { runs: of, time: 1 }]));
  const seen = [...daysByNumber(rounds.flat())].flatMap(([number, days]) =>
    days.map((day, before) => ({ number, day, time: before + 1 })),
  );
  return new Map(
    [...groupBy(seen, ({ day }) => day)].map(([day, of]) => {
      const numbers = of.map(({ number }) => number);
      return [day, { runs: runsOfNumbers(numbers, null), time: Math.min(...of.map(({ time }) => time)) }];
    }),
  );
};

/** The lines of a show's ticks: one for each day. */
const entriesOfShow = (show: WatchedShow): readonly DiaryEntry[] => {
  const byDay = new Map<string, { readonly episodes: SeasonRun[]; time: number }>();
  const named = groupBy(runsNames(show), seasonIn);
  for (const [season, names] of named) {
    if (season === undefined) continue;
    // A run that is longer than any season is none of the catalogue's (product.md, Shows: bad runs).
    const days = daysOfSeason(names.map((name) => seenOfSeason(show, name).filter(isShared)));
    for (const [day, { runs, time }] of days) {
      const line = byDay.get(day) ?? { episodes: [], time };
      line.episodes.push(...runs.map(({ from, to }) => ({ season, from, to })));
      line.time = Math.min(line.time, time);
      byDay.set(day, line);
    }
  }
  const title = titleOfShow(show);
  return [...byDay].map(([day, { episodes, time }]) => ({ title, day, time, episodes }));
};

/**
 * Everything that was seen, the newest first; what was marked last comes first on its day. What was seen on an unknown day is at the end
 * (product.md, Diary: order).
 */
export const diaryEntries = ({ marks, episodes }: Pick<Library, 'marks' | 'episodes'>): readonly DiaryEntry[] => {
  const placed = [...episodes.flatMap(entriesOfShow), ...marks.flatMap(entriesOfMark)]
    .toReversed()
    .map((entry) => ({ entry, place: viewingPlace(entry.day) }));
  return placed.toSorted((a, b) => (a.place < b.place ? 1 : a.place > b.place ? -1 : 0)).map(({ entry }) => entry);
};
