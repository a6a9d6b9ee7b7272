import { collectionKey } from '../library/collection.ts';
import type { Library } from '../library/library.ts';
import { isHidden, isSeen, type MarkedTitle } from '../library/marks/mark.ts';
import { keptViewings } from '../library/marks/viewings.ts';
import { SAVED_LIST_NAMES } from '../library/saved-lists.ts';
import { runsNames } from '../shows/rounds.ts';
import { countRuns, seenIn, type Run } from '../shows/runs.ts';
import { seenOfSeason, showKey, type RunsName, type WatchedShow } from '../shows/watched-show.ts';
import { titleKey } from '../title.ts';
import type { RegisterList, SeenEpisode } from './register-lists.ts';
import { episodeKey, episodeOf, movieKey, viewingKey, viewingOf } from './register.ts';

/** What the library has of one thing in one list. */
export interface LibraryItem {
  readonly list: RegisterList;
  readonly key: string;
  /** As the library has it: `rulesOf(list).toItem` makes what is shared of it. */
  readonly value: object;
}

const isMarked = (title: MarkedTitle): boolean =>
  isSeen(title) || title.rating !== undefined || title.note !== undefined;

/** What an earlier release has marked as not seen keeps its viewings. */
function* viewingItems(mark: MarkedTitle): Generator<LibraryItem, void> {
  for (const [day, value] of Object.entries(keptViewings(mark)))
    yield { list: 'viewings', key: viewingKey(titleKey(mark), day), value };
}

/** Whether the library has a viewing. @param marks by their keys @param key as `viewingKey` makes it */
export const isViewingKept = (marks: ReadonlyMap<string, MarkedTitle>, key: string): boolean => {
  const viewing = viewingOf(key);
  const mark = viewing && marks.get(viewing.title);
  return viewing !== undefined && mark !== undefined && Object.hasOwn(keptViewings(mark), viewing.day);
};

function* savedItems(library: Library): Generator<LibraryItem, void> {
  for (const list of SAVED_LIST_NAMES) for (const value of library[list]) yield { list, key: titleKey(value), value };
}

function* collectionItems({ collections }: Library): Generator<LibraryItem, void> {
  for (const value of collections) {
    const key = collectionKey(value);
    yield { list: 'collections', key, value };
    for (const movie of value.movies) yield { list: 'movies', key: movieKey(key, movie), value: movie };
  }
}

/** What the library has in its saved lists and its collections, which are among them. */
export function* listItems(library: Library): Generator<LibraryItem, void> {
  yield* savedItems(library);
  yield* collectionItems(library);
}

/** More in one run is no season: somebody has written it by hand. It stays on its device (product.md, Shows: bad runs). */
const SHARED_RUN_MAX = 5_000;
/**
 * Of all shows together. So many take 7.5 MB of the 8 that a device's file has, and decades to be seen; a few made-up runs are millions,
 * each with a register of its own (product.md, Devices: episodes shared).
 */
const SHARED_EPISODES_MAX = 100_000;

/** Whether a run may be of a season. */
export const isShared = ({ from, to }: Omit<Run, 'day'>): boolean => to - from < SHARED_RUN_MAX;

/** The runs of a show that may be a season's, and whether there are others. */
const sharedRuns = (show: WatchedShow) => {
  const seasons = runsNames(show).map((season) => {
    const all = seenOfSeason(show, season);
    const runs = all.filter(isShared);
    return { season, runs, count: countRuns(runs), isWhole: runs.length === all.length };
  });
  return {
    seasons,
    count: seasons.reduce((sum, { count }) => sum + count, 0),
    isWhole: seasons.every(({ isWhole }) => isWhole),
  };
};

/** A show, and what of its episodes is shared. */
export interface SharedShow {
  readonly show: WatchedShow;
  readonly seasons: ReturnType<typeof sharedRuns>['seasons'];
  readonly hasRoom: boolean;
  /** Whether what is shared is all that was seen of it. */
  readonly isWhole: boolean;
}

/** Shows in their order, while there is room for all of a show: none is shared in part because of another. */
export function* sharedShows(episodes: readonly WatchedShow[]): Generator<SharedShow, void> {
  let left = SHARED_EPISODES_MAX;
  for (const show of episodes) {
    const { seasons, count, isWhole } = sharedRuns(show);
    const hasRoom = count <= left;
    if (hasRoom) left -= count;
    yield { show, hasRoom, seasons: hasRoom ? seasons : [], isWhole: hasRoom && isWhole };
  }
}

/** The shows of which not all that was seen is shared: it stays on its device. */
export const unsharedShows = (episodes: readonly WatchedShow[]): readonly WatchedShow[] =>
  [...sharedShows(episodes)].flatMap(({ show, isWhole }) => (isWhole ? [] : [show]));

/** Whether the library has an episode as seen, shared or not. @param shows by their ids @param key as `episodeKey` makes it */
export const isEpisodeSeen = (shows: ReadonlyMap<number, WatchedShow>, key: string): boolean => {
  const episode = episodeOf(key);
  const show = episode && shows.get(episode.id);
  return (
    episode !== undefined &&
    show !== undefined &&
    seenIn(seenOfSeason(show, episode.season), episode.number) !== undefined
  );
};

function* runItems(show: WatchedShow, season: RunsName, { from, to, day }: Run): Generator<LibraryItem, void> {
  const value: SeenEpisode = day === null ? {} : { day };
  for (let number = from; number <= to; number += 1)
    yield { list: 'episodes', key: episodeKey(show, season, number), value };
}

/** Shows, and each of their episodes that was seen. */
function* episodeItems(episodes: readonly WatchedShow[]): Generator<LibraryItem, void> {
  for (const { show, seasons } of sharedShows(episodes)) {
    yield { list: 'shows', key: showKey(show), value: show };
    for (const { season, runs } of seasons) for (const run of runs) yield* runItems(show, season, run);
  }
}

function* markItems({ marks }: Library, viewed: ReadonlySet<string>): Generator<LibraryItem, void> {
  for (const value of marks) {
    if (isMarked(value)) yield { list: 'marks', key: titleKey(value), value };
    if (value.viewings ?? viewed.has(titleKey(value))) yield* viewingItems(value);
    if (isHidden(value)) yield { list: 'hidden', key: titleKey(value), value };
  }
}

const NONE: ReadonlySet<string> = new Set();

/**
 * Everything of the library that is shared. Theme, name and choices are not, but for saved searches.
 * @param viewed the titles of which viewings are shared already: of any other one that was seen once the mark says it
 */
export function* libraryItems(library: Library, viewed: ReadonlySet<string> = NONE): Generator<LibraryItem, void> {
  yield* savedItems(library);
  yield* markItems(library, viewed);
  yield* collectionItems(library);
  for (const value of library.preferences.searches ?? []) yield { list: 'searches', key: value.name, value };
  yield* episodeItems(library.episodes);
  for (const value of library.viewingHistory) yield { list: 'views', key: titleKey(value), value };
}
