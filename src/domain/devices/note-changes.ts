import type { Library } from '../library/library.ts';
import type { WatchedShow } from '../shows/watched-show.ts';
import type { Steps } from '../steps.ts';
import { changedRegister } from './changed-register.ts';
import type { Known, Noted } from './known.ts';
import { isEpisodeSeen, type LibraryItem } from './library-items.ts';
import { rulesOf, type RegisterList } from './register-lists.ts';
import { collectionIdOf, itemIn, knownItem, registerId, type Register } from './register.ts';
import { sharedItems } from './shared-ranks.ts';
import { FIRST_STAMP, type Stamp } from './stamp.ts';

export interface NoteContext {
  /** This device. */
  readonly device: string;
  readonly now: Date;
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

function* changesIn(noting: Noting): Steps<readonly Register[]> {
  const changes: Register[] = [];
  for (const each of noting.here.values()) {
    yield;
    const change = changedRegister(noting, each);
    if (change) changes.push(change);
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

/** Only what is of a known list may be missed. */
const removalOf = (noting: Noting, { list, key }: Register): readonly Register[] => {
  const removal = changedRegister(noting, { list: list as RegisterList, key, value: null });
  return removal ? [removal] : [];
};

function* missingIn(noting: Noting): Steps<Pick<Noted, 'removals'> & { readonly returning: readonly string[] }> {
  const { known } = noting;
  const removals: Register[] = [];
  const returning: string[] = [];
  for (const [id, register] of known.registers) {
    yield;
    if (!mayBeMissed(noting, id, register)) continue;
    const became = becameOf(noting, register);
    if (became === 'returning') returning.push(id);
    if (became === 'removed') removals.push(...removalOf(noting, register));
  }
  return { removals, returning };
}

const isSame = (list: RegisterList, one: object, other: object): boolean => {
  const { facts } = rulesOf(list);
  const others = facts(other);
  return Object.entries(facts(one)).every(([name, fact]) => fact === others[name]);
};

/** @param before what the library had. @returns what it has; undefined where that is what the register says */
const leftOf = (
  register: Register,
  own: LibraryItem | undefined,
  before: object | null | undefined,
): object | null | undefined => {
  const item = knownItem(register);
  if (!own) return register.item === null ? undefined : before;
  const { list, value } = own;
  if (item && isSame(list, item, value)) return undefined;
  return before && isSame(list, before, value) ? before : rulesOf(list).toItem(value);
};

/** A page that was killed may have done what it merged: what others have said since then is not to find another value of before. */
function* leftIn({ known, here }: Noting, noted: readonly Register[]): Steps<Known['unapplied']> {
  const { registers, unapplied } = known;
  const changed = new Map(noted.map((register) => [registerId(register), register]));
  const left = new Map<string, object | null>();
  for (const [id, before] of unapplied) {
    yield;
    const register = changed.get(id) ?? registers.get(id);
    const value = register && leftOf(register, here.get(id), changed.has(id) ? null : before);
    if (value !== undefined) left.set(id, value);
  }
  const isAsBefore = left.size === unapplied.size && [...left].every(([id, value]) => unapplied.get(id) === value);
  return isAsBefore ? unapplied : left;
}

/** What the library has otherwise than the known registers (product.md, Devices: change). */
export function* noteChanges(library: Library, known: Known, context: NoteContext): Steps<Noted> {
  const greatest = yield* greatestOf(known);
  const here = yield* itemsHere(library, known);
  const shows = new Map(library.episodes.map((show) => [show.id, show]));
  const noting = { ...context, library, known, here, shows, greatest };
  const changes = yield* changesIn(noting);
  const { removals, returning } = yield* missingIn(noting);
  const left = yield* leftIn(noting, [...changes, ...removals]);
  const unapplied = returning.length > 0 ? new Map([...left, ...returning.map((id) => [id, null] as const)]) : left;
  return { changes, removals, unapplied };
}
