import { dayNumber, dayOfNumber, dayOfTime } from '../days/day-of-time.ts';
import type { EpisodesMarked } from '../library/library-change.ts';
import type { Library } from '../library/library.ts';
import { titleKey, type TitleKey, type TitleRef } from '../title.ts';
import { groupBy } from '../util/group-by.ts';
import { mergeRuns, writeRuns, type Runs } from './runs.ts';
import type { ShowSeen } from './seen-episodes.ts';
import {
  isSeason,
  keptFacts,
  seasonsSeen,
  seenOfSeason,
  showKey,
  type RunsName,
  type ShowFacts,
  type WatchedShow,
} from './watched-show.ts';

/** Where runs belong: a season of the first round, or of one that was begun later; without a season it is that round itself. */
interface RunsPlace {
  /** ISO time. */
  readonly begun?: string;
  readonly season?: number;
}

const ROUND = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)(?:\/(.+))?$/;

/** The one run of a round itself, which is there as long as the round runs. */
const RUNNING = 0;

/** What a name among the seasons of a show says; undefined where it is none. */
const placeOf = (name: string): RunsPlace | undefined => {
  if (isSeason(name)) return { season: Number(name) };
  const [, begun, season] = ROUND.exec(name) ?? [];
  if (begun === undefined || Number.isNaN(Date.parse(begun))) return undefined;
  if (season === undefined) return { begun };
  return isSeason(season) ? { begun, season: Number(season) } : undefined;
};

/** Whether its text says something: of a season, or of a round (product.md, Shows: rounds). */
export const isRunsName = (name: string): boolean => placeOf(name) !== undefined;

/** The number of the season that a name is of, in whatever round; undefined for that of a round itself. */
export const seasonIn = (name: RunsName): number | undefined => placeOf(String(name))?.season;

/** Whether it is the name of a round itself, and not of what was seen in it. */
export const isRoundItself = (name: string): boolean => {
  const place = placeOf(name);
  return place !== undefined && place.season === undefined;
};

/** The name as changes and registers have it: a season by its number. */
export const toRunsName = (name: string): RunsName => (isSeason(name) ? Number(name) : name);

/** The runs of a season in a round. */
export const roundSeason = (begun: string, season: number): string => `${begun}/${season}`;

/**
 * Runs of a season as those of further rounds, each of which is named by its day: so a day that comes again is the same. Without a day there
 * is none (product.md, Import: seen before).
 */
export const roundsOfDays = (season: number, runs: Runs): readonly (readonly [name: string, runs: Runs])[] =>
  [...groupBy(runs, ({ day }) => (day === null ? '' : dayOfNumber(day)))].flatMap(([day, of]) =>
    day === '' ? [] : [[roundSeason(`${day}T00:00:00.000Z`, season), of]],
  );

/** The names of all runs of a show that say something, those of the seasons first. */
export const runsNames = (show: Pick<WatchedShow, 'seasons'>): readonly RunsName[] => [
  ...seasonsSeen(show),
  ...Object.keys(show.seasons).filter((name) => !isSeason(name) && isRunsName(name)),
];

/** The further rounds of a show that run, the one that was begun first first. Two devices may have begun one each. */
export const runningRounds = (show: Pick<WatchedShow, 'seasons'> | undefined): readonly string[] =>
  Object.keys(show?.seasons ?? {})
    .filter((name) => isRoundItself(name) && seenOfSeason(show ?? { seasons: {} }, name).length > 0)
    .toSorted();

/** The shows that are being watched again. */
export const watchedAgain = ({ episodes }: Pick<Library, 'episodes'>): ReadonlySet<TitleKey> =>
  new Set(episodes.filter((show) => runningRounds(show).length > 0).map(showKey));

/** When the round was begun that a name is of; undefined for the first. */
export const roundOf = (name: RunsName): string | undefined => placeOf(String(name))?.begun;

/** The runs of a show by the numbers of its seasons, as if they were of one round. @param isMeant tells which count */
const asOneRound = <Show extends Pick<WatchedShow, 'seasons'>>(
  show: Show,
  isMeant: (name: string) => boolean,
): Show => {
  const seasons = new Map<number, Runs>();
  for (const name of runsNames(show)) {
    const season = seasonIn(name);
    if (season !== undefined && isMeant(String(name)))
      seasons.set(season, mergeRuns(seasons.get(season) ?? [], seenOfSeason(show, name)));
  }
  return { ...show, seasons: Object.fromEntries([...seasons].map(([season, runs]) => [season, writeRuns(runs)])) };
};

