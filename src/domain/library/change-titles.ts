import type { TitleRef } from '../title.ts';
import { containsTitle, indexOfTitle } from './saved-title.ts';

// What changes nothing returns the list it was given: `===` then means "no change".

export const insert = <T>(list: readonly T[], item: T, index = list.length): readonly T[] =>
  list.toSpliced(index, 0, item);

export const addTitle = <T extends TitleRef>(list: readonly T[], title: T, index?: number): readonly T[] =>
  containsTitle(list, title) ? list : insert(list, title, index);

export const removeTitle = <T extends TitleRef>(list: readonly T[], title: TitleRef): readonly T[] => {
  const index = indexOfTitle(list, title);
  return index < 0 ? list : list.toSpliced(index, 1);
};
