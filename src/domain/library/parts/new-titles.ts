import { titleKey, type TitleRef } from '../../title.ts';
import { keysOf } from '../saved-title.ts';

/** Those of `titles` that are not in `list`. */
export const newTitles = <T extends TitleRef>(list: readonly TitleRef[], titles: readonly T[]): readonly T[] => {
  const keys = keysOf(list);
  return titles.filter((title) => !keys.has(titleKey(title)));
};
