import type { MouseEvent } from 'react';
import type { SavedListName } from '#domain/library/library-change.ts';
import type { KeptTitle } from '#domain/library/saved-title.ts';
import { useApp } from './app-context.ts';
import { useSaved } from './use-saved.ts';

/** What a button needs that adds a title to a list, and removes it; the toasts say which. */
export const useSavedToggle = (list: SavedListName, title: KeptTitle) => {
  const { desk } = useApp();
  const toggle = list === 'watchlist' ? desk.toggleWatchlist : desk.toggleFavorite;
  const onClick = ({ detail }: MouseEvent) => {
    // The second half of a double click would take back what the first did.
    if (detail < 2) toggle.execute(title);
  };
  return { 'aria-pressed': useSaved(list, title), onClick };
};
