import { changeEpisodes, changeEpisodesBack, changeStopped, changeStoppedBack } from '../../shows/change-episodes.ts';
import { showKey, type WatchedShow } from '../../shows/watched-show.ts';
import { sameTitle, type TitleRef } from '../../title.ts';
import type { LateKind } from '../apply.ts';
import { withPart, findCollection, withCollection } from '../change-parts.ts';
import { collectionKey, type Collection, type CollectionDetails, type CollectionMovie } from '../collection.ts';
import { refreshTitles, refreshTitlesBack } from '../facts/refresh-titles.ts';
import type { EpisodesMarked, ShowStopped } from '../library-change.ts';
import { HISTORY_LIMIT, type Choices, type Library } from '../library.ts';
import { arranged, byRank, inserted, numbered, type Ranked } from '../order/rank.ts';
import { replaceParts, replacePartsBack } from '../parts/parts-replaced.ts';
import { patchBack, patched, type Patch } from '../patch.ts';
import type { StoredTitle } from '../saved-title.ts';
import type { ActionTable } from './action-rules.ts';
import { changeMark, changeMarkBack, changeViewings, changeViewingsBack } from './change-mark.ts';
import { addLateRules } from './late-rules.ts';
import type { LateListKind, ListRulesTable } from './list-rules.ts';

const placeOf = ({ episodes }: Library, { title }: EpisodesMarked | ShowStopped): number =>
  episodes.findIndex((show) => showKey(show) === showKey(title));

/** The library with what becomes of a show: one that is kept from now on goes to its place, or to the end. */
const changingShow = <Action extends EpisodesMarked | ShowStopped>(
  library: Library,
  action: Action,
  change: (show: WatchedShow | undefined, action: Action) => WatchedShow | undefined,
): Library => {
  const { episodes } = library;
  const at = placeOf(library, action);
  const before = episodes[at];
  const after = change(before, action);
  if (after === before) return library;
  if (!after) return withPart(library, 'episodes', episodes.toSpliced(at, 1));
  if (before) return withPart(library, 'episodes', episodes.with(at, after));
  return withPart(library, 'episodes', episodes.toSpliced(action.index ?? episodes.length, 0, after));
};

/** Of all that is done to episodes. */
const EPISODE_RULES: ActionTable<'episodes-marked' | 'show-stopped'> = {
  'episodes-marked': {
    apply: (library, action) => changingShow(library, action, changeEpisodes),
    inverse: (library, action) => {
      const at = placeOf(library, action);
      return changeEpisodesBack(library.episodes[at], action, at);
    },
  },
  'show-stopped': {
    apply: (library, action) => changingShow(library, action, changeStopped),
    inverse: (library, action) => {
      const at = placeOf(library, action);
      return changeStoppedBack(library.episodes[at], action, at);
    },
  },
};

/** The rules of a kind say what becomes of a collection that is there. */
const changing = (library: Library, collectionId: string, change: (collection: Collection) => Collection): Library => {
  const collection = findCollection(library, collectionId);
  return collection ? withCollection(library, collection, change(collection)) : library;
};

const changed = (collection: Collection, { set, clear }: Patch<CollectionDetails>): Collection => {
  const { name, description, cover } = collection;
  const details = { name, description, ...(cover !== undefined && { cover }) };
  if (patched(details, { set, clear }) === details) return collection;
  const gone: readonly string[] = clear;
  const entries = Object.entries({ ...collection, ...set }).filter(([field]) => !gone.includes(field));
  return Object.fromEntries(entries) as unknown as Collection;
};

/** The items with one of them in the place of its rank: the others have theirs from then on. */
const moved = <Item extends Ranked>(
  items: readonly Item[],
  rank: string,
  isMoved: (item: Item) => boolean,
): readonly Item[] => {
  const ranked = numbered(items);
  const item = ranked.find(isMoved);
  if (!item || item.rank === rank) return items;
  return byRank([...ranked.filter((each) => each !== item), { ...item, rank }]);
};

/** Undefined where it is not there. */
const rankOf = <Item extends Ranked>(items: readonly Item[], isIt: (item: Item) => boolean): string =>
  numbered(items).find(isIt)?.rank ?? '';

const isCalled = (collectionId: string) => (each: Collection) => collectionKey(each) === collectionId;
const isTitle = (title: TitleRef) => (each: CollectionMovie) => sameTitle(each, title);

