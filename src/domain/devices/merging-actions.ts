import { collectionKey } from '../library/collection.ts';
import type { LibraryAction } from '../library/library-change.ts';
import type { Library } from '../library/library.ts';
import { SAVED_LIST_NAMES } from '../library/map-parts.ts';
import type { ViewedTitle } from '../library/saved-title.ts';
import type { Steps } from '../steps.ts';
import { titleKey } from '../title.ts';
import { collectionActions } from './applying/collection-actions.ts';
import { episodeActions } from './applying/episode-actions.ts';
import { markActions } from './applying/mark-actions.ts';
import type { Actions } from './applying/merging-plan.ts';
import { movieActions } from './applying/movie-actions.ts';
import { savedActions } from './applying/saved-actions.ts';
import { searchActions } from './applying/search-actions.ts';
import type { Known } from './known.ts';
import { itemIn, type Register, registerId, type Registers } from './register.ts';

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
    .toSorted((a, b) => (a.viewedAt < b.viewedAt ? 1 : a.viewedAt > b.viewedAt ? -1 : 0));
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
