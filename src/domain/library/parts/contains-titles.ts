import { titleKey, type TitleKey } from '../../title.ts';
import { withoutNumber } from '../order/rank.ts';
import { CHECK_FIELDS, isTitleField, type StoredTitle } from '../saved-title.ts';
import { textOf } from './contains-all.ts';

/** What a list, the visitor or another release wrote of a title. */
const otherFieldsOf = (title: StoredTitle): readonly unknown[] =>
  Object.entries<unknown>(withoutNumber({ ...title })).filter(([name]) => !isTitleField(name));

/**
 * Whether a title has all that another has: what the provider says, whatever it said when it was asked last; all else letter
 * for letter (product.md, Freshness: copies).
 */
const containsTitle = (own: StoredTitle, other: StoredTitle): boolean =>
  textOf(otherFieldsOf(own)) === textOf(otherFieldsOf(other)) &&
  Object.keys(withoutNumber(other)).every((name) => Object.hasOwn(own, name) || Object.hasOwn(CHECK_FIELDS, name));

/** Whether every one of `others` is among `titles`. */
export const containsTitles = (titles: readonly StoredTitle[], others: readonly StoredTitle[]): boolean => {
  const byKey = new Map<TitleKey, StoredTitle>(titles.map((title) => [titleKey(title), title]));
  return others.every((other) => {
    const own = byKey.get(titleKey(other));
    return own !== undefined && containsTitle(own, other);
  });
};
