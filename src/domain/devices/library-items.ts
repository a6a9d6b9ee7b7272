import { collectionKey } from '../library/collection.ts';
import type { Library } from '../library/library.ts';
import { SAVED_LIST_NAMES } from '../library/map-parts.ts';
import { isHidden, isSeen, type MarkedTitle } from '../library/mark.ts';
import { titleKey } from '../title.ts';
import type { RegisterList } from './register-lists.ts';
import { movieKey } from './register.ts';

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

/** Everything of the library that is shared. Theme, name and choices are not, but for saved searches. */
export function* libraryItems(library: Library): Generator<LibraryItem, void> {
  for (const list of SAVED_LIST_NAMES) for (const value of library[list]) yield { list, key: titleKey(value), value };
  for (const value of library.marks) {
    if (isMarked(value)) yield { list: 'marks', key: titleKey(value), value };
    if (isHidden(value)) yield { list: 'hidden', key: titleKey(value), value };
  }
  yield* collectionItems(library);
  for (const value of library.preferences.searches ?? []) yield { list: 'searches', key: value.name, value };
  for (const value of library.viewingHistory) yield { list: 'views', key: titleKey(value), value };
}
