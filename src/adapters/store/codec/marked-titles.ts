import * as v from 'valibot';
import { isKeptNote, isRating } from '#domain/library/mark-limits.ts';
import type { Mark, MarkedTitle } from '#domain/library/mark.ts';
import { titleKey } from '#domain/title.ts';
import { optional } from './read-fields.ts';
import type { ListReader } from './read-list.ts';
import { STORED_TITLES } from './stored-titles.ts';

export const MARK = {
  seenAt: v.nullable(v.string()),
  rating: v.pipe(v.number(), v.check(isRating)),
  note: v.pipe(v.string(), v.check(isKeptNote)),
  hiddenAt: v.string(),
} satisfies { readonly [Name in keyof Required<Mark>]: v.GenericSchema<unknown, Required<Mark>[Name]> };

const Marked = v.object(optional(MARK));

/** A mark that breaks a rule is not read at all: it is kept as it was (product.md, Marks: unreadable). */
export const MARKED_TITLES: ListReader<MarkedTitle> = {
  readItem: (raw) => (v.is(Marked, raw) ? STORED_TITLES.readItem(raw) : undefined),
  keyOf: titleKey,
  // Another mark of the same title may say what the first does not.
  keepsDuplicates: true,
};
