import { isUntouchedDefault, type CollectionHead } from '../../library/collection.ts';
import { NOTE_SEPARATOR } from '../../library/marks/mark-limits.ts';
import type { MarkedTitle, Viewing } from '../../library/marks/mark.ts';
import { seenDayOf } from '../../library/marks/seen-day.ts';
import { missingMark } from '../../library/parts/marks.ts';
import type { RegisterItems, SeenEpisode } from '../register-lists.ts';

/** Of what a device that joins may have said something else than the others. */
export type JoinedList = 'marks' | 'viewings' | 'collections' | 'episodes';

export interface Sides<Item> {
  readonly mine: Item;
  readonly theirs: Item;
}

export type Side = keyof Sides<unknown>;

type Join<Item> = (sides: Sides<Item>, wins: Side) => Item;

const inOrder = <Item>({ mine, theirs }: Sides<Item>, wins: Side): readonly [Item, Item] =>
  wins === 'mine' ? [mine, theirs] : [theirs, mine];

/** One day may be written in two ways. */
const isSameDay = ({ mine, theirs }: Sides<MarkedTitle>): boolean =>
  Boolean(mine.seenAt) && seenDayOf(mine.seenAt) === seenDayOf(theirs.seenAt);

const contains = (whole: string, part: string): boolean =>
  `${NOTE_SEPARATOR}${whole}${NOTE_SEPARATOR}`.includes(`${NOTE_SEPARATOR}${part}${NOTE_SEPARATOR}`);

/** Both notes in one, whole, with a blank line between them: just the one where it has the other (product.md, Marks: joined notes). */
const joinedNote = (first: string, second: string): string => {
  if (contains(first, second)) return first;
  return contains(second, first) ? second : `${first}${NOTE_SEPARATOR}${second}`;
};

const joinMarks: Join<MarkedTitle> = (sides, wins) => {
  const [first, second] = inOrder(sides, wins);
  const { mine, theirs } = sides;
  return {
    ...second,
    ...first,
    ...missingMark(first, second).fields,
    ...(!first.seenAt && second.seenAt && { seenAt: second.seenAt }),
    ...(isSameDay(sides) && mine.seenAt !== undefined && { seenAt: mine.seenAt }),
    ...(mine.note !== undefined && theirs.note !== undefined && { note: joinedNote(mine.note, theirs.note) }),
  };
};

/** Joins what both sides say of one viewing. The visitor is not asked about single viewings. */
const joinViewings: Join<Viewing> = (sides, wins) => {
  const [first, second] = inOrder(sides, wins);
  const { mine, theirs } = sides;
  const hasBoth = mine.note !== undefined && theirs.note !== undefined;
  return { ...second, ...first, ...(hasBoth && { note: joinedNote(mine.note, theirs.note) }) };
};

/** A default collection that is as it came says nothing. */
const joinHeads: Join<CollectionHead> = (sides, wins) => {
  if (isUntouchedDefault(sides.mine)) return sides.theirs;
  if (isUntouchedDefault(sides.theirs)) return sides.mine;
  const [first, second] = inOrder(sides, wins);
  return { ...second, ...first, description: first.description || second.description };
};

/** A day fills a gap, and of two the first viewing counts, on both sides: nobody is asked about each of thousands. */
const joinEpisodes: Join<SeenEpisode> = ({ mine, theirs }) => {
  const days = [mine.day, theirs.day].filter((day) => day !== undefined);
  return { ...mine, ...theirs, ...(days.length > 0 && { day: Math.min(...days) }) };
};

const JOINS: { readonly [List in JoinedList]: Join<RegisterItems[List]> } = {
  marks: joinMarks,
  viewings: joinViewings,
  collections: joinHeads,
  episodes: joinEpisodes,
};

export const isJoinedList = (list: string): list is JoinedList => Object.hasOwn(JOINS, list);

/** What comes of the two: gaps are filled, notes are kept both, and of all else that of the side that wins counts. */
export const joinedItem = (list: JoinedList, sides: Sides<object>, wins: Side): object =>
  (JOINS[list] as Join<object>)(sides, wins);
