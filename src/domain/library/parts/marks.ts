import { titleKey } from '../../title.ts';
import { isEmptyMark, type Mark, type MarkedTitle, type MarkField } from '../mark.ts';
import { newTitles } from './new-titles.ts';
import { joinDifferences, type Difference, type Part } from './part.ts';
import { saysMore } from './title-differences.ts';

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

/** What a mark says of a title, and not that it was seen on a day that is unknown: whoever knows a day knows more. */
const saidOf = (mark: MarkedTitle): object => {
  const { seenAt, ...others } = mark;
  return seenAt === null ? others : mark;
};

/** What a mark says beyond that of the same title here. Gaps are filled; what both have stays as it is in `own`. */
const differenceOf = (own: MarkedTitle | undefined, mark: MarkedTitle): Difference => {
  const { seenAt: _seenAt, rating: _rating, note: _note, hiddenAt: _hiddenAt, ...title } = mark;
  const set = missingMark(own ?? {}, mark);
  const isMissing = Object.keys(set).length > 0 || (!own && !isEmptyMark(title));
  return {
    missing: isMissing ? [{ kind: 'title-marked', title, set, clear: [] }] : [],
    hasOwn: isMissing || (own !== undefined && saysMore(own, saidOf(mark))),
  };
};

export const MARKS: Part<readonly MarkedTitle[]> = {
  difference: (own, other) => {
    const known = new Map(own.map((each) => [titleKey(each), each]));
    return joinDifferences(other.map((each) => differenceOf(known.get(titleKey(each)), each)));
  },
  added: (before, after) => ({ marks: newTitles(before, after).length }),
  total: () => 0,
};
