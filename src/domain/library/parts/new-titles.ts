import { titleKey, type TitleRef } from '../../title.ts';
import { keysOf } from '../saved-title.ts';

/** Those of `titles` that are not in `list`. */
export const newTitles = <T extends TitleRef>(list: readonly TitleRef[], titles: readonly T[]): readonly T[] => {
  // A list that a change has left alone, however long it is.
  if (list === titles) return [];
  const keys = keysOf(list);
  return titles.filter((title) => !keys.has(titleKey(title)));
};
