import { combineRuns, countRuns, parseRuns, subtractRuns, writeRuns, type Runs } from '../../shows/runs.ts';
import { isSeason, seasonsSeen, seenOfSeason, showKey, type WatchedShow } from '../../shows/watched-show.ts';
import type { LibraryAction } from '../library-change.ts';
import { isTitleField } from '../saved-title.ts';
import { textOf } from './contains-all.ts';
import type { Part } from './part.ts';

const NOTHING_SEEN = { seasons: {} };

/** Gaps are filled: where only is known that an episode was seen, a day is news. */
const missingRuns = (own: Runs, other: Runs): Runs =>
  combineRuns([own, other], (mine, theirs) =>
    mine === undefined || (mine === null && theirs !== null) ? theirs : undefined,
  );

const byKey = (shows: readonly WatchedShow[]): ReadonlyMap<string, WatchedShow> =>
  new Map(shows.map((show) => [showKey(show), show]));

/**
 * What brings into the library what `other` says of a show and `own` does not, wherever it comes from: a file, a backup or another
 * library. Whether a show that is here is followed stays as it is here.
 */
export const missingEpisodes = (own: WatchedShow | undefined, other: WatchedShow): readonly LibraryAction[] => {
  const { seasons: _, stoppedAt, ...title } = other;
  const marked = seasonsSeen(other).flatMap((season): readonly LibraryAction[] => {
    const runs = missingRuns(seenOfSeason(own ?? NOTHING_SEEN, season), seenOfSeason(other, season));
    return runs.length === 0 ? [] : [{ kind: 'episodes-marked', title, season, runs: writeRuns(runs) }];
  });
  return own || stoppedAt === undefined ? marked : [...marked, { kind: 'show-stopped', title, stoppedAt }];
};

/** What the visitor or another release wrote of a show, but for its seasons. */
const saidOf = (show: WatchedShow): readonly unknown[] =>
  Object.entries(show).filter(([name]) => name !== 'seasons' && !isTitleField(name));

const containsSeason = (own = '', other: string, season: string): boolean => {
  if (own === other) return true;
  if (!isSeason(season)) return false;
  const [mine, theirs] = [parseRuns(own), parseRuns(other)];
  const differing = combineRuns([mine.runs, theirs.runs], (a, b) => (b === undefined || a === b ? undefined : b));
  return differing.length === 0 && theirs.unread.every((piece) => mine.unread.includes(piece));
};

const containsShow = (own: WatchedShow | undefined, other: WatchedShow): boolean =>
  own !== undefined &&
  textOf(saidOf(own)) === textOf(saidOf(other)) &&
  Object.entries(other.seasons).every(([season, text]) => containsSeason(own.seasons[season], text, season));

const countAdded = (own: WatchedShow | undefined, after: WatchedShow): number =>
  seasonsSeen(after).reduce(
    (sum, season) =>
      sum + countRuns(subtractRuns(seenOfSeason(after, season), seenOfSeason(own ?? NOTHING_SEEN, season))),
    0,
  );

export const EPISODES: Part<readonly WatchedShow[]> = {
  missing: (own, other) => {
    const shows = byKey(own);
    return other.flatMap((show) => missingEpisodes(shows.get(showKey(show)), show));
  },
  contains: (own, other) => {
    const shows = byKey(own);
    return other.every((show) => containsShow(shows.get(showKey(show)), show));
  },
  added: (before, after) => {
    const shows = byKey(before);
    return { episodes: after.reduce((sum, show) => sum + countAdded(shows.get(showKey(show)), show), 0) };
  },
  total: () => 0,
};
