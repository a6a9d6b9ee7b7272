import type { Steps } from '../../steps.ts';
import { apply, batch } from '../apply.ts';
import { collectionKey, type Collection, type CollectionDetails } from '../collection.ts';
import type { LibraryAction } from '../library-change.ts';
import type { Choices, Library, Preferences } from '../library.ts';
import { arranged, withoutNumber } from '../order/rank.ts';
import { episodeChanges } from './episode-changes.ts';
import { listChanges } from './list-changes.ts';
import { hasSameFields, isSame } from './three-way.ts';
import { markChanges, movieChanges, savedChanges } from './title-changes.ts';

type Actions = readonly LibraryAction[];

const CHOICES: { readonly [Name in keyof Required<Choices>]: true } = {
  hides: true,
  keepsHistory: true,
  wantsRecommendations: true,
  veilsUnseen: true,
  watchRegion: true,
  watchServices: true,
  calendarCollections: true,
  searches: true,
};
const isChoice = (name: string): name is keyof Choices => Object.hasOwn(CHOICES, name);

const DETAILS: { readonly [Name in keyof Required<CollectionDetails>]: true } = {
  name: true,
  description: true,
  cover: true,
};
const DETAIL_NAMES = Object.keys(DETAILS) as readonly (keyof CollectionDetails)[];

/** All that no change of a collection's details changes. */
const fixedOf = (collection: Collection): object => ({
  ...withoutNumber(collection),
  name: undefined,
  description: undefined,
  cover: undefined,
  movies: undefined,
});

const isKeptCollection = (now: Collection, target: Collection): boolean =>
  now === target || hasSameFields(fixedOf(now), fixedOf(target));

const detailChanges = (now: Collection, target: Collection): Actions => {
  const changed = DETAIL_NAMES.filter((name) => now[name] !== target[name]);
  const set: CollectionDetails = Object.fromEntries(
    changed.flatMap((name) => (target[name] === undefined ? [] : [[name, target[name]]])),
  );
  const clear = changed.filter((name) => target[name] === undefined);
  const collectionId = collectionKey(now);
  return changed.length > 0 ? [{ kind: 'collection-changed', collectionId, set, clear }] : [];
};

/** What was merged is in its order, but may have ranks of several times. */
const withArrangedMovies = (collection: Collection): Collection => {
  const movies = arranged(collection.movies);
  return movies === collection.movies ? collection : { ...collection, movies };
};

function* collectionChanges(now: Library, target: Library): Steps<Actions> {
  const how = { keyOf: collectionKey, isKept: isKeptCollection };
  const { removed, added, kept } = yield* listChanges(now.collections, target.collections, how);
  const actions: LibraryAction[] = [
    ...removed.map((each): LibraryAction => ({ kind: 'collection-removed', collectionId: collectionKey(each) })),
    ...added.map(({ item, ...at }): LibraryAction => ({
      kind: 'collection-created',
      collection: withArrangedMovies(item),
      ...at,
    })),
  ];
  for (const each of kept) {
    actions.push(...detailChanges(each.now, each.target));
    actions.push(...(yield* movieChanges(collectionKey(each.now), each.now.movies, each.target.movies)));
  }
  return actions;
}

/** Undefined where there is no change by which the visitor could come to them. */
const preferenceChanges = (now: Preferences, target: Preferences): Actions | undefined => {
  const names = [...new Set([...Object.keys(now), ...Object.keys(target)])] as readonly (keyof Preferences)[];
  const changed = names.filter((name) => !isSame(now[name], target[name]));
  const choices = changed.filter(isChoice);
  const { theme } = target;
  if (changed.some((name) => name !== 'theme' && !isChoice(name))) return undefined;
  const set: Choices = Object.fromEntries(
    choices.flatMap((name) => (target[name] === undefined ? [] : [[name, target[name]]])),
  );
  const clear = choices.filter((name) => target[name] === undefined);
  return [
    ...(changed.includes('theme') ? [{ kind: 'theme-set', theme } as const] : []),
    ...(choices.length > 0 ? [{ kind: 'choices-set', set, clear } as const] : []),
  ];
};

/**
 * The change that makes `target` of the library that is there now. It is one of single items wherever there are such changes: what
 * another tab does in the same moment stays.
 */
export function* libraryChanges(now: Library, target: Library): Steps<LibraryAction> {
  const { viewingHistory, username } = target;
  const marks = yield* markChanges(now, target);
  const preferences = preferenceChanges(now.preferences, target.preferences);
  const episodes = yield* episodeChanges(now, target);
  const changedCollections = yield* collectionChanges(now, target);
  if (!marks || !preferences || !episodes) {
    const { collections } = apply(now, batch(changedCollections));
    return { kind: 'library-replaced', library: { ...target, collections } };
  }
  const actions: readonly LibraryAction[] = [
    ...(yield* savedChanges(now, target, 'watchlist')),
    ...(yield* savedChanges(now, target, 'favorites')),
    ...changedCollections,
    ...(viewingHistory === now.viewingHistory ? [] : [{ kind: 'history-replaced', viewingHistory } as const]),
    ...preferences,
    ...(username === now.username ? [] : [{ kind: 'username-set', username } as const]),
    ...marks,
    ...episodes,
  ];
  const [only] = actions;
  return only && actions.length === 1 ? only : batch(actions);
}
