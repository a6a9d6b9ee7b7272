import { mediaTypeOf, type TitleRef } from '../title.ts';
import { collectionKey, type Collection } from './collection.ts';
import type { TitlePlace } from './facts/titles-refreshed.ts';
import type { Library } from './library.ts';
import { indexOfTitle, type StoredTitle } from './saved-title.ts';

// What changes nothing returns the library it was given: `===` then means "no change".

export const withPart = <Key extends keyof Library>(library: Library, key: Key, part: Library[Key]): Library =>
  library[key] === part ? library : { ...library, [key]: part };

export const findCollection = (library: Library, collectionId: string): Collection | undefined =>
  library.collections.find((each) => collectionKey(each) === collectionId);

/** The library with what becomes of one of its collections. */
export const withCollection = (library: Library, before: Collection, after: Collection): Library =>
  before === after
    ? library
    : withPart(library, 'collections', library.collections.with(library.collections.indexOf(before), after));

/** The library with what becomes of the titles in one place: they keep what the place keeps of each. */
export const withTitles = <Kept extends StoredTitle>(
  library: Library,
  { list, collectionId }: TitlePlace,
  change: (titles: readonly Kept[]) => readonly Kept[],
): Library => {
  if (list) return withPart(library, list, change(library[list] as readonly StoredTitle[] as readonly Kept[]) as never);
  const collection = findCollection(library, collectionId);
  if (!collection) return library;
  const movies = change(collection.movies as readonly Kept[]);
  return withCollection(library, collection, movies === collection.movies ? collection : { ...collection, movies });
};

/** A title as one place has it, and where; undefined where it has none. */
export const findIn = (
  library: Library,
  { list, collectionId }: TitlePlace,
  title: TitleRef,
): { readonly title: StoredTitle; readonly index: number } | undefined => {
  const titles = list ? library[list] : (findCollection(library, collectionId)?.movies ?? []);
  // Shows of the episodes have no media type.
  const index =
    list === 'episodes'
      ? library.episodes.findIndex(({ id }) => id === title.id && mediaTypeOf(title) === 'tv')
      : indexOfTitle(titles, title);
  const found = titles[index];
  return found && { title: found, index };
};
