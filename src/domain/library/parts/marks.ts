import { titleKey } from '../../title.ts';
import type { LibraryAction } from '../library-change.ts';
import { isEmptyMark, type Mark, type MarkedTitle, type MarkField } from '../mark.ts';
import { containsTitles } from './contains-titles.ts';
import { newTitles } from './new-titles.ts';
import type { Part } from './part.ts';

const FIELDS: { readonly [Field in MarkField]: true } = { seenAt: true, rating: true, note: true, hiddenAt: true };
export const MARK_FIELDS = Object.keys(FIELDS) as readonly MarkField[];

/** Where only is known that the title was seen, a day is news. */
const isGap = (own: Mark, mark: Mark, field: MarkField): boolean =>
  Object.hasOwn(mark, field) &&
  (!Object.hasOwn(own, field) || (field === 'seenAt' && own.seenAt === null && Boolean(mark.seenAt)));

/**
 * What a mark says that `own` says nothing of, wherever it comes from: a file, a backup, another library or another device
 * (product.md, Marks: gaps).
 */
export const missingMark = (own: Mark, mark: Mark): Mark =>
  Object.fromEntries(MARK_FIELDS.filter((field) => isGap(own, mark, field)).map((field) => [field, mark[field]]));

/** Gaps are filled; what both have stays as it is in `own`. */
const missing = (own: readonly MarkedTitle[], other: readonly MarkedTitle[]): readonly LibraryAction[] => {
  const ownByKey = new Map(own.map((each) => [titleKey(each), each]));
  return other.flatMap((each) => {
    const known = ownByKey.get(titleKey(each));
    const { seenAt: _seenAt, rating: _rating, note: _note, hiddenAt: _hiddenAt, ...title } = each;
    const set = missingMark(known ?? {}, each);
    return Object.keys(set).length > 0 || (!known && !isEmptyMark(title))
      ? [{ kind: 'title-marked', title, set, clear: [] } as const]
      : [];
  });
};

export const MARKS: Part<readonly MarkedTitle[]> = {
  missing,
  contains: containsTitles,
  added: (before, after) => ({ marks: newTitles(before, after).length }),
  total: () => 0,
};
