import { isSearchAddress } from '#domain/discovery/is-search-address.ts';
import { hasRoomFor, type SavedSearch, withSearch } from '#domain/discovery/saved-search.ts';
import type { LibraryDeps } from '../../library/library-deps.ts';
import { notifyUndoable } from '../../library/notify-undoable.ts';
import { byItems } from '../../library/take-back-items.ts';

/** Keeps a listing with its filters under a name, and says so (product.md, Explore: saved searches). */
export class SaveSearch {
  constructor(private readonly deps: LibraryDeps) {}

  /** Nothing is changed where there is no room, or the address leads elsewhere. */
  execute(saved: SavedSearch): void {
    const { session, notifications } = this.deps;
    const { searches = [] } = session.library.preferences;
    if (!hasRoomFor(searches, saved.name) || !isSearchAddress(saved.address)) return;
    const say = notifyUndoable(notifications, 'Search saved');
    const set = { searches: withSearch(searches, saved) };
    session.dispatch({ kind: 'choices-set', set, clear: [] }, (undo) => say(byItems(undo)));
  }
}