type Kind = 'collection-created' | 'collection-removed' | 'collection-changed' | 'collection-moved' | 'movie-moved';

/** Of all that is done to a collection but to put movies into it, and to take them out. */
const COLLECTION_RULES: ActionTable<Kind> = {
  'collection-created': {
    apply: (library, { collection, index }) =>
      findCollection(library, collectionKey(collection))
        ? library
        : withPart(library, 'collections', inserted(library.collections, collection, index)),
    inverse: (_, { collection }) => ({ kind: 'collection-removed', collectionId: collectionKey(collection) }),
  },
  'collection-removed': {
    apply: (library, { collectionId }) => {
      const others = library.collections.filter((each) => collectionKey(each) !== collectionId);
      return others.length < library.collections.length ? withPart(library, 'collections', others) : library;
    },
    inverse: (library, { collectionId }) => {
      const collection = findCollection(library, collectionId);
      return collection
        ? { kind: 'collection-created', collection, index: library.collections.indexOf(collection) }
        : { kind: 'batch', actions: [] };
    },
  },
  'collection-changed': {
    apply: (library, { collectionId, ...patch }) =>
      changing(library, collectionId, (collection) => changed(collection, patch)),
    inverse: (library, { kind, collectionId, ...patch }) => ({
      kind,
      collectionId,
      ...patchBack<CollectionDetails>(findCollection(library, collectionId) ?? {}, patch),
    }),
  },
  'collection-moved': {
    apply: (library, { collectionId, rank }) =>
      withPart(library, 'collections', moved(library.collections, rank, isCalled(collectionId))),
    inverse: ({ collections }, { kind, collectionId }) => ({
      kind,
      collectionId,
      rank: rankOf(collections, isCalled(collectionId)),
    }),
  },
  'movie-moved': {
    apply: (library, { collectionId, title, rank }) =>
      changing(library, collectionId, (collection) => {
        const movies = moved(collection.movies, rank, isTitle(title));
        return movies === collection.movies ? collection : { ...collection, movies };
      }),
    inverse: (library, { kind, collectionId, title }) => ({
      kind,
      collectionId,
      title,
      rank: rankOf(findCollection(library, collectionId)?.movies ?? [], isTitle(title)),
    }),
  },
};

/** Of what is put into a collection, and taken out of it. */
const COLLECTION_MOVIE_RULES: ListRulesTable<'movie-added-to-collection' | 'movie-removed-from-collection'> = {
  'movie-added-to-collection': {
    change: (item, { title }) => item ?? title,
    back: (_, { collectionId, title }) => ({ kind: 'movie-removed-from-collection', collectionId, title }),
    insert: inserted,
    arrange: arranged,
  },
  'movie-removed-from-collection': {
    change: () => undefined,
    back: (item, { collectionId }, place) => ({
      kind: 'movie-added-to-collection',
      collectionId,
      title: item as StoredTitle,
      index: place(),
    }),
  },
};

const RULES: ActionTable<LateKind> = {
  ...COLLECTION_RULES,
  ...EPISODE_RULES,
  'history-replaced': {
    apply: (library, { viewingHistory }) => withPart(library, 'viewingHistory', viewingHistory.slice(0, HISTORY_LIMIT)),
    inverse: ({ viewingHistory }) => ({ kind: 'history-replaced', viewingHistory }),
  },
  'titles-refreshed': { apply: refreshTitles, inverse: refreshTitlesBack },
  'choices-set': {
    apply: (library, patch) => withPart(library, 'preferences', patched(library.preferences, patch)),
    inverse: ({ preferences }, { kind, ...patch }) => ({ kind, ...patchBack<Choices>(preferences, patch) }),
  },
  'username-set': {
    apply: (library, { username }) => withPart(library, 'username', username),
    inverse: ({ username }) => ({ kind: 'username-set', username }),
  },
  'parts-replaced': { apply: replaceParts, inverse: replacePartsBack },
};

const LIST_RULES: ListRulesTable<LateListKind> = {
  ...COLLECTION_MOVIE_RULES,
  'title-marked': { change: changeMark, back: changeMarkBack },
  'viewings-changed': { change: changeViewings, back: changeViewingsBack },
};

/** Has a library able to do all that there is. Called once by the code that loads libraries, before it loads one. */
export const withEveryRule = (): void => addLateRules({ ...RULES, ...LIST_RULES });
