import type { Observable } from 'rxjs';
import type { LibraryChange } from '#domain/library/library-change.ts';
import type { Library } from '#domain/library/library.ts';
import type { ImportFacade } from '../import/import-facade.ts';
import type { Identity } from '../library/identity.ts';
import type { LibraryDeps } from '../library/library-deps.ts';
import type { LibraryLoader } from '../library/library-loader.ts';
import { SavedIndex } from '../library/saved-index.ts';
import type { DataFacade } from './data-facade.ts';
import { libraryUseCases, type LibraryUseCases } from './library-use-cases.ts';
import type { LinksFacade } from './links-facade.ts';
import type { MarksFacade } from './marks-facade.ts';
import type { WatchFacade } from './watch-facade.ts';

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
  /** Resolves once the library has been loaded; rejects when that failed, or when the code does not come. */
  readonly openData: () => Promise<DataFacade>;
  /** Does not wait for the library. Rejects when the code does not come. */
  readonly openMarks: () => Promise<MarksFacade>;
  /** As `openData`. */
  readonly openImport: () => Promise<ImportFacade>;
  /** Does not wait for the library. Rejects when the code does not come. */
  readonly openLinks: () => Promise<LinksFacade>;
  /** As `openLinks`. */
  readonly openWatch: () => Promise<WatchFacade>;
}

export interface LibraryFacadeDeps extends LibraryDeps, Pick<LibraryFacade, 'loader' | 'identity'> {
  readonly lateParts: Pick<LibraryFacade, 'openData' | 'openMarks' | 'openImport' | 'openLinks' | 'openWatch'>;
}

export const createLibraryFacade = (deps: LibraryFacadeDeps): LibraryFacade => ({
  loader: deps.loader,
  identity: deps.identity,
  ...deps.lateParts,
  get library() {
    return deps.session.seen;
  },
  library$: deps.session.library$,
  late$: deps.session.late$,
  saved: new SavedIndex(deps),
  ...libraryUseCases(deps),
});
