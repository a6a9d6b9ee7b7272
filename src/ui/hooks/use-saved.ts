import type { SavedListName } from '#domain/library/library-change.ts';
import type { TitleRef } from '#domain/title.ts';
import { useApp } from './app-context.ts';
import { useCurrent } from './use-current.ts';

/** Whether a title is in a list. A component is drawn again only when the answer for this title changes. */
export const useSaved = (list: SavedListName, title: TitleRef): boolean => {
  const { library } = useApp();
  return useCurrent(library.library$, () => library.saved.has(list, title));
};
