import { useObservableEagerState } from 'observable-hooks';
import type { MouseEvent } from 'react';
import type { LibraryChange, SavedListName } from '#domain/library/library-change.ts';
import type { StoredTitle } from '#domain/library/saved-title.ts';
import { sameTitle, type TitleRef } from '#domain/title.ts';
import { useApp } from './app-context.ts';
import { useCurrent } from './use-current.ts';

/** Whether a title is in a list. A component is drawn again only when the answer for this title changes. */
const useSaved = (list: SavedListName, title: TitleRef): boolean => {
  const { library } = useApp();
  return useCurrent(library.library$, () => library.saved.has(list, title));
};

/**
 * Attributes for a button that adds a title to a list, and removes it. The toasts say which. While the button is busy,
 * the state that it shows is not stored yet.
 */
export const useSavedToggle = (list: SavedListName, title: StoredTitle) => {
  const { library } = useApp();
  const late = useObservableEagerState(library.late$);
  const isOfThis = ({ action }: LibraryChange) =>
    'list' in action && action.list === list && sameTitle(action.title, title);
  const onClick = ({ detail }: MouseEvent) => {
    // The second half of a double click would undo the first.
    if (detail > 1) return;
    library.toggle[list].execute(title);
    // Where it does not come, the genres are asked for when a filter needs them.
    void library.open('marks').then(
      ({ noteCard }) => noteCard(title),
      () => undefined,
    );
  };
  return { 'aria-pressed': useSaved(list, title), 'aria-busy': late.some(isOfThis) || undefined, onClick };
};
