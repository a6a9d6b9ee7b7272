import { titleKey, type TitleKey, type TitleRef } from '#domain/title.ts';
import type { DemoData, DemoTitle } from './demo-data.ts';
import { indexOf } from './demo-index.ts';

export const findTitle = (data: DemoData, title: TitleRef): DemoTitle | undefined =>
  indexOf(data).titles.get(titleKey(title));

/** The titles of these keys, in the order of the keys. A key without a title is left out. */
export const titlesOfKeys = (data: DemoData, keys: readonly TitleKey[]): readonly DemoTitle[] => {
  const { titles } = indexOf(data);
  return keys.flatMap((key) => titles.get(key) ?? []);
};
