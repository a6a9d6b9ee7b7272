import { collectionKey } from '../library/collection.ts';
import type { LibraryAction } from '../library/library-change.ts';
import type { Library } from '../library/library.ts';
import { SAVED_LIST_NAMES } from '../library/map-parts.ts';
import type { Steps } from '../steps.ts';
import { collectionActions } from './applying/collection-actions.ts';
import { markActions } from './applying/mark-actions.ts';
import { movieActions } from './applying/movie-actions.ts';
import { savedActions } from './applying/saved-actions.ts';
import { viewActions } from './applying/view-actions.ts';
import type { Known } from './known.ts';
import { registerId, type Register } from './register.ts';

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

/** Only what is unapplied is touched, and the viewing history: what the visitor does meanwhile stays. */
export function* mergingActions(
  library: Library,
  { registers, unapplied }: Known,
  options: ApplyingOptions,
): Steps<Merging> {
  const changed: Register[] = [];
  for (const id of unapplied.keys()) {
    yield;
    const register = registers.get(id);
    if (register && mayApply(register, options)) changed.push(register);
  }
  const inList = (...lists: readonly string[]) => changed.filter(({ list }) => lists.includes(list));
  const collections = yield* collectionActions(library, { registers, changed: inList('collections') });
  const gone = new Set(inList('collections').flatMap(({ item, key }) => (item === null ? [key] : [])));
  const staying = library.collections.filter((each) => !gone.has(collectionKey(each)));
  const saved: LibraryAction[] = [];
  for (const list of SAVED_LIST_NAMES) saved.push(...(yield* savedActions(library, list, { changed: inList(list) })));
  const actions = [
    ...saved,
    ...(yield* markActions(library, { changed: inList('marks', 'hidden') })),
    ...collections,
    ...(yield* movieActions({ ...library, collections: staying }, { changed: inList('movies') })),
    ...(options.withViews ? viewActions(library, registers) : []),
  ];
  return { actions, applied: new Set(changed.map(registerId)) };
}

/** With those registers applied that were. */
export const withApplied = ({ registers, unapplied }: Known, applied: ReadonlySet<string>): Known => ({
  registers,
  unapplied: new Map([...unapplied].filter(([id]) => !applied.has(id))),
});
