import { titleKey, type TitleKey, type TitleRef } from '../../title.ts';
import { isSameJson } from '../../util/is-same-json.ts';
import type { LibraryAction } from '../library-change.ts';
import { withoutNumber } from '../order/rank.ts';
import { CHECK_FIELDS, isTitleField, type StoredTitle, keysOf } from '../saved-title.ts';
import type { Difference } from './part.ts';

/**
 * Whether `other`, which is the same thing as `own`, says something that `own` does not: of what the provider says, whether something is
 * known at all (product.md, Freshness: copies); all else letter for letter. What `own` has besides does not matter.
 * @param isProviders whether the provider says what is in a field
 */
export const saysMore = (own: object, other: object, isProviders: (field: string) => boolean = isTitleField): boolean =>
  Object.entries<unknown>({ ...withoutNumber(other) }).some(([field, value]) => {
    if (isProviders(field)) return !Object.hasOwn(own, field) && !Object.hasOwn(CHECK_FIELDS, field);
    return !isSameJson(Reflect.get(own, field), value);
  });

/** What one list of titles has beyond another. @param toAdd the action that adds a title that is not here */
export const titleDifferences = <Title extends StoredTitle>(
  own: readonly Title[],
  other: readonly Title[],
  toAdd: (title: Title) => LibraryAction,
): Difference => {
  const byKey = new Map<TitleKey, Title>(own.map((title) => [titleKey(title), title]));
  const missing = other.filter((title) => !byKey.has(titleKey(title)));
  const isSaidOtherwise = (title: Title): boolean => {
    const here = byKey.get(titleKey(title));
    return here !== undefined && saysMore(here, title);
  };
  return { missing: missing.map(toAdd), hasOwn: missing.length > 0 || other.some(isSaidOtherwise) };
};

/** Those of `titles` that are not in `list`. */
export const newTitles = <T extends TitleRef>(list: readonly TitleRef[], titles: readonly T[]): readonly T[] => {
  // A list that a change has left alone, however long it is.
  if (list === titles) return [];
  const keys = keysOf(list);
  return titles.filter((title) => !keys.has(titleKey(title)));
};
