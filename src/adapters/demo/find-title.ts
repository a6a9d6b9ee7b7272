import { titleKey, type TitleKey, type TitleRef } from '#domain/title.ts';
import type { DemoData, DemoTitle } from './demo-data.ts';
import { indexOf } from './demo-index.ts';

export const findTitle = (data: DemoData, title: TitleRef): DemoTitle | undefined =>
  indexOf(data).titles.get(titleKey(title));

/** The titles of these keys, in their order; keys of no title are left out. */
export const titlesOfKeys = (data: DemoData, keys: readonly TitleKey[]): readonly DemoTitle[] => {
  const { titles } = indexOf(data);
  return keys.flatMap((key) => titles.get(key) ?? []);
};
