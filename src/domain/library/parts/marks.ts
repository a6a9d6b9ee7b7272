import { titleKey } from '../../title.ts';
import type { LibraryAction } from '../library-change.ts';
import {
  isEmptyMark,
  isSeen,
  type Mark,
  type MarkedTitle,
  type MarkField,
  type MarkFields,
  type Viewings,
} from '../marks/mark.ts';
import { changedSeen, hasOwnViewings, keptViewings, missingViewings, viewingsOf } from '../marks/viewings.ts';
import type { Patch } from '../patch.ts';
import type { StoredTitle } from '../saved-title.ts';
import { joinDifferences, type Difference, type Part } from './part.ts';
import { newTitles, saysMore } from './title-differences.ts';

const FIELDS: { readonly [Field in MarkField]: true } = { seenAt: true, rating: true, note: true, hiddenAt: true };
export const MARK_FIELDS = Object.keys(FIELDS) as readonly MarkField[];
/** When a title was seen is told by its viewings. */
const OTHER_FIELDS = MARK_FIELDS.filter((field) => field !== 'seenAt');

/** What a mark lacks of another, and how its viewings change by that. */
export interface MissingMark {
  readonly fields: MarkFields;
  readonly viewings: Patch<Viewings>;
}

/** Of a title that a release before has marked as not seen, and that was seen there: its days are said again. */
const missingDays = (own: Mark, mark: Mark): Patch<Viewings> => {
  const [kept, other] = [keptViewings(own), viewingsOf(mark)];
  const { set, clear } = missingViewings(kept, other);
  if (isSeen(own) || kept === viewingsOf(own)) return { set, clear };
  const again = Object.fromEntries(Object.keys(other).map((day) => [day, kept[day] ?? {}]));
  return { set: { ...again, ...set }, clear: [] };
};

/**
 * What a mark says that `own` says nothing of, wherever it comes from: a file, a backup, another library or another device
 * (product.md, Marks: gaps).
 */
export const missingMark = (own: Mark, mark: Mark): MissingMark => ({
  fields: Object.fromEntries(
    OTHER_FIELDS.filter((field) => Object.hasOwn(mark, field) && !Object.hasOwn(own, field)).map((field) => [
      field,
      mark[field],
    ]),
  ),
  viewings: missingDays(own, mark),
});

export const isNothingMissing = ({ fields, viewings: { set } }: MissingMark): boolean =>
  Object.keys(fields).length + Object.keys(set).length === 0;

/** What is said where a title is seen once by that; undefined where that is not so. */
const onceSeen = (own: Mark | undefined, viewings: Patch<Viewings>): Pick<Mark, 'seenAt'> | undefined => {
  if (own?.viewings || Object.keys(viewings.set).length === 0) return undefined;
  const seen = changedSeen(own ?? {}, viewings);
  return seen.viewings || seen.seenAt === undefined ? undefined : { seenAt: seen.seenAt };
};

/**
 * The changes that bring it in. Where the title is seen once by that, its day is said as ever: a release that knows no viewings reads it.
 * @param title what the marks keep of it
 */
export const completing = (
  own: Mark | undefined,
  title: StoredTitle,
  missing: MissingMark,
): readonly LibraryAction[] => {
  const { fields, viewings } = missing;
  const once = onceSeen(own, viewings);
  const set = { ...fields, ...once };
  const isByDays = once === undefined && Object.keys(viewings.set).length > 0;
  const marked = { kind: 'title-marked', title, set, clear: [] } as const;
  if (!isByDays) return [marked];
  const days = { kind: 'viewings-changed', title, ...viewings } as const;
  return Object.keys(set).length > 0 ? [marked, days] : [days];
};

/** What a mark says of a title besides when it was seen. */
const othersOf = ({ seenAt: _seenAt, viewings: _viewings, ...others }: MarkedTitle): object => others;

/** What a mark says beyond that of the same title here. Gaps are filled; what both have stays as it is in `own`. */
const differenceOf = (own: MarkedTitle | undefined, mark: MarkedTitle): Difference => {
  const title = Object.fromEntries(
    Object.entries(othersOf(mark)).filter(([field]) => !Object.hasOwn(FIELDS, field)),
  ) as object as StoredTitle;
  const missing = missingMark(own ?? {}, mark);
  const isMissing = !isNothingMissing(missing) || (!own && !isEmptyMark(title));
  const isSaidOtherwise =
    own !== undefined &&
    (saysMore(othersOf(own), othersOf(mark)) || hasOwnViewings(keptViewings(own), keptViewings(mark)));
  return { missing: isMissing ? completing(own, title, missing) : [], hasOwn: isMissing || isSaidOtherwise };
};

export const MARKS: Part<readonly MarkedTitle[]> = {
  difference: (own, other) => {
    const known = new Map(own.map((each) => [titleKey(each), each]));
    return joinDifferences(other.map((each) => differenceOf(known.get(titleKey(each)), each)));
  },
  added: (before, after) => ({ marks: newTitles(before, after).length }),
  total: () => 0,
};
