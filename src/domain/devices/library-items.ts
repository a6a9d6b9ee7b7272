import { collectionKey } from '../library/collection.ts';
import type { Library } from '../library/library.ts';
import { SAVED_LIST_NAMES } from '../library/map-parts.ts';
import { isHidden, isSeen, type MarkedTitle } from '../library/mark.ts';
import { parseRuns } from '../shows/runs.ts';
import { isSeason, showKey, type WatchedShow } from '../shows/watched-show.ts';
import { titleKey } from '../title.ts';
import type { RegisterList, SeenEpisode } from './register-lists.ts';
import { episodeKey, movieKey } from './register.ts';

/** What the library has of one thing in one list. */
export interface LibraryItem {
  readonly list: RegisterList;
  readonly key: string;
  /** As the library has it: `rulesOf(list).toItem` makes what is shared of it. */
  readonly value: object;
}

const isMarked = (title: MarkedTitle): boolean =>
  isSeen(title) || title.rating !== undefined || title.note !== undefined;

function* collectionItems({ collections }: Library): Generator<LibraryItem, void> {
  for (const value of collections) {
    const key = collectionKey(value);
    yield { list: 'collections', key, value };
    for (const movie of value.movies) yield { list: 'movies', key: movieKey(key, movie), value: movie };
  }
}

/** More in one run is no season: somebody has written it by hand. It stays on its device (product.md, Shows: bad runs). */
export const SHARED_RUN_MAX = 5_000;

/** A show, and each of its episodes that was seen. */
export function* episodeItems(show: WatchedShow): Generator<LibraryItem, void> {
  yield { list: 'shows', key: showKey(show), value: show };
  for (const [season, text] of Object.entries(show.seasons)) {
    if (!isSeason(season)) continue;
    for (const { from, to, day } of parseRuns(text).runs) {
      if (to - from >= SHARED_RUN_MAX) continue;
      const value: SeenEpisode = day === null ? {} : { day };
      for (let number = from; number <= to; number += 1)
        yield { list: 'episodes', key: episodeKey(show, season, number), value };
    }
  }
}

/** Everything of the library that is shared. Theme, name and choices are not, but for saved searches. */
export function* libraryItems(library: Library): Generator<LibraryItem, void> {
  for (const list of SAVED_LIST_NAMES) for (const value of library[list]) yield { list, key: titleKey(value), value };
  for (const value of library.marks) {
    if (isMarked(value)) yield { list: 'marks', key: titleKey(value), value };
    if (isHidden(value)) yield { list: 'hidden', key: titleKey(value), value };
  }
  yield* collectionItems(library);
  for (const value of library.preferences.searches ?? []) yield { list: 'searches', key: value.name, value };
  for (const show of library.episodes) yield* episodeItems(show);
  for (const value of library.viewingHistory) yield { list: 'views', key: titleKey(value), value };
}
