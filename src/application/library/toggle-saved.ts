import type { SavedListName } from '#domain/library/library-change.ts';
import { containsTitle, toKeptTitle, type KeptTitle } from '#domain/library/saved-title.ts';
import type { Clock } from '../ports/clock.ts';
import type { Notifications } from '../streams/notifications.ts';
import type { LibrarySession } from './library-session.ts';
import { tellRemoval } from './tell-removal.ts';

export interface LibraryParts {
  readonly session: LibrarySession;
  readonly notifications: Notifications;
  readonly clock: Clock;
}

/** Adds a title to a saved list, or removes it if it is there, and says so. */
export const toggleSaved = (parts: LibraryParts, list: SavedListName, title: KeptTitle): void => {
  const { session, notifications, clock } = parts;
  if (containsTitle(session.library[list], title)) {
    session.dispatch({ kind: 'title-removed', list, title }, tellRemoval(notifications, `Removed from ${list}`));
    return;
  }
  const addedAt = clock.now().toISOString();
  session.dispatch({ kind: 'title-saved', list, title: { ...toKeptTitle(title), addedAt } }, () =>
    notifications.show({ type: 'success', message: `Added to ${list}` }),
  );
};
