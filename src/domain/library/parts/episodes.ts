import { everSeen, isRoundItself, isRunsName, roundOf, runsNames } from '../../shows/rounds.ts';
import { combineRuns, countRuns, parseRuns, subtractRuns, writeRuns, type Runs } from '../../shows/runs.ts';
import { seasonsSeen, seenOfSeason, showKey, type WatchedShow } from '../../shows/watched-show.ts';
import type { LibraryAction } from '../library-change.ts';
import { joinDifferences, type Difference, type Part } from './part.ts';
import { saysMore } from './title-differences.ts';

const NOTHING_SEEN = { seasons: {} };

/** Gaps are filled: where only is known that an episode was seen, a day is news. */
const missingRuns = (own: Runs, other: Runs): Runs =>
  combineRuns([own, other], (mine, theirs) =>
    mine === undefined || (mine === null && theirs !== null) ? theirs : undefined,
  );

const byKey = (shows: readonly WatchedShow[]): ReadonlyMap<string, WatchedShow> =>
  new Map(shows.map((show) => [showKey(show), show]));

/** Whether it is a round of which something is here, that it does not run too: whether one goes on stays as it is here. */
const isStopped = (own: WatchedShow | undefined, name: string): boolean =>
  isRoundItself(name) && Object.keys(own?.seasons ?? {}).some((each) => roundOf(each) === name);

/**
 * What brings into the library what `other` says of a show and `own` does not, wherever it comes from: a file, a backup or another
 * library. Whether a show that is here is followed stays as it is here.
 */
export const missingEpisodes = (own: WatchedShow | undefined, other: WatchedShow): readonly LibraryAction[] => {
  const { seasons: _, stoppedAt, ...title } = other;
  const marked = runsNames(other).flatMap((season): readonly LibraryAction[] => {
    if (isStopped(own, String(season))) return [];
    const runs = missingRuns(seenOfSeason(own ?? NOTHING_SEEN, season), seenOfSeason(other, season));
    return runs.length === 0 ? [] : [{ kind: 'episodes-marked', title, season, runs: writeRuns(runs) }];
  });
  return own || stoppedAt === undefined ? marked : [...marked, { kind: 'show-stopped', title, stoppedAt }];
};

/** Whether a season there has an episode or a day that is not said here; a day that is unknown there says less than one here. */
const seasonSaysMore = (own: string, other: string, season: string): boolean => {
  if (own === other) return false;
  if (!isRunsName(season)) return true;
  const [mine, theirs] = [parseRuns(own), parseRuns(other)];
  const more = combineRuns([mine.runs, theirs.runs], (here, there) =>
    there === undefined || there === here || (there === null && here !== undefined) ? undefined : there,
  );
  return more.length > 0 || theirs.unread.some((piece) => !mine.unread.includes(piece));
};

const differenceOf = (own: WatchedShow | undefined, show: WatchedShow): Difference => {
  const missing = missingEpisodes(own, show);
  const { seasons, ...head } = show;
  if (!own) return { missing, hasOwn: true };
  const isMoreSeen = Object.entries(seasons).some(([season, text]) =>
    seasonSaysMore(own.seasons[season] ?? '', text, season),
  );
  return { missing, hasOwn: isMoreSeen || saysMore(own, head) };
};

const countAdded = (own: WatchedShow | undefined, after: WatchedShow): number =>
  seasonsSeen(everSeen(after)).reduce(
    (sum, season) =>
      sum +
      countRuns(
        subtractRuns(seenOfSeason(everSeen(after), season), seenOfSeason(everSeen(own ?? NOTHING_SEEN), season)),
      ),
    0,
  );

export const EPISODES: Part<readonly WatchedShow[]> = {
  difference: (own, other) => {
    const shows = byKey(own);
    return joinDifferences(other.map((show) => differenceOf(shows.get(showKey(show)), show)));
  },
  added: (before, after) => {
    const shows = byKey(before);
    return { episodes: after.reduce((sum, show) => sum + countAdded(shows.get(showKey(show)), show), 0) };
  },
  total: () => 0,
};
