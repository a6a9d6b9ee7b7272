import { countOf } from '#domain/format/format-count.ts';
import type { SavedListName } from '#domain/library/saved-lists.ts';
import { containsTitle, toStoredTitle, type StoredTitle } from '#domain/library/saved-title.ts';
import { titleKey } from '#domain/title.ts';
import type { LibraryDeps } from '../../library/library-deps.ts';
import { notifyUndoable } from '../../library/notify-undoable.ts';

/** Adds a title to a saved list, or removes it if it is there, and says so (product.md, Lists: feedback). */
export const toggleSaved = (deps: LibraryDeps, list: SavedListName, title: StoredTitle): void => {
  const { session, notifications, clock } = deps;
  if (containsTitle(session.library[list], title)) {
    const told = (count: number) => `${countOf(count, 'title')} removed from ${list}`;
    const act = { name: `removed-from-${list}`, things: [titleKey(title)], told };
    session.dispatch(
      { kind: 'title-removed', list, title },
      notifyUndoable(notifications, `Removed from ${list}`, { act }),
    );
    return;
  }
  const addedAt = clock.now().toISOString();
  session.dispatch({ kind: 'title-saved', list, title: { ...toStoredTitle(title), addedAt } }, () =>
    notifications.show({
      type: 'success',
      message: `Added to ${list}`,
      act: { name: `added-to-${list}`, things: new Set() },
    }),
  );
};
