import * as v from 'valibot';
import { isFields, type Fields } from '#domain/fields.ts';
import { isKeptNote, isRating } from '#domain/library/marks/mark-limits.ts';
import type { MarkedTitle, MarkFields, Viewing, Viewings } from '#domain/library/marks/mark.ts';
import { isViewingDay } from '#domain/library/marks/viewings.ts';
import { titleKey } from '#domain/title.ts';
import { optional, readFields, setAside } from './read-fields.ts';
import type { ListReader } from './read-list.ts';
import { STORED_TITLES } from './stored-titles.ts';

export const MARK = {
  seenAt: v.nullable(v.string()),
  rating: v.pipe(v.number(), v.check(isRating)),
  note: v.pipe(v.string(), v.check(isKeptNote)),
  hiddenAt: v.string(),
} satisfies { readonly [Name in keyof Required<MarkFields>]: v.GenericSchema<unknown, Required<MarkFields>[Name]> };

export const VIEWING = {
  rating: MARK.rating,
  note: MARK.note,
} satisfies { readonly [Name in keyof Required<Viewing>]: v.GenericSchema<unknown, Required<Viewing>[Name]> };

const viewingDay = v.pipe(v.string(), v.check(isViewingDay));

/** The schemas of what a change says of viewings. */
export const VIEWINGS_CHANGE = {
  set: v.record(viewingDay, v.looseObject(optional(VIEWING))),
  clear: v.array(viewingDay),
  back: v.exactOptional(v.object(optional({ seenAt: MARK.seenAt }))),
} as unknown as {
  readonly set: v.GenericSchema<unknown, Viewings>;
  readonly clear: v.GenericSchema<unknown, readonly string[]>;
  readonly back: v.GenericSchema<unknown, { readonly seenAt?: string | null }>;
};

const Marked = v.object(optional(MARK));

type Entry = readonly [day: string, viewing: Fields];

const isViewing = (entry: readonly [string, unknown]): entry is [string, Fields] =>
  isViewingDay(entry[0]) && isFields(entry[1]);

/** Of a viewing too what breaks a rule is set aside, and it stays. */
const readViewing = ([day, viewing]: Entry): Entry => [day, readFields(viewing, VIEWING)];

/**
 * A mark with its viewings as they are read: what is none stays with it, set aside. However many there are, all are kept
 * (product.md, Marks: unreadable).
 */
const withReadViewings = <Title extends object>(title: Title): Title => {
  const { viewings, ...others } = title as Fields;
  if (viewings === undefined) return title;
  if (!isFields(viewings)) return (viewings === null ? others : setAside(others, 'viewings', viewings)) as Title;
  const entries = Object.entries(viewings);
  const read = entries.filter(isViewing).map(readViewing);
  if (read.length > 0 && read.every(([day, viewing]) => viewings[day] === viewing) && read.length === entries.length)
    return title;
  const unread = entries.filter((entry) => !isViewing(entry));
  const kept = read.length > 0 ? { ...others, viewings: Object.fromEntries(read) } : others;
  return (unread.length > 0 ? setAside(kept, 'viewings', Object.fromEntries(unread)) : kept) as Title;
};

/** A mark that breaks a rule is not read at all: it is kept as it was (product.md, Marks: unreadable). */
export const MARKED_TITLES: ListReader<MarkedTitle> = {
  readItem: (raw) => {
    const title = v.is(Marked, raw) ? STORED_TITLES.readItem(raw) : undefined;
    return title && withReadViewings(title);
  },
  keyOf: titleKey,
  // Another mark of the same title may say what the first does not.
  keepsDuplicates: true,
};
