import type { Library } from '../library/library.ts';
import type { WatchedShow } from '../shows/watched-show.ts';
import type { Steps } from '../steps.ts';
import { changedStatement } from './changed-statement.ts';
import type { Known } from './known.ts';
import { isEpisodeSeen, libraryItems, type LibraryItem } from './library-items.ts';
import { isSameItem, rulesOf, type RegisterList } from './register-lists.ts';
import { collectionIdOf, itemIn, knownItem, registerId, type Register } from './register.ts';
import { FIRST_STAMP, nextStamp, stampOfTime, type Stamp } from './stamp.ts';

export interface NoteContext {
  /** This device. */
  readonly device: string;
  readonly now: Date;
}

/** What the visitor has changed here since it was last noted. */
export interface Noted {
  /** What was added or changed. */
  readonly changes: readonly Register[];
  /** The tombstones of what was removed. */
  readonly removals: readonly Register[];
  /** Movies of collections that are back: they are to be shown again (product.md, Devices: collections). */
  readonly returning: readonly string[];
}

/** product.md, Lists: history cap. */
const FULL_HISTORY = 50;

type Here = ReadonlyMap<string, LibraryItem>;

function* itemsHere(library: Library): Steps<Here> {
  const here = new Map<string, LibraryItem>();
  for (const item of libraryItems(library)) {
    yield;
    here.set(registerId(item), item);
  }
  return here;
}

const isSame = ({ list, value }: LibraryItem, item: object | null | undefined): boolean =>
  Boolean(item) && isSameItem(list, item as object, value);

function* greatestOf({ registers }: Known): Steps<Stamp> {
  let greatest = FIRST_STAMP;
  for (const { stamp } of registers.values()) {
    yield;
    if (stamp > greatest) greatest = stamp;
  }
  return greatest;
}

/** What was changed, in the way of one note. */
interface Noting extends NoteContext {
  readonly library: Library;
  readonly known: Known;
  readonly here: Here;
  readonly shows: ReadonlyMap<number, WatchedShow>;
  readonly greatest: Stamp;
}

/** What the library had when it was last noted, or brought to what the registers say. */
const beforeOf = ({ known }: Noting, id: string): object | null => {
  const unapplied = known.unapplied.get(id);
  return unapplied === undefined ? (knownItem(known.registers.get(id)) ?? null) : unapplied;
};

function* changesIn(noting: Noting): Steps<readonly Register[]> {
  const { known, here, greatest, device, now } = noting;
  const changes: Register[] = [];
  for (const [id, each] of here) {
    yield;
    const register = known.registers.get(id);
    if (isSame(each, knownItem(register)) || isSame(each, known.unapplied.get(id))) continue;
    const { list, key, value } = each;
    const stamp =
      list === 'views' && !register
        ? // A view that fell out of the newest 50 is not to push out another.
          stampOfTime(rulesOf(list).time(value), now)
        : nextStamp(now, { greatest, ...(register && { replaced: register.stamp }) });
    const change = { list, now: value, before: [beforeOf(noting, id)], stamp };
    changes.push({ list, key, stamp, device, ...changedStatement(register, change) });
  }
  return changes;
}

/** Whether the library would have what a register says, had the visitor not removed it. */
const mayBeMissed = ({ known, here }: Noting, id: string, register: Register): boolean => {
  const before = known.unapplied.get(id);
  return !here.has(id) && before !== null && Boolean(knownItem(register) ?? (register.isUnread && before));
};

const movieBecame = ({ known, here }: Noting, key: string): 'removed' | 'returning' | 'as-known' => {
  const collection = registerId({ list: 'collections', key: collectionIdOf(key) });
  if (!here.has(collection)) return 'as-known';
  const isReturning = (known.registers.get(collection)?.item ?? null) === null;
  return isReturning ? 'returning' : 'removed';
};

const becameOf = (noting: Noting, register: Register): 'removed' | 'returning' | 'as-known' => {
  const { list, key } = register;
  // There is no more room to share it: that removes nothing.
  if (list === 'episodes' && isEpisodeSeen(noting.shows, key)) return 'as-known';
  if (list === 'views') return noting.library.viewingHistory.length < FULL_HISTORY ? 'removed' : 'as-known';
  // That a show is known removes nothing, and shows the episodes that another device may tick.
  if (list === 'shows') return itemIn('shows', register)?.stoppedAt === undefined ? 'as-known' : 'removed';
  return list === 'movies' ? movieBecame(noting, key) : 'removed';
};

const removalOf = (noting: Noting, id: string, register: Register): Register => {
  const { greatest, device, now } = noting;
  const { list, key, stamp: replaced } = register;
  const stamp = nextStamp(now, { greatest, replaced });
  // Only what is of a known list may be missed.
  const change = { list: list as RegisterList, now: null, before: [beforeOf(noting, id)], stamp };
  return { list, key, stamp, device, ...changedStatement(register, change) };
};

function* missingIn(noting: Noting): Steps<Pick<Noted, 'removals' | 'returning'>> {
  const { known } = noting;
  const removals: Register[] = [];
  const returning: string[] = [];
  for (const [id, register] of known.registers) {
    yield;
    if (!mayBeMissed(noting, id, register)) continue;
    const became = becameOf(noting, register);
    if (became === 'returning') returning.push(id);
    if (became === 'removed') removals.push(removalOf(noting, id, register));
  }
  return { removals, returning };
}

/** What the library has otherwise than the known registers (product.md, Devices: change). */
export function* noteChanges(library: Library, known: Known, context: NoteContext): Steps<Noted> {
  const greatest = yield* greatestOf(known);
  const here = yield* itemsHere(library);
  const shows = new Map(library.episodes.map((show) => [show.id, show]));
  const noting = { ...context, library, known, here, shows, greatest };
  const changes = yield* changesIn(noting);
  return { changes, ...(yield* missingIn(noting)) };
}
