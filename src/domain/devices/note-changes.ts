import type { Library } from '../library/library.ts';
import { movedRank } from '../library/order/rank.ts';
import { MARK_FIELDS } from '../library/parts/marks.ts';
import { isTitleField } from '../library/saved-title.ts';
import type { WatchedShow } from '../shows/watched-show.ts';
import type { Steps } from '../steps.ts';
import type { Known } from './known.ts';
import { isEpisodeSeen, type LibraryItem } from './library-items.ts';
import { isSameItem, rulesOf } from './register-lists.ts';
import { collectionIdOf, itemIn, knownItem, registerId, type Register } from './register.ts';
import { isSamePlace, rankIn, sharedItems } from './shared-ranks.ts';
import { after, FIRST_STAMP, nextStamp, stampOfTime, type Stamp } from './stamp.ts';

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

function* itemsHere(library: Library, known: Known): Steps<Here> {
  const here = new Map<string, LibraryItem>();
  for (const item of yield* sharedItems(library, known)) {
    yield;
    here.set(registerId(item), item);
  }
  return here;
}

const isSame = ({ list, value }: LibraryItem, item: object | null | undefined): boolean =>
  Boolean(item) && isSameItem(list, item as object, value) && isSamePlace(list, item as object, value);

const isKnownField = (name: string): boolean => isTitleField(name) || (MARK_FIELDS as readonly string[]).includes(name);

/** What a newer release has written of a mark. The library takes only the fields that this release knows. */
const unknownFields = (item: object): object =>
  Object.fromEntries(Object.entries(item).filter(([name]) => !isKnownField(name)));

const itemToSync = ({ list, value }: LibraryItem, register: Register | undefined): object => {
  const item = rulesOf(list).toItem(value);
  const before = list === 'marks' || list === 'hidden' ? knownItem(register) : undefined;
  return before ? { ...unknownFields(before), ...item } : item;
};

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

/** The number of what the visitor has not moved follows from its list: it counts less than what anybody says of it. */
const isNumbered = ({ list, value }: LibraryItem, item: object | undefined): boolean =>
  item !== undefined &&
  isSameItem(list, item, value) &&
  !isSamePlace(list, item, value) &&
  movedRank(rankIn(item)) === movedRank(rankIn(value));

const stampOf = ({ known, greatest, now }: Noting, id: string, each: LibraryItem): Stamp => {
  const register = known.registers.get(id);
  // A view that fell out of the newest 50 is not to push out another.
  if (each.list === 'views' && !register) return stampOfTime(rulesOf(each.list).time(each.value), now);
  if (register && isNumbered(each, knownItem(register))) return after(register.stamp);
  return nextStamp(now, { greatest, ...(register && { replaced: register.stamp }) });
};

function* changesIn(noting: Noting): Steps<readonly Register[]> {
  const { known, here, device } = noting;
  const changes: Register[] = [];
  for (const [id, each] of here) {
    yield;
    const register = known.registers.get(id);
    if (isSame(each, knownItem(register)) || isSame(each, known.unapplied.get(id))) continue;
    const { list, key } = each;
    changes.push({ list, key, stamp: stampOf(noting, id, each), device, item: itemToSync(each, register) });
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

function* missingIn(noting: Noting): Steps<Pick<Noted, 'removals' | 'returning'>> {
  const { known, greatest, device, now } = noting;
  const removals: Register[] = [];
  const returning: string[] = [];
  for (const [id, register] of known.registers) {
    yield;
    if (!mayBeMissed(noting, id, register)) continue;
    const became = becameOf(noting, register);
    const { list, key, stamp } = register;
    if (became === 'returning') returning.push(id);
    if (became === 'removed')
      removals.push({ list, key, stamp: nextStamp(now, { greatest, replaced: stamp }), device, item: null });
  }
  return { removals, returning };
}

/** What the library has otherwise than the known registers (product.md, Devices: change). */
export function* noteChanges(library: Library, known: Known, context: NoteContext): Steps<Noted> {
  const greatest = yield* greatestOf(known);
  const here = yield* itemsHere(library, known);
  const shows = new Map(library.episodes.map((show) => [show.id, show]));
  const noting = { ...context, library, known, here, shows, greatest };
  const changes = yield* changesIn(noting);
  return { changes, ...(yield* missingIn(noting)) };
}
