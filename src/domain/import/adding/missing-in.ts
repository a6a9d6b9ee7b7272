import type { LibraryAction } from '../../library/library-change.ts';
import type { Mark } from '../../library/marks/mark.ts';
import { keptViewings, withinRoom } from '../../library/marks/viewings.ts';
import { missingEpisodes } from '../../library/parts/episodes.ts';
import { isNothingMissing, missingMark, type MissingMark } from '../../library/parts/marks.ts';
import { toStoredTitle } from '../../library/saved-title.ts';
import { roundOf, roundsOfDays, runsNames, seasonIn } from '../../shows/rounds.ts';
import { combineRuns, mergeRuns, parseRuns, writeRuns, type Runs } from '../../shows/runs.ts';
import { seenOfSeason, toShowFacts, type WatchedShow } from '../../shows/watched-show.ts';
import { filedList, type FiledLists } from './filed-lists.ts';
import { collectionOf, type LibraryIndex } from './library-index.ts';
import type { WantedTitle } from './wanted-titles.ts';

/** What a library lacks of what is wanted of one title. */
export interface Missing {
  readonly isListed: boolean;
  readonly isLiked: boolean;
  readonly mark: MissingMark;
  readonly collections: readonly string[];
  /** Ticks of its episodes. */
  readonly episodes: readonly LibraryAction[];
  /** It was given up, and nothing of it was here. */
  readonly isStopped: boolean;
}

const showOf = ({ title, seasons }: WantedTitle): WatchedShow => ({ ...toShowFacts(toStoredTitle(title)), seasons });

/** Of what is said of a season the days that are here in no round of it: an unknown one says nothing beside any other. */
const daysNotHere = (own: WatchedShow, season: number | undefined, runs: Runs): Runs =>
  runsNames(own)
    .filter((name) => seasonIn(name) === season)
    .reduce<Runs>(
      (left, name) =>
        combineRuns([left, seenOfSeason(own, name)], (day, here) =>
          day === here || (day === null && here !== undefined) ? undefined : day,
        ),
      runs,
    );

/** What is said of episodes that have a day in the first round here, or of the others. */
const ofThoseWithDay = (isWithDay: boolean, runs: Runs, here: Runs): Runs =>
  combineRuns([runs, here], (day, own) => ((typeof own === 'number') === isWithDay ? day : undefined));

/** By the names under which they are to be here: a further day of an episode of the first round is that of a further one. */
const placesOf = (own: WatchedShow, name: string, text: string): readonly (readonly [name: string, runs: Runs])[] => {
  const season = seasonIn(name);
  const left = daysNotHere(own, season, parseRuns(text).runs);
  if (season === undefined || roundOf(name) !== undefined) return [[name, left]];
  const here = seenOfSeason(own, season);
  return [[name, ofThoseWithDay(false, left, here)], ...roundsOfDays(season, ofThoseWithDay(true, left, here))];
};

/** What is wanted of a show, without the days of its episodes that are here already: a day is the same however it came. */
const withoutKnownDays = (own: WatchedShow | undefined, show: WatchedShow): WatchedShow => {
  if (!own) return show;
  const places = new Map<string, Runs>();
  for (const [said, text] of Object.entries(show.seasons))
    for (const [name, runs] of placesOf(own, said, text)) places.set(name, mergeRuns(places.get(name) ?? [], runs));
  const seasons = [...places].flatMap(([name, runs]) => (runs.length > 0 ? [[name, writeRuns(runs)] as const] : []));
  return { ...show, seasons: Object.fromEntries(seasons) };
};

const missingOfMark = (own: Mark, mark: Mark): MissingMark => {
  const { fields, viewings } = missingMark(own, mark);
  return { fields, viewings: withinRoom(keptViewings(own), viewings) };
};

export const missingIn = (library: LibraryIndex, wanted: WantedTitle, lists: FiledLists): Missing => {
  const { key, listedAt, likedAt, mark, collections, isStopped = false } = wanted;
  const show = library.shows.get(key);
  const episodes = missingEpisodes(show, withoutKnownDays(show, showOf(wanted)));
  return {
    isListed: listedAt !== undefined && !library.watchlist.has(key),
    isLiked: likedAt !== undefined && !library.favorites.has(key),
    mark: missingOfMark(library.marks.get(key) ?? {}, mark),
    collections: collections.filter(
      (name) => collectionOf(library, filedList(lists, name), [key])?.titles.has(key) !== true,
    ),
    episodes,
    // Whether a show that is here is followed stays as it is here (product.md, Import: shows given up).
    isStopped: isStopped && !show && episodes.length > 0,
  };
};

export const isNothing = ({ isListed, isLiked, mark, collections, episodes }: Missing): boolean =>
  !isListed && !isLiked && collections.length + episodes.length === 0 && isNothingMissing(mark);
