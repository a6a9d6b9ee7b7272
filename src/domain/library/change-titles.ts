import type { TitleRef } from '../title.ts';
import { indexOfTitle } from './saved-title.ts';

// What changes nothing returns the list it was given: `===` then means "no change".

export const insert = <T>(list: readonly T[], item: T, index = list.length): readonly T[] =>
  list.toSpliced(index, 0, item);

export const removeTitle = <T extends TitleRef>(list: readonly T[], title: TitleRef): readonly T[] => {
  const index = indexOfTitle(list, title);
  return index < 0 ? list : list.toSpliced(index, 1);
};
