import { toMarkableTitle } from '../../library/facts/markable-title.ts';
import { freeCollectionId } from '../../library/free-collection-id.ts';
import type { LibraryAction, SavedListName } from '../../library/library-change.ts';
import type { Library } from '../../library/library.ts';
import { cutDescription } from '../../library/names/collection-name.ts';
import { type StoredTitle, toStoredTitle } from '../../library/saved-title.ts';
import { toShowFacts } from '../../shows/watched-show.ts';
import type { ImportedList, PlacedIn } from '../imported-title.ts';
import { freeCollectionName, isNameCut, wholeNameLine } from './collection-name.ts';
import { collectionOf } from './collection-of.ts';
import { indexLibrary, type LibraryIndex } from './library-index.ts';
import { listName } from './list-name.ts';
import type { MatchedTitle } from './matched-title.ts';
import { type Missing, missingIn } from './missing-in.ts';
import { type WantedTitle, wantedTitles } from './wanted-titles.ts';

interface ImportContext {
  /** What the file says of its lists. */
  readonly lists: readonly ImportedList[];
  readonly now: Date;
}

const saved = (list: SavedListName, { title }: WantedTitle, addedAt: string): LibraryAction => ({
  kind: 'title-saved',
  list,
  title: { ...toStoredTitle(title), addedAt },
});

/** A title that the library is to have, and what it lacks of it. */
interface Addition {
  readonly wanted: WantedTitle;
  readonly missing: Missing;
}

const marked = ({ wanted, missing }: Addition): LibraryAction => ({
  kind: 'title-marked',
  title: toMarkableTitle(wanted.title),
  set: missing.mark,
  clear: [],
});

/** Ticks of a show's episodes, and that it is not followed. */
const watched = ({ wanted, missing }: Addition, now: string): readonly LibraryAction[] => [
  ...missing.episodes,
  ...(missing.isStopped
    ? [{ kind: 'show-stopped' as const, title: toShowFacts(toStoredTitle(wanted.title)), stoppedAt: now }]
    : []),
];

/** In the order that the file states; then what it states no place of, as it comes (product.md, Import: stated order). */
const inStatedOrder = (additions: readonly Addition[], list: PlacedIn): readonly Addition[] => {
  const placeOf = ({ wanted }: Addition): number =>
    wanted.places.find((place) => place.in === list)?.position ?? Number.POSITIVE_INFINITY;
  const placed = additions.map((addition) => ({ addition, place: placeOf(addition) }));
  return placed
    .toSorted((a, b) => (a.place === b.place ? 0 : a.place < b.place ? -1 : 1))
    .map(({ addition }) => addition);
};

/** What the collection of each list lacks, by the list's name: in the order of the file's lists. */
const lackedByList = (additions: readonly Addition[], lists: readonly ImportedList[]) => {
  const lacked = new Map<string, Addition[]>(lists.map(({ name }) => [listName(name), []]));
  for (const addition of additions) {
    for (const name of addition.missing.collections) {
      const others = lacked.get(name);
      if (others) others.push(addition);
      else lacked.set(name, [addition]);
    }
  }
  return [...lacked]
    .filter(([, all]) => all.length > 0)
    .map(([name, all]): readonly [string, readonly StoredTitle[]] => [
      name,
      inStatedOrder(all, `list:${name}`).map(({ wanted }) => toStoredTitle(wanted.title)),
    ]);
};

/** Another one each time. */
const newIds = (taken: ReadonlySet<string>, now: Date): (() => string) => {
  let next = now.getTime();
  return () => {
    const id = freeCollectionId(taken, next);
    next = Number(id) + 1;
    return id;
  };
};

const descriptionOf = (name: string, lists: readonly ImportedList[]): string => {
  const same = lists.filter((list) => listName(list.name) === name);
  const said = same.find(({ description }) => description.trim() !== '')?.description.trim() ?? '';
  return cutDescription(isNameCut(name) ? `${wholeNameLine(name)}\n${said}` : said);
};

/** The lists of the file: those that there are get what they lack, the others are made (product.md, Import: collections). */
const collectionActions = (
  index: LibraryIndex,
  additions: readonly Addition[],
  { lists, now }: { readonly lists: readonly ImportedList[]; readonly now: Date },
): readonly LibraryAction[] => {
  const newId = newIds(index.collectionIds, now);
  const lacked = lackedByList(additions, lists);
  const taken = new Set([...index.collections.keys(), ...lacked.map(([list]) => list)]);
  return lacked.flatMap(([list, movies]): readonly LibraryAction[] => {
    const collectionId = collectionOf(index, list)?.id;
    if (collectionId !== undefined)
      return movies.map((title) => ({ kind: 'movie-added-to-collection', collectionId, title }));
    const name = isNameCut(list) ? freeCollectionName(list, taken) : list;
    taken.add(name);
    const description = descriptionOf(list, lists);
    const collection = { id: newId(), name, description, movies, createdAt: now.toISOString() };
    return [{ kind: 'collection-created', collection }];
  });
};

/**
 * The actions that bring into a library what a file says of titles, and the library lacks. What the library has stays as it is:
 * a rating, a note or a day above all (product.md, Import: gaps). Those about one list come in a row, so that they are quick.
 */
export const importActions = (
  library: Library,
  matches: readonly MatchedTitle[],
  { lists, now }: ImportContext,
): readonly LibraryAction[] => {
  const index = indexLibrary(library);
  const today = now.toISOString();
  const additions = wantedTitles(matches).map((wanted): Addition => ({ wanted, missing: missingIn(index, wanted) }));
  const listed = inStatedOrder(
    additions.filter(({ missing }) => missing.isListed),
    'watchlist',
  );
  const liked = inStatedOrder(
    additions.filter(({ missing }) => missing.isLiked),
    'favorites',
  );
  const known = additions.filter(({ missing }) => Object.keys(missing.mark).length > 0);
  return [
    ...listed.map(({ wanted }) => saved('watchlist', wanted, wanted.listedAt ?? today)),
    ...liked.map(({ wanted }) => saved('favorites', wanted, wanted.likedAt ?? today)),
    ...collectionActions(index, additions, { lists, now }),
    ...known.map(marked),
    ...additions.flatMap((addition) => watched(addition, today)),
  ];
};
