import { dayOfNumber } from '../days/day-of-time.ts';
import type { EpisodesMarked } from '../library/library-change.ts';
import { runsBack } from './change-episodes.ts';
import { episodeCount } from './known-show.ts';
import { isLoaded, type KnownSeason } from './next-episode.ts';
import { eachRound, roundSeason } from './rounds.ts';
import {
  mergeRuns,
  runsOfNumbers,
  seenIn,
  subtractRuns,
  writeRuns,
  type Run,
  type Runs,
  type SeenState,
} from './runs.ts';
import { inSeasonOrder, isAired, isSpecials, type Season } from './season.ts';
import type { ShowSeen } from './seen-episodes.ts';
import { seasonsSeen, seenOfSeason, type ShowFacts } from './watched-show.ts';

/** An episode by its numbers. */
interface Place {
  readonly season: number;
  readonly number: number;
}

/** A tick under numbers that the catalogue has no more, and the episode for which it counts. */
interface MovedTick {
  readonly from: Place;
  readonly to: Place;
}

/** Fewer may have been withdrawn, or joined to one: so few say nothing of another season. */
const MOVED_MIN = 3;
/** A run that is so much longer than its season was written by hand (product.md, Shows: bad runs). */
const LOST_MAX = 100;

/** Of a season whose episodes were not asked for, they begin with 1. */
const numbersOf = (season: KnownSeason): readonly number[] =>
  isLoaded(season)
    ? season.episodes.map(({ episode_number }) => episode_number)
    : Array.from({ length: episodeCount(season) }, (_, at) => at + 1);

const numbersIn = (runs: Runs): readonly number[] =>
  runs.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, at) => from + at));

/** The ticks of a season as numbers, without runs that are no season's. */
const tickedNumbers = (runs: Runs, episodes: number): readonly number[] =>
  numbersIn(runs.filter(({ from, to }: Run) => to - from < episodes + LOST_MAX).slice(0, episodes + LOST_MAX));

/** The day of a tick. */
const dayIn = (show: NonNullable<ShowSeen['show']>, { season, number }: Place): SeenState =>
  seenIn(seenOfSeason(show, season), number);

/** What is known of a show's numbers, in the order of its regular seasons. */
interface Numbering {
  readonly season: KnownSeason;
  readonly numbers: readonly number[];
  /** How many episodes the seasons before have. */
  readonly before: number;
  readonly runs: Runs;
}

const numberingOf = (seasons: readonly KnownSeason[], show: NonNullable<ShowSeen['show']>): readonly Numbering[] => {
  let before = 0;
  return inSeasonOrder(seasons.filter((season) => !isSpecials(season))).map((season) => {
    const numbers = numbersOf(season);
    const numbering = { season, numbers, before, runs: seenOfSeason(show, season.season_number) };
    before += numbers.length;
    return numbering;
  });
};

const movesOf = (season: number, ticks: readonly number[], placeOf: (number: number) => Place | undefined) =>
  ticks.flatMap((number): readonly MovedTick[] => {
    const to = placeOf(number);
    return to ? [{ from: { season, number }, to }] : [];
  });

/** Numbers that ran on from season to season and begin anew in each now, or the other way round. */
const movedWithin = ({ season, numbers, before }: Numbering, ticks: readonly number[]): readonly MovedTick[] => {
  const { season_number } = season;
  const present = new Set(numbers);
  const isAll = (holds: (number: number) => boolean) => ticks.every((number) => !present.has(number) && holds(number));
  const shift = [before, 0].find((each) => isAll((number) => number > each && number <= each + numbers.length));
  if (shift === undefined) return [];
  return movesOf(season_number, ticks, (number) => {
    const now = numbers[number - shift - 1];
    return now === undefined ? undefined : { season: season_number, number: now };
  });
};

/** What a season had behind its present end, where the seasons behind it have begun since. */
const movedBehind = (all: readonly Numbering[], at: number, ticks: readonly number[]): readonly MovedTick[] => {
  const own = all[at];
  const next = all[at + 1];
  const last = own?.numbers.at(-1);
  if (!own || !next || last === undefined || next.runs.length > 0 || !ticks.some((number) => number <= last)) return [];
  const behind = ticks.filter((number) => number > last);
  if (behind.length < Math.min(MOVED_MIN, next.numbers.length)) return [];
  const begun = all.slice(at + 1).findIndex(({ runs }) => runs.length > 0);
  const places = all
    .slice(at + 1, begun < 0 ? undefined : at + 1 + begun)
    .flatMap(({ season, numbers }) => numbers.map((number): Place => ({ season: season.season_number, number })));
  return movesOf(own.season.season_number, behind, (number) => places[number - last - 1]);
};

/** A season that is gone, and whose episodes stand at the end of the season before it now. */
const movedBefore = (previous: Numbering, season: number, lost: Runs): readonly MovedTick[] => {
  const { numbers, runs } = previous;
  const ticks = tickedNumbers(lost, numbers.length);
  const open = numbers.findIndex((number) => seenIn(runs, number) === undefined);
  const isBegun = open > 0 && numbers.slice(open).every((number) => seenIn(runs, number) === undefined);
  const room = numbers.length - open;
  if (!isBegun || ticks.length < Math.min(MOVED_MIN, room) || ticks.some((number) => number < 1 || number > room))
    return [];
  return movesOf(season, ticks, (number) => {
    const present = numbers[open + number - 1];
    return present === undefined ? undefined : { season: previous.season.season_number, number: present };
  });
};

