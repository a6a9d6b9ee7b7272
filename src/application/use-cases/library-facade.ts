import type { Observable } from 'rxjs';
import type { LibraryChange } from '#domain/library/library-change.ts';
import type { Library } from '#domain/library/library.ts';
import type { SavedListName } from '#domain/library/saved-lists.ts';
import type { StoredTitle } from '#domain/library/saved-title.ts';
import type { Identity } from '../library/identity.ts';
import type { LibraryDeps } from '../library/library-deps.ts';
import type { LibraryLoader } from '../library/library-loader.ts';
import type { OpenFacade } from './late-facades.ts';
import { RecordView } from './library/record-view.ts';
import { SavedIndex } from './lists/saved-index.ts';
import { ToggleFavorite } from './lists/toggle-favorite.ts';
import { ToggleWatchlist } from './lists/toggle-watchlist.ts';

/** One for each saved list, so that the UI finds it by the list's name. */
type Toggles = Readonly<Record<SavedListName, { execute(title: StoredTitle): void }>>;

/** What the visitor can do to the library. */
const libraryUseCases = (deps: LibraryDeps) => ({
  toggle: { watchlist: new ToggleWatchlist(deps), favorites: new ToggleFavorite(deps) } satisfies Toggles,
  recordView: new RecordView(deps),
});

type LibraryUseCases = Readonly<ReturnType<typeof libraryUseCases>>;

/** What the UI sees of the visitor's library. */
export interface LibraryFacade extends LibraryUseCases {
  /** As it is seen. */
  readonly library: Library;
  /** Emits at once, then after every change. */
  readonly library$: Observable<Library>;
  /** The changes that are seen though they are not durable yet. Emits at once. */
  readonly late$: Observable<readonly LibraryChange[]>;
  readonly saved: SavedIndex;
  readonly loader: LibraryLoader;
  readonly identity: Identity;
  readonly open: OpenFacade;
}

interface LibraryFacadeDeps extends LibraryDeps, Pick<LibraryFacade, 'loader' | 'identity'> {
  readonly lateParts: { readonly openFacade: OpenFacade };
}

export const createLibraryFacade = (deps: LibraryFacadeDeps): LibraryFacade => ({
  loader: deps.loader,
  identity: deps.identity,
  open: deps.lateParts.openFacade,
  get library() {
    return deps.session.seen;
  },
  library$: deps.session.library$,
  late$: deps.session.late$,
  saved: new SavedIndex(deps),
  ...libraryUseCases(deps),
});
