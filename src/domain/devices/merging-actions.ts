import { collectionKey, type Collection, type CollectionMovie } from '../library/collection.ts';
import { refOf } from '../library/facts/markable-title.ts';
import type { LibraryAction } from '../library/library-change.ts';
import type { Library } from '../library/library.ts';
import { collectionsByKey } from '../library/parts/collections.ts';
import { type SavedListName, SAVED_LIST_NAMES } from '../library/saved-lists.ts';
import type { ViewedTitle, SavedTitle } from '../library/saved-title.ts';
import type { Steps } from '../steps.ts';
import { compareTexts } from '../text/compare-texts.ts';
import { titleKey } from '../title.ts';
import { groupBy } from '../util/group-by.ts';
import { collectionActions } from './applying/collection-actions.ts';
import { episodeActions } from './applying/episode-actions.ts';
import { markActions } from './applying/mark-actions.ts';
import type { Actions, ToApply } from './applying/merging-plan.ts';
import { placeRanks, orderedItems } from './applying/ordered-items.ts';
import { searchActions } from './applying/search-actions.ts';
import type { Known } from './known.ts';
import { isSameItem } from './register-lists.ts';
import { itemIn, type Register, registerId, type Registers, collectionIdOf, movieKey } from './register.ts';
import { movieList } from './shared-ranks.ts';

/** To move more takes longer than to put them there anew. */
const MOVES_MAX = 100;

const itself = <Item>(items: readonly Item[]): readonly Item[] => items;

/** Those that come, in the order in which they were added. */
const comingIn = (changed: readonly Register[], here: ReadonlySet<string>): readonly CollectionMovie[] =>
  changed
    .filter((register) => !here.has(registerId(register)))
    .toSorted((a, b) => compareTexts(a.stamp, b.stamp) || compareTexts(a.key, b.key))
    .flatMap((register) => itemIn('movies', register) ?? []);

const actionsFor = (collection: Collection, toApply: ToApply): Actions => {
  const collectionId = collectionKey(collection);
  const { changed } = toApply;
  const gone = new Set(changed.filter(({ item }) => item === null).map(registerId));
  const ordered = movieList(collection);
  const idOf = (movie: CollectionMovie) => registerId({ list: 'movies', key: movieKey(collectionId, movie) });
  const isGone = (movie: CollectionMovie) => gone.has(idOf(movie));
  const ranks = placeRanks(ordered, toApply);
  const { removed, moved, added } = orderedItems({
    here: collection.movies.filter((movie) => !isGone(movie)),
    coming: comingIn(changed, new Set(ordered.items.map(([id]) => id))),
    rankOf: (movie) => ranks(idOf(movie)),
    inOrder: itself,
    movesMax: MOVES_MAX,
  });
  return [
    ...[...collection.movies.filter(isGone), ...removed].map((title) => ({
      kind: 'movie-removed-from-collection' as const,
      collectionId,
      title: refOf(title),
    })),
    ...moved.map(({ item, rank }) => ({ kind: 'movie-moved' as const, collectionId, title: refOf(item), rank })),
    ...added.map(({ item: title, ...at }) => ({
      kind: 'movie-added-to-collection' as const,
      collectionId,
      title,
      ...at,
    })),
  ];
};

/** Of the collections that the library has: those that come bring their movies along. */
function* movieActions(library: Library, toApply: ToApply): Steps<Actions> {
  const actions: Actions[] = [];
  const collections = collectionsByKey(library.collections);
  for (const [collectionId, changed] of groupBy(toApply.changed, ({ key }) => collectionIdOf(key))) {
    yield;
    const collection = collections.get(collectionId);
    if (collection) actions.push(actionsFor(collection, { ...toApply, changed }));
  }
  return actions.flat();
}