/** Whether an episode was out when it is said to have been seen: one that came later was another. */
const mayHaveBeenSeen = (all: readonly Numbering[], show: NonNullable<ShowSeen['show']>, today: string) => {
  const bySeason = new Map(all.map(({ season }) => [season.season_number, season]));
  return ({ from, to }: MovedTick): boolean => {
    const day = dayIn(show, from);
    const by = typeof day === 'number' ? dayOfNumber(day) : today;
    const season = bySeason.get(to.season);
    if (!season) return false;
    if (!isLoaded(season)) return season.air_date === undefined || season.air_date <= by;
    const episode = season.episodes.find(({ episode_number }) => episode_number === to.number);
    return episode !== undefined && isAired(episode, by);
  };
};

/**
 * The ticks under numbers that the catalogue has no more, with the episodes for which they count: a show was renumbered since
 * (product.md, Shows: renumbered).
 * @param seasons all of the show
 */
const movedTicks = (seasons: readonly KnownSeason[], { show, today }: ShowSeen): readonly MovedTick[] => {
  if (!show) return [];
  const all = numberingOf(seasons, show);
  const groups = all.flatMap((numbering, at) => {
    const { season, numbers, runs } = numbering;
    if (runs.length === 0 || subtractRuns(runs, runsOfNumbers(numbers, null)).length === 0) return [];
    const ticks = tickedNumbers(runs, numbers.length);
    const within = ticks.length > 0 ? movedWithin(numbering, ticks) : [];
    return season.season_number === 0 ? [] : [within.length > 0 ? within : movedBehind(all, at, ticks)];
  });
  const known = new Set(seasons.map(({ season_number }) => season_number));
  for (const season of seasonsSeen(show)) {
    const previous = all.find((each) => each.season.season_number === season - 1);
    if (season > 1 && !known.has(season) && previous)
      groups.push(movedBefore(previous, season, seenOfSeason(show, season)));
  }
  const isPossible = mayHaveBeenSeen(all, show, today);
  // One that cannot be shows that the others are not these either.
  return groups.filter((group) => group.every(isPossible)).flat();
};

/** What was seen of a season by its present numbers. */
const presentRuns = (show: NonNullable<ShowSeen['show']>, season: number, moved: readonly MovedTick[]): Runs => {
  const gone = moved.flatMap(({ from }) => (from.season === season ? [from.number] : []));
  const come = moved
    .filter(({ to }) => to.season === season)
    .map(({ from, to: { number } }): Run => ({ from: number, to: number, day: dayIn(show, from) ?? null }))
    .toSorted((one, other) => one.from - other.from);
  return mergeRuns(subtractRuns(seenOfSeason(show, season), runsOfNumbers(gone, null)), come);
};

const seasonsOf = (moved: readonly MovedTick[]): readonly number[] => [
  ...new Set(moved.flatMap(({ from, to }) => [from.season, to.season])),
];

const presentShow = (seasons: readonly KnownSeason[], seen: ShowSeen): ShowSeen['show'] => {
  const { show } = seen;
  const moved = movedTicks(seasons, seen);
  if (!show || moved.length === 0) return show;
  const texts = seasonsOf(moved).map((season) => [season, writeRuns(presentRuns(show, season, moved))] as const);
  return { ...show, seasons: { ...show.seasons, ...Object.fromEntries(texts) } };
};

/** What the visitor has said of a show, by the numbers that it has now. The same reference where no tick has moved. */
export const byPresentNumbers = (seasons: readonly KnownSeason[], seen: ShowSeen): ShowSeen => {
  const show = presentShow(seasons, seen);
  const ever = seen.ever && byPresentNumbers(seasons, seen.ever);
  return show === seen.show && ever === seen.ever ? seen : { ...seen, show, ...(ever && { ever }) };
};

/**
 * What writes the ticks that have moved down under the numbers that their episodes have now; nothing where none has. Before any other
 * change of the show: a tick under a new number would make the old ones say something else.
 * @param seen as it is written, in all rounds
 */
export const renumberingActions = (
  seasons: readonly KnownSeason[],
  { show: all, today }: ShowSeen,
  title: ShowFacts,
): readonly EpisodesMarked[] =>
  eachRound(all).flatMap(({ show, begun }) => {
    const moved = movedTicks(seasons, { show, today });
    return seasonsOf(moved).map((season): EpisodesMarked => ({
      kind: 'episodes-marked',
      title,
      season: begun === undefined ? season : roundSeason(begun, season),
      ...runsBack(presentRuns(show, season, moved), seenOfSeason(show, season)),
    }));
  });

/** All that is known of a show's seasons, with one whose episodes are. Without the show's details it is the only one. */
export const withSeason = (seasons: readonly KnownSeason[] | undefined, season: Season): readonly KnownSeason[] => [
  ...(seasons ?? []).filter(({ season_number }) => season_number !== season.season_number),
  season,
];
