import type { Fields } from '../fields.ts';
import { isUntouchedDefault } from '../library/collection.ts';
import { isViewingDay } from '../library/marks/viewings.ts';
import { isRunsName, toRunsName } from '../shows/rounds.ts';
import { showKey, type RunsName, type ShowFacts } from '../shows/watched-show.ts';
import { compareTexts } from '../text/compare-texts.ts';
import { titleKey, type TitleKey, type TitleRef } from '../title.ts';
import { mergedValue } from './merged-value.ts';
import { isRegisterList, type RegisterItems, type RegisterList } from './register-lists.ts';
import { joinedStatements, tellFactsApart, type Statement } from './statement.ts';

/** What is known of one thing in one list (product.md, Devices: registers). */
export interface Register extends Statement {
  readonly key: string;
}

/** By their ids. */
export type Registers = ReadonlyMap<string, Register>;

type RegisterId = Pick<Register, 'list' | 'key'>;

/** Tells the register of a list and a key from all others. */
export const registerId = ({ list, key }: RegisterId): string => `${list} ${key}`;

export const movieKey = (collectionId: string, title: TitleRef): string => `${collectionId}/${titleKey(title)}`;

/** Of the key of a movie. A collection's id may be any text. */
export const collectionIdOf = (key: string): string => key.slice(0, key.lastIndexOf('/'));

/** Of a viewing: `movie:7/2026-11-20`. */
export const viewingKey = (title: string, day: string): string => `${title}/${day}`;

const VIEWING = /^((?:movie|tv):[1-9]\d{0,15})\/(.*)$/;

/** The viewing that a key names; undefined where it is no key of one. */
export const viewingOf = (key: string): { readonly title: TitleKey; readonly day: string } | undefined => {
  const [, title, day = ''] = VIEWING.exec(key) ?? [];
  return title === undefined || !isViewingDay(day) ? undefined : { title: title as TitleKey, day };
};

/** Of an episode: `tv:1396/2/5`; in a further round `tv:1396/2026-12-01T18:00:00.000Z/2/5`, and `tv:1396/2026-12-01T18:00:00.000Z/0` of that round itself. */
export const episodeKey = (show: Pick<ShowFacts, 'id'>, season: RunsName, number: number): string =>
  `${showKey(show)}/${season}/${number}`;

const EPISODE = /^tv:([1-9]\d{0,15})\/(.+)\/(0|[1-9]\d{0,6})$/;

/** The episode that a key names; undefined where it is no key of one. */
export const episodeOf = (
  key: string,
): { readonly id: number; readonly season: RunsName; readonly number: number } | undefined => {
  const [, id, season = '', number] = EPISODE.exec(key) ?? [];
  return isRunsName(season) ? { id: Number(id), season: toRunsName(season), number: Number(number) } : undefined;
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

/** A default collection that is as it came says nothing. */
const isSaying = (register: Register): boolean => {
  const head = itemIn('collections', register);
  return !head || !isUntouchedDefault(head);
};

const textOf = ({ item, said }: Register): string => JSON.stringify([item, said]);

/** Which of two registers of one list and key is the greater one: more than 0 for the first. */
export const compareRegisters = (a: Register, b: Register): number =>
  compareTexts(a.stamp, b.stamp) ||
  Number(isSaying(a)) - Number(isSaying(b)) ||
  compareTexts(a.device, b.device) ||
  // Only of a device that was copied with all that it keeps: any order will do, if it is everywhere the same.
  (a.item === b.item && a.said === b.said ? 0 : compareTexts(textOf(a), textOf(b)));

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
const JOINED_AT_ONCE: ReadonlySet<string> = new Set<RegisterList>(['marks', 'viewings', 'episodes']);

const mergedAtOnce = (a: Register, b: Register, greater: Register): Register => {
  if (!a.isUnread && !b.isUnread) return mergedMarks(a, b);
  if (a.isUnread && b.isUnread) return greater;
  return a.isUnread ? a : b;
};

/**
 * What counts of two registers of one list and key: the greater one; where it is known when each fact was said, of each fact what was said
 * last (product.md, Devices: for itself). Of marks, viewings and episodes of the same time, as of two that were never shared,
 * what both say; but one that this release cannot read stays as it is (product.md, Devices: same time). The same reference as `a`
 * where `b` changes nothing.
 */
export const mergedRegister = (a: Register, b: Register): Register => {
  const order = compareRegisters(a, b);
  const [greater, lesser] = order >= 0 ? [a, b] : [b, a];
  if (order !== 0 && tellFactsApart(a, b)) return joinedStatements(greater, lesser);
  return a.stamp === b.stamp && JOINED_AT_ONCE.has(a.list) ? mergedAtOnce(a, b, greater) : greater;
};