/** Removals first, then what comes at the end of the list in the order in which it was added. */
function* savedActions(library: Library, list: SavedListName, { changed }: Pick<ToApply, 'changed'>): Steps<Actions> {
  const here = new Map<string, SavedTitle>(library[list].map((title) => [titleKey(title), title]));
  const removed: SavedTitle[] = [];
  const saved: SavedTitle[] = [];
  for (const register of changed) {
    yield;
    const own = here.get(register.key);
    const item = itemIn(list, register);
    if (own && item && isSameItem(list, own, item)) continue;
    if (own) removed.push(own);
    // What the provider says of a title stays as this library has it.
    if (item) saved.push(own ? { ...own, addedAt: item.addedAt } : item);
  }
  return [
    ...removed.map((title) => ({ kind: 'title-removed' as const, list, title })),
    ...saved
      .toSorted((a, b) => compareTexts(a.addedAt, b.addedAt))
      .map((title) => ({ kind: 'title-saved' as const, list, title })),
  ];
}

export interface ApplyingOptions {
  /** Registers that are to stay unapplied. */
  readonly held?: ReadonlySet<string>;
  /** Whether the viewing history is brought to what the registers say. */
  readonly withViews: boolean;
}

/** What brings a library to what the registers say: one batch. */
export interface Merging {
  readonly actions: readonly LibraryAction[];
  /** The registers that are applied by it, or by nothing at all. */
  readonly applied: ReadonlySet<string>;
}

const mayApply = (register: Register, { withViews, held }: ApplyingOptions): boolean =>
  !register.isUnread && (register.list !== 'views' || withViews) && !held?.has(registerId(register));

const idOf = (view: ViewedTitle): string => `${titleKey(view)} ${view.viewedAt}`;

/** The history as the registers have it, all of it: what fell out of the newest 50 elsewhere goes here too. */
const viewActions = (library: Library, registers: Registers): Actions => {
  const here = new Map(library.viewingHistory.map((view) => [idOf(view), view]));
  const views = [...registers.values()].flatMap((register) => itemIn('views', register) ?? []);
  if (views.length === here.size && views.every((view) => here.has(idOf(view)))) return [];
  const viewingHistory = views
    .map((view) => here.get(idOf(view)) ?? view)
    .toSorted((a, b) => compareTexts(b.viewedAt, a.viewedAt));
  return [{ kind: 'history-replaced', viewingHistory }];
};

/** Only what is unapplied is touched, and the viewing history: what the visitor does meanwhile stays. */
export function* mergingActions(library: Library, known: Known, options: ApplyingOptions): Steps<Merging> {
  const { registers, unapplied } = known;
  const changed: Register[] = [];
  for (const id of unapplied.keys()) {
    yield;
    const register = registers.get(id);
    if (register && mayApply(register, options)) changed.push(register);
  }
  const inList = (...lists: readonly string[]) => changed.filter(({ list }) => lists.includes(list));
  const collections = yield* collectionActions(library, { ...known, changed: inList('collections') });
  const gone = new Set(inList('collections').flatMap(({ item, key }) => (item === null ? [key] : [])));
  const staying = library.collections.filter((each) => !gone.has(collectionKey(each)));
  const saved: LibraryAction[] = [];
  for (const list of SAVED_LIST_NAMES) saved.push(...(yield* savedActions(library, list, { changed: inList(list) })));
  const actions = [
    ...saved,
    ...(yield* markActions(library, { registers, changed: inList('marks', 'viewings', 'hidden') })),
    ...collections,
    ...(yield* movieActions({ ...library, collections: staying }, { ...known, changed: inList('movies') })),
    ...searchActions(library, inList('searches')),
    ...(yield* episodeActions(library, { ...known, changed: inList('shows', 'episodes') })),
    ...(options.withViews ? viewActions(library, registers) : []),
  ];
  return { actions, applied: new Set(changed.map(registerId)) };
}

/** With those registers applied that were. */
export const withApplied = ({ registers, unapplied }: Known, applied: ReadonlySet<string>): Known => ({
  registers,
  unapplied: new Map([...unapplied].filter(([id]) => !applied.has(id))),
});
