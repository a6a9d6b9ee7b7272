import { useCallback, useSyncExternalStore } from 'react';
import type { SavedListName } from '#domain/library/library-change.ts';
import { mediaTypeOf, type TitleRef } from '#domain/title.ts';
import { useApp } from './app-context.ts';

/** Whether a title is in a list. What shows it is drawn again only when the answer for this title changes. */
export const useSaved = (list: SavedListName, title: TitleRef): boolean => {
  const { saved } = useApp().library;
  const { id } = title;
  const media_type = mediaTypeOf(title);
  const subscribe = useCallback(
    (tell: () => void) => {
      const subscription = saved.has$(list, { id, media_type }).subscribe(tell);
      return () => subscription.unsubscribe();
    },
    [saved, list, id, media_type],
  );
  return useSyncExternalStore(subscribe, () => saved.has(list, title));
};
