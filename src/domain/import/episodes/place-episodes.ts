import { dayOf } from '../../days/calendar-day.ts';
import { dayNumber, isCalendarDay } from '../../days/day-of-time.ts';
import { viewingDayOf } from '../../library/marks/viewings.ts';
import { roundsOfDays } from '../../shows/rounds.ts';
import { combineRuns, mergeRuns, parseRuns, writeRuns, type Runs } from '../../shows/runs.ts';
import { isSeason, type WatchedShow } from '../../shows/watched-show.ts';
import { groupBy } from '../../util/group-by.ts';
import { countEpisodes, type ImportedEpisode } from './imported-episode.ts';
import type { KnownSeasons } from './known-seasons.ts';
import { isPlaceUnasked, type Place, placeKey, placesOf } from './places-of.ts';

/** What comes of the episodes of a file. */
export interface PlacedEpisodes extends Pick<WatchedShow, 'seasons'> {
  /** How many of the file's the catalogue numbers or calls otherwise: they are left out. */
  readonly strayed: number;
  /** How many are one of the catalogue's that another of the file's is too; absent for none. */
  readonly joined?: number;
  /** How many are left out as the catalogue could not be asked about them; absent for none. */
  readonly unasked?: number;
}

export const NO_EPISODES: PlacedEpisodes = { seasons: {}, strayed: 0 };

/** Whether some of the file's are left out. */
export const isCut = ({ strayed, unasked = 0 }: PlacedEpisodes): boolean => strayed + unasked > 0;

/** Empty for some time, be it in a year that is known, and for a day that is yet to come. */
const dayIn = (seenAt: string | null, today: string): string => {
  const day = viewingDayOf(seenAt ?? '');
  return isCalendarDay(day) && day <= today ? day : '';
};

/** What is written of an episode. */
interface Piece {
  readonly season: number;
  readonly day: string;
  /** Whether a day of which another is the last is that of a further viewing: not of two of the file's that are one of the catalogue's. */
  readonly isKept: boolean;
  readonly text: string;
}

const pieceOf = ({ number }: Place, { to }: ImportedEpisode, day: string): string =>
  `${number}${to === undefined ? '' : `-${to}`}${day === '' ? '' : `@${dayNumber(day)}`}`;

/** What was seen on that day, and is not among these with that very day. */
const seenOnlyThen = (runs: Runs, then: Runs): Runs =>
  combineRuns([runs, then], (last, day) => (last === day ? undefined : day));

/**
 * The last day of each episode, whichever of the file's are one of the catalogue's; each day before it is kept as that of a further round,
 * which is named by the day: so a day that comes again is the same (product.md, Import: seen before).
 */
function* runsOfSeason(season: number, pieces: readonly Piece[]): Generator<readonly [string, string], void> {
  const textsOf = (of: readonly Piece[]) => of.map(({ text }) => text).join(',');
  // Of runs that overlap the first one counts.
  const { runs } = parseRuns(textsOf(pieces.toSorted((a, b) => (a.day < b.day ? 1 : -1))));
  yield [String(season), writeRuns(runs)];
  for (const [day, of] of groupBy(
    pieces.filter(({ isKept }) => isKept),
    (piece) => piece.day,
  )) {
    const before = day === '' ? [] : seenOnlyThen(runs, parseRuns(textsOf(of)).runs);
    for (const [name, then] of roundsOfDays(season, before)) yield [name, writeRuns(then)];
  }
}

/**
 * What the library is to have of the episodes of a file (product.md, Import: numbers of episodes). Never throws.
 * @param now no day is later where the visitor is
 */
export const placeEpisodes = (episodes: readonly ImportedEpisode[], known: KnownSeasons, now: Date): PlacedEpisodes => {
  const today = dayOf(now);
  const places = placesOf(episodes, known);
  const pieces = episodes.flatMap((episode, at): readonly Piece[] => {
    const place = places[at];
    if (!place) return [];
    const told = place.isOneOfSeveral ? [null] : [episode.seenAt, ...(episode.seenBefore ?? [])];
    return told.map((time, before) => {
      const day = dayIn(time, today);
      const isKept = before > 0 || episode.isOwn === true;
      return { season: place.season, day, text: pieceOf(place, episode, day), isKept };
    });
  });
  const bySeason = groupBy(pieces, ({ season }) => season);
  const left = episodes.filter((_, at) => !places[at]);
  const unasked = countEpisodes(left.filter((episode) => isPlaceUnasked(episode, known)));
  const placed = places.flatMap((place) => place ?? []);
  const joined = placed.length - new Set(placed.map(placeKey)).size;
  return {
    seasons: Object.fromEntries([...bySeason].flatMap(([season, all]) => [...runsOfSeason(season, all)])),
    strayed: countEpisodes(left) - unasked,
    ...(joined > 0 && { joined }),
    ...(unasked > 0 && { unasked }),
  };
};

const summed = (a: PlacedEpisodes, b: PlacedEpisodes, count: 'joined' | 'unasked'): Partial<PlacedEpisodes> => {
  const sum = (a[count] ?? 0) + (b[count] ?? 0);
  return sum > 0 ? { [count]: sum } : {};
};

/** Of what both have with a day, but not with the same, one of the two days. */
const ofTwoDays = (one: Runs, other: Runs, pick: (a: number, b: number) => number): Runs =>
  combineRuns([one, other], (a, b) =>
    typeof a === 'number' && typeof b === 'number' && a !== b ? pick(a, b) : undefined,
  );

/** The last day of each episode, and each other one as that of a further round (product.md, Import: seen before). */
const joinSeasons = (a: PlacedEpisodes['seasons'], b: PlacedEpisodes['seasons']): PlacedEpisodes['seasons'] => {
  const joined = new Map<string, Runs>();
  for (const name of Object.keys({ ...a, ...b })) {
    const [one, other] = [parseRuns(a[name] ?? '').runs, parseRuns(b[name] ?? '').runs];
    const others = isSeason(name) ? roundsOfDays(Number(name), ofTwoDays(one, other, Math.min)) : [];
    for (const [to, runs] of [
      [name, mergeRuns(ofTwoDays(one, other, Math.max), mergeRuns(one, other))] as const,
      ...others,
    ])
      joined.set(to, mergeRuns(joined.get(to) ?? [], runs));
  }
  return Object.fromEntries([...joined].map(([name, runs]) => [name, writeRuns(runs)]));
};

/** Those of several titles of a file that are one show of the catalogue's. */
export const joinPlaced = (a: PlacedEpisodes, b: PlacedEpisodes): PlacedEpisodes => ({
  ...summed(a, b, 'joined'),
  ...summed(a, b, 'unasked'),
  seasons: joinSeasons(a.seasons, b.seasons),
  strayed: a.strayed + b.strayed,
});
