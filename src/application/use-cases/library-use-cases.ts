import type { SavedListName } from '#domain/library/library-change.ts';
import type { StoredTitle } from '#domain/library/saved-title.ts';
import type { LibraryDeps } from '../library/library-deps.ts';
import { RecordView } from './library/record-view.ts';
import { ToggleFavorite } from './lists/toggle-favorite.ts';
import { ToggleWatchlist } from './lists/toggle-watchlist.ts';

/** One for each saved list, so that the UI finds it by the list's name. */
type Toggles = Readonly<Record<SavedListName, { execute(title: StoredTitle): void }>>;

/** What the visitor can do to the library. */
export const libraryUseCases = (deps: LibraryDeps) => ({
  toggle: { watchlist: new ToggleWatchlist(deps), favorites: new ToggleFavorite(deps) } satisfies Toggles,
  recordView: new RecordView(deps),
});

export type LibraryUseCases = Readonly<ReturnType<typeof libraryUseCases>>;
