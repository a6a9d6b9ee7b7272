import { toMarkableTitle } from '../../library/facts/markable-title.ts';
import type { LibraryAction } from '../../library/library-change.ts';
import type { Library } from '../../library/library.ts';
import { cutDescription } from '../../library/names/collection-name.ts';
import { freeCollectionId } from '../../library/new-collection.ts';
import { completing, isNothingMissing } from '../../library/parts/marks.ts';
import type { SavedListName } from '../../library/saved-lists.ts';
import { toStoredTitle, type StoredTitle } from '../../library/saved-title.ts';
import { toShowFacts } from '../../shows/watched-show.ts';
import type { Steps } from '../../steps.ts';
import type { TitleKey } from '../../title.ts';
import type { ImportedList, PlacedIn } from '../imported-title.ts';
import type { MatchedTitle } from '../title-match.ts';
import { filedList, filedLists, type FiledLists } from './filed-lists.ts';
import { freeCollectionName, isNameCut, wholeNameLine } from './imported-collection-name.ts';
import { collectionOf, indexLibrary, type LibraryIndex } from './library-index.ts';
import { type Missing, missingIn } from './missing-in.ts';
import { type WantedTitle, wantedTitles } from './wanted-titles.ts';

interface ImportContext {
  /** What the file says of its lists. */
  readonly lists: readonly ImportedList[];
  readonly now: Date;
}

/** A title that the library is to have, and what it lacks of it. */
interface Addition {
  readonly wanted: WantedTitle;
  /** The title as lists keep it. */
  readonly stored: StoredTitle;
  readonly missing: Missing;
}

const saved = (list: SavedListName, { stored }: Addition, addedAt: string): LibraryAction => ({
  kind: 'title-saved',
  list,
  title: { ...stored, addedAt },
});

const marked = ({ marks }: LibraryIndex, { wanted, missing }: Addition): readonly LibraryAction[] =>
  completing(marks.get(wanted.key), toMarkableTitle(wanted.title), missing.mark);

/** Ticks of a show's episodes, and that it is not followed. */
const watched = ({ stored, missing }: Addition, now: string): readonly LibraryAction[] => [
  ...missing.episodes,
  ...(missing.isStopped ? [{ kind: 'show-stopped' as const, title: toShowFacts(stored), stoppedAt: now }] : []),
];

/** In the order that the file states; then what it states no place of, as it comes (product.md, Import: stated order). */
const inStatedOrder = (additions: readonly Addition[], list: PlacedIn): readonly Addition[] => {
  const placeOf = ({ wanted }: Addition): number =>
    wanted.places.find((place) => place.in === list)?.position ?? Number.MAX_VALUE;
  return additions.toSorted((a, b) => placeOf(a) - placeOf(b));
};

interface ListToFill {
  /** Those of the file that are on it. */
  readonly titles: TitleKey[];
  /** Those that its collection lacks. */
  readonly lacked: Addition[];
}

/** What is on each list, by its name: in the order of the file's lists. */
const listsToFill = (additions: readonly Addition[], lists: FiledLists): ReadonlyMap<string, ListToFill> => {
  const toFill = new Map<string, ListToFill>([...lists.keys()].map((name) => [name, { titles: [], lacked: [] }]));
  for (const addition of additions) {
    const { wanted, missing } = addition;
    for (const name of wanted.collections) {
      const list = toFill.get(name) ?? { titles: [], lacked: [] };
      list.titles.push(wanted.key);
      if (missing.collections.includes(name)) list.lacked.push(addition);
      toFill.set(name, list);
    }
  }
  return toFill;
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

const descriptionOf = (name: string, { description }: ImportedList): string => {
  const said = description.trim();
  return cutDescription(isNameCut(name) ? `${wholeNameLine(name)}\n${said}` : said);
};

/** The lists of the file: those that there are get what they lack, the others are made (product.md, Import: collections). */
const collectionActions = (
  index: LibraryIndex,
  additions: readonly Addition[],
  { lists, now }: { readonly lists: FiledLists; readonly now: Date },
): readonly LibraryAction[] => {
  const newId = newIds(index.collectionIds, now);
  const toFill = [...listsToFill(additions, lists)].filter(([, { lacked }]) => lacked.length > 0);
  const taken = new Set([...index.collections.keys(), ...toFill.map(([list]) => list)]);
  return toFill.flatMap(([list, { titles, lacked }]): readonly LibraryAction[] => {
    const movies = inStatedOrder(lacked, `list:${list}`).map(({ stored }) => stored);
    const filed = filedList(lists, list);
    const collectionId = collectionOf(index, filed, titles)?.id;
    if (collectionId !== undefined)
      return movies.map((title) => ({ kind: 'movie-added-to-collection', collectionId, title }));
    const isFree = !isNameCut(list) && !index.collections.has(list);
    const name = isFree ? list : freeCollectionName(list, taken);
    taken.add(name);
    const description = descriptionOf(list, filed);
    const collection = { id: newId(), name, description, movies, createdAt: now.toISOString() };
    return [{ kind: 'collection-created', collection }];
  });
};

/**
 * The actions that bring into a library what a file says of titles, and the library lacks. What the library has stays as it is:
 * a rating, a note or a day above all (product.md, Import: gaps). Those about one list come in a row, so that they are quick.
 */
export function* importActions(
  library: Library,
  matches: readonly MatchedTitle[],
  { lists, now }: ImportContext,
): Steps<readonly LibraryAction[]> {
  const [index, filed] = [indexLibrary(library), filedLists(lists)];
  const today = now.toISOString();
  const additions: Addition[] = [];
  const marks: LibraryAction[] = [];
  const ticks: LibraryAction[] = [];
  for (const wanted of yield* wantedTitles(matches)) {
    const addition = { wanted, stored: toStoredTitle(wanted.title), missing: missingIn(index, wanted, filed) };
    additions.push(addition);
    if (!isNothingMissing(addition.missing.mark)) marks.push(...marked(index, addition));
    ticks.push(...watched(addition, today));
    yield;
  }
  const listed = additions.filter(({ missing }) => missing.isListed);
  const liked = additions.filter(({ missing }) => missing.isLiked);
  return [
    ...inStatedOrder(listed, 'watchlist').map((each) => saved('watchlist', each, each.wanted.listedAt ?? today)),
    ...inStatedOrder(liked, 'favorites').map((each) => saved('favorites', each, each.wanted.likedAt ?? today)),
    ...collectionActions(index, additions, { lists: filed, now }),
    ...marks,
    ...ticks,
  ];
}
