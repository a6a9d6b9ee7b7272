import type { Steps } from '../../steps.ts';
import { isSameJson } from '../../util/is-same-json.ts';
import { batch } from '../apply.ts';
import { collectionKey, type Collection, type CollectionDetails } from '../collection.ts';
import type { LibraryAction, PartsReplaced } from '../library-change.ts';
import type { Choices, Library, Preferences } from '../library.ts';
import { arranged, withoutNumber } from '../order/rank.ts';
import { isChoice } from '../parts/preferences.ts';
import type { Patch } from '../patch.ts';
import { SAVED_LIST_NAMES } from '../saved-lists.ts';
import { episodeChanges } from './episode-changes.ts';
import { listChanges } from './list-changes.ts';
import { hasSameFields } from './three-way.ts';
import { markChanges, movieChanges, savedChanges } from './title-changes.ts';

type Actions = readonly LibraryAction[];

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

/** The patch by which these are as in the target. */
const patchOf = (target: Preferences, names: readonly (keyof Preferences)[]): Patch<Partial<Preferences>> => ({
  set: Object.fromEntries(names.flatMap((name) => (target[name] === undefined ? [] : [[name, target[name]]]))),
  clear: names.filter((name) => target[name] === undefined),
});

/** Those by which a visitor could come to them, and one of all else. */
const preferenceChanges = (now: Preferences, target: Preferences): Actions => {
  const names = [...new Set([...Object.keys(now), ...Object.keys(target)])] as readonly (keyof Preferences)[];
  const changed = names.filter((name) => !isSameJson(now[name], target[name]));
  const choices = changed.filter(isChoice);
  const others = changed.filter((name) => name !== 'theme' && !isChoice(name));
  const { theme } = target;
  return [
    ...(changed.includes('theme') ? [{ kind: 'theme-set', theme } as const] : []),
    ...(choices.length > 0 ? [{ kind: 'choices-set', ...(patchOf(target, choices) as Patch<Choices>) } as const] : []),
    ...(others.length > 0
      ? [{ kind: 'parts-replaced', parts: {}, preferences: patchOf(target, others) } as const]
      : []),
  ];
};

/** The change of a part as a whole, for one that changes of single items do not make what it is to be. */
const replacingOne = (parts: PartsReplaced['parts']): Actions => [{ kind: 'parts-replaced', parts }];

/**
 * The change that makes `target` of the library that is there now. It is one of single items wherever there are such changes: what
 * another tab does in the same moment stays.
 */
export function* libraryChanges(now: Library, target: Library): Steps<LibraryAction> {
  const { viewingHistory, username, marks, episodes } = target;
  const saved: LibraryAction[] = [];
  for (const list of SAVED_LIST_NAMES) saved.push(...(yield* savedChanges(now, target, list)));
  const actions: readonly LibraryAction[] = [
    ...saved,
    ...(yield* collectionChanges(now, target)),
    ...(viewingHistory === now.viewingHistory ? [] : [{ kind: 'history-replaced', viewingHistory } as const]),
    ...preferenceChanges(now.preferences, target.preferences),
    ...(username === now.username ? [] : [{ kind: 'username-set', username } as const]),
    ...((yield* markChanges(now, target)) ?? replacingOne({ marks })),
    ...((yield* episodeChanges(now, target)) ?? replacingOne({ episodes })),
  ];
  return batch(actions);
}
