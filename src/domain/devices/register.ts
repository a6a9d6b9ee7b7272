import type { Fields } from '../fields.ts';
import { isUntouchedDefault } from '../library/collection.ts';
import { NOTE_SEPARATOR } from '../library/mark-limits.ts';
import { showKey, type ShowFacts } from '../shows/watched-show.ts';
import { titleKey, type TitleRef } from '../title.ts';
import { isRegisterList, type RegisterItems, type RegisterList } from './register-lists.ts';
import type { Stamp } from './stamp.ts';

/** What is known of one thing in one list (product.md, Devices: registers). */
export interface Register {
  /** One of `REGISTER_LISTS`, or one of a newer release. Without a space. */
  readonly list: string;
  readonly key: string;
  readonly stamp: Stamp;
  /** The device that wrote it. */
  readonly device: string;
  /** Null once it is removed. */
  readonly item: unknown;
  /** This release cannot read the item. It is passed on as it is, and not applied. */
  readonly isUnread?: true;
}

/** By their ids. */
export type Registers = ReadonlyMap<string, Register>;

type RegisterId = Pick<Register, 'list' | 'key'>;

/** Tells the register of a list and a key from all others. */
export const registerId = ({ list, key }: RegisterId): string => `${list} ${key}`;

export const movieKey = (collectionId: string, title: TitleRef): string => `${collectionId}/${titleKey(title)}`;

/** Of the key of a movie. A collection's id may be any text. */
export const collectionIdOf = (key: string): string => key.slice(0, key.lastIndexOf('/'));

/** Of an episode: `tv:1396/2/5`. */
export const episodeKey = (show: Pick<ShowFacts, 'id'>, season: string, number: number): string =>
  `${showKey(show)}/${season}/${number}`;

const EPISODE = /^tv:([1-9]\d{0,15})\/(0|[1-9]\d{0,5})\/(0|[1-9]\d{0,6})$/;

/** The episode that a key names; undefined where it is no key of one. */
export const episodeOf = (
  key: string,
): { readonly id: number; readonly season: number; readonly number: number } | undefined => {
  const [, id, season, number] = EPISODE.exec(key) ?? [];
  return id === undefined ? undefined : { id: Number(id), season: Number(season), number: Number(number) };
};

/** The item of a register of this list; undefined where it is removed, unread or another list's. */
export const itemIn = <List extends RegisterList>(
  list: List,
  register: Register | undefined,
): RegisterItems[List] | undefined =>
  register && register.list === list && !register.isUnread && register.item !== null
    ? (register.item as RegisterItems[List])
    : undefined;

/** The item of a register that can be applied; undefined where it is removed, unread or of an unknown list. */
export const knownItem = (register: Register | undefined): object | undefined =>
  register && isRegisterList(register.list) ? itemIn(register.list, register) : undefined;

const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** A default collection that is as it came says nothing. */
const isSaying = (register: Register): boolean => {
  const head = itemIn('collections', register);
  return !head || !isUntouchedDefault(head);
};

/** Which of two registers of one list and key is the greater one: more than 0 for the first. */
export const compareRegisters = (a: Register, b: Register): number =>
  compareTexts(a.stamp, b.stamp) ||
  Number(isSaying(a)) - Number(isSaying(b)) ||
  compareTexts(a.device, b.device) ||
  // Only of a device that was copied with all that it keeps: any order will do, if it is everywhere the same.
  (a.item === b.item ? 0 : compareTexts(JSON.stringify(a.item), JSON.stringify(b.item)));

const paragraphsOf = (note: string): ReadonlySet<string> =>
  new Set(
    note
      .split(NOTE_SEPARATOR)
      .map((text) => text.trim())
      .filter((text) => text !== ''),
  );

const textOf = (paragraphs: ReadonlySet<string>): string => [...paragraphs].toSorted().join(NOTE_SEPARATOR);

/** Two notes of the same paragraphs: the text of a visitor counts more than the text that merging has put together. */
const eitherNote = (a: string, b: string, merged: string): string => {
  if (a === merged || b === merged) return a === merged ? b : a;
  return a > b ? a : b;
};

/** All paragraphs of both. */
const mergedNote = (a: string, b: string): string => {
  const [own, other] = [paragraphsOf(a), paragraphsOf(b)];
  const all = new Set([...own, ...other]);
  if (own.size === all.size && other.size === all.size) return eitherNote(a, b, textOf(all));
  if (own.size === all.size) return a;
  return other.size === all.size ? b : textOf(all);
};

/** Any order will do, if it is everywhere the same: nothing is less than null, and null than anything else. */
const greaterValue = (a: unknown, b: unknown): unknown => {
  if (a === undefined || b === undefined) return a ?? b;
  if (a === null || b === null) return a ?? b;
  if (typeof a === 'number' && typeof b === 'number') return Math.max(a, b);
  return JSON.stringify(a) >= JSON.stringify(b) ? a : b;
};

const mergedValue = (field: string, a: unknown, b: unknown): unknown =>
  field === 'note' && typeof a === 'string' && typeof b === 'string' ? mergedNote(a, b) : greaterValue(a, b);

/**
 * What two marks of one time say together: neither is the later one. Gaps are filled, no paragraph of a note is lost, and else the
 * greater rating and the later day count. Commutative, associative and idempotent; the same reference as `a` where `b` says
 * nothing more (product.md, Devices: same time).
 */
const mergedMark = (a: object, b: object): object => {
  const own = a as Fields;
  const changed = Object.entries(b).flatMap(([field, value]) => {
    const merged = mergedValue(field, own[field], value);
    return merged === own[field] ? [] : [[field, merged] as const];
  });
  return changed.length === 0 ? a : { ...a, ...Object.fromEntries(changed) };
};

const mergedMarks = (a: Register, b: Register): Register => {
  const item = a.item && b.item ? mergedMark(a.item, b.item) : (a.item ?? b.item);
  const device = a.device < b.device ? b.device : a.device;
  return item === a.item && device === a.device ? a : { ...a, device, item };
};

/** Of these, what two devices say of one time is put together. */
const JOINED_AT_ONCE: ReadonlySet<string> = new Set<RegisterList>(['marks', 'episodes']);

/**
 * What counts of two registers of one list and key: the greater one. Of marks and episodes of the same time, as of two that were never shared,
 * what both say; but one that this release cannot read stays as it is (product.md, Devices: same time). The same reference as `a`
 * where `b` changes nothing.
 */
export const mergedRegister = (a: Register, b: Register): Register => {
  const isTie = a.stamp === b.stamp && JOINED_AT_ONCE.has(a.list);
  if (isTie && !a.isUnread && !b.isUnread) return mergedMarks(a, b);
  if (isTie && a.isUnread !== b.isUnread) return a.isUnread ? a : b;
  return compareRegisters(a, b) >= 0 ? a : b;
};
