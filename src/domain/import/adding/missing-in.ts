import type { LibraryAction } from '../../library/library-change.ts';
import type { Mark } from '../../library/marks/mark.ts';
import { keptViewings, withinRoom } from '../../library/marks/viewings.ts';
import { missingEpisodes } from '../../library/parts/episodes.ts';
import { isNothingMissing, missingMark, type MissingMark } from '../../library/parts/marks.ts';
import { toStoredTitle } from '../../library/saved-title.ts';
import { roundOf, runsNames, seasonIn } from '../../shows/rounds.ts';
import { combineRuns, parseRuns, writeRuns, type Runs } from '../../shows/runs.ts';
import { seenOfSeason, toShowFacts, type WatchedShow } from '../../shows/watched-show.ts';
import { collectionOf } from './collection-of.ts';
import { filedList, type FiledLists } from './filed-lists.ts';
import type { LibraryIndex } from './library-index.ts';
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

/** Without the days of further rounds that are here already, in whatever round: a day is the same however it came. */
const withoutKnownDays = (own: WatchedShow | undefined, show: WatchedShow): WatchedShow => {
  if (!own) return show;
  const seasons = Object.entries(show.seasons).flatMap(([name, text]): readonly (readonly [string, string])[] => {
    if (roundOf(name) === undefined) return [[name, text]];
    const here = runsNames(own).filter((each) => seasonIn(each) === seasonIn(name));
    const left = here.reduce<Runs>(
      (runs, each) => combineRuns([runs, seenOfSeason(own, each)], (day, known) => (day === known ? undefined : day)),
      parseRuns(text).runs,
    );
    return left.length > 0 ? [[name, writeRuns(left)]] : [];
  });
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
