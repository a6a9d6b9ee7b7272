import { isSearchAddress } from '#domain/discovery/is-search-address.ts';
import { hasRoomFor, type SavedSearch, withSearch } from '#domain/discovery/saved-search.ts';
import { changeUndoably } from '../../library/change-undoably.ts';
import type { LibraryDeps } from '../../library/library-deps.ts';

/** The listings with filters that a visitor keeps under a name, and is told of (product.md, Explore: saved searches). */
export class SavedSearches {
  constructor(private readonly deps: LibraryDeps) {}

  /** Nothing is changed where there is no room, or the address leads elsewhere. */
  save(search: SavedSearch): void {
    if (!hasRoomFor(this.all, search.name) || !isSearchAddress(search.address)) return;
    const set = { searches: withSearch(this.all, search) };
    changeUndoably(this.deps, { kind: 'choices-set', set, clear: [] }, { message: 'Search saved' });
  }

  remove(name: string): void {
    const left = this.all.filter((each) => each.name !== name);
    const patch = left.length > 0 ? { set: { searches: left }, clear: [] } : { set: {}, clear: ['searches' as const] };
    const act = { name: 'search-removed', things: [name], told: (count: number) => `${count} searches removed` };
    changeUndoably(this.deps, { kind: 'choices-set', ...patch }, { message: 'Search removed', act });
  }

  private get all(): readonly SavedSearch[] {
    return this.deps.session.library.preferences.searches ?? [];
  }
}
