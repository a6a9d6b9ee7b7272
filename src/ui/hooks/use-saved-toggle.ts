import type { MouseEvent } from 'react';
import { isLateIn, isSavedIn, type SavedStates } from '#application/use-cases/lists/saved-index.ts';
import type { SavedListName } from '#domain/library/saved-lists.ts';
import type { StoredTitle } from '#domain/library/saved-title.ts';
import type { TitleRef } from '#domain/title.ts';
import { useApp } from './app-context.ts';
import { useCurrent } from './use-current.ts';

/** A title's state in both saved lists. A component is drawn again only when the answer for this title changes. */
export const useSavedStates = (title: TitleRef): SavedStates => {
  const { saved } = useApp().library;
  return useCurrent(saved.changes$, () => saved.statesOf(title));
};

type ToggleSaved = (list: SavedListName, title: StoredTitle, press: Pick<MouseEvent, 'detail'>) => void;

/** Adds a title to a list, or removes it, when its button is pressed. The toasts say which. */
export const useToggleSaved = (): ToggleSaved => {
  const { library } = useApp();
  return (list, title, { detail }) => {
    // The second half of a double click would undo the first.
    if (detail > 1) return;
    library.toggle[list].execute(title);
    // Where it does not come, the genres are asked for when a filter needs them.
    void library.open('marks').then(
      ({ noteCard }) => noteCard(title),
      () => undefined,
    );
  };
};

/** Attributes for the button of a list. While it is busy, the state that it shows is not stored yet. */
export const attributesOf = (list: SavedListName, states: SavedStates) => ({
  'aria-pressed': isSavedIn(states, list),
  'aria-busy': isLateIn(states, list) || undefined,
});

/** Attributes for a button that adds a title to a list, and removes it. */
export const useSavedToggle = (list: SavedListName, title: StoredTitle) => {
  const attributes = attributesOf(list, useSavedStates(title));
  const toggle = useToggleSaved();
  return { ...attributes, onClick: (event: MouseEvent) => toggle(list, title, event) };
};