/** A show as it was seen in one round. */
export interface OneRound {
  readonly show: Pick<WatchedShow, 'seasons'>;
  /** Undefined for the first. */
  readonly begun: string | undefined;
}

/** What was seen of a show in each round. */
export const eachRound = (show: Pick<WatchedShow, 'seasons'> | undefined): readonly OneRound[] => {
  if (!show) return [];
  const begun = new Set(runsNames(show).map(roundOf));
  return [...begun].map((each) => ({ show: asOneRound(show, (name) => roundOf(name) === each), begun: each }));
};

interface Rounds<Show> {
  /** All that was ever seen; of an episode that was seen in several rounds, the day of the first. */
  readonly ever: Show;
  /** What was seen in the rounds that run; undefined where none does. */
  readonly running: Show | undefined;
}

/** A screen asks for it with every change. */
const known = new WeakMap<object, Rounds<Pick<WatchedShow, 'seasons'>> | null>();

const readRounds = <Show extends Pick<WatchedShow, 'seasons'>>(show: Show): Rounds<Show> | null => {
  if (!Object.keys(show.seasons).some((name) => !isSeason(name) && isRunsName(name))) return null;
  const rounds = runningRounds(show);
  return {
    ever: asOneRound(show, () => true),
    running:
      rounds.length === 0 ? undefined : asOneRound(show, (name) => rounds.some((begun) => begun === roundOf(name))),
  };
};

/** Null for a show that was watched in one round alone. */
const roundsOf = <Show extends Pick<WatchedShow, 'seasons'>>(show: Show): Rounds<Show> | null => {
  const before = known.get(show);
  if (before !== undefined) return before as Rounds<Show> | null;
  const rounds = readRounds(show);
  known.set(show, rounds);
  return rounds;
};

/** A show with all that was ever seen of it, in whatever round: the same reference where there was one alone. */
export const everSeen = <Show extends Pick<WatchedShow, 'seasons'>>(show: Show): Show => roundsOf(show)?.ever ?? show;

/**
 * What the visitor has said of a show, by the round that runs: what was seen before it, and the mark, say nothing then. Where none runs all
 * rounds count (product.md, Shows: rounds).
 */
export const byRound = <Seen extends ShowSeen>(seen: Seen): Seen => {
  const rounds = seen.show && roundsOf(seen.show);
  if (!rounds) return seen;
  const ever = { ...seen, show: rounds.ever };
  return rounds.running ? { ...seen, show: rounds.running, mark: undefined, ever } : ever;
};

/** Where an episode of a season is ticked: in the round that was begun last of those that run, else in the first. */
export const seasonToTick = (show: WatchedShow | undefined, season: number): RunsName => {
  const begun = runningRounds(show).at(-1);
  return begun === undefined ? season : roundSeason(begun, season);
};

/** From where an episode of a season is cleared: from the rounds that run; where none does, from all. */
export const seasonsToClear = (show: WatchedShow | undefined, season: number): readonly RunsName[] => {
  const running = runningRounds(show);
  if (running.length > 0) return running.map((begun) => roundSeason(begun, season));
  const further = runsNames(show ?? { seasons: {} }).filter(
    (name) => roundOf(name) !== undefined && seasonIn(name) === season,
  );
  return [season, ...further];
};

const roundChange = (title: ShowFacts, begun: string, runs: 'runs' | 'cleared'): EpisodesMarked => {
  const day = dayNumber(dayOfTime(begun));
  const run = writeRuns([{ from: RUNNING, to: RUNNING, day: runs === 'cleared' || Number.isNaN(day) ? null : day }]);
  return { kind: 'episodes-marked', title, season: begun, runs: '', [runs]: run };
};

/** What ends the rounds that run: what was seen in them stays. @param isMeant tells which of them */
export const endingRounds = (
  show: WatchedShow | undefined,
  isMeant: (begun: string) => boolean = () => true,
): readonly EpisodesMarked[] =>
  runningRounds(show).flatMap((begun) =>
    show && isMeant(begun) ? [roundChange(keptFacts(show), begun, 'cleared')] : [],
  );

/** What ends the rounds of a show with the day on which it was seen as a whole: those that were begun by then. */
export const roundsEndedBy = (
  { episodes }: Pick<Library, 'episodes'>,
  title: TitleRef,
  day: string | null | undefined,
): readonly EpisodesMarked[] => {
  if (!day) return [];
  const show = episodes.find((each) => showKey(each) === titleKey(title));
  return endingRounds(show, (begun) => dayOfTime(begun) <= day);
};

/** What begins a further round. @param begun ISO time */
export const beginningRound = (title: ShowFacts, begun: string): EpisodesMarked => roundChange(title, begun, 'runs');
