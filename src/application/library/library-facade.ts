import type { Observable } from 'rxjs';
import type { LibraryChange } from '#domain/library/library-change.ts';
import type { Library } from '#domain/library/library.ts';
import type { AddToCollection } from '../use-cases/add-to-collection.ts';
import type { CompleteWelcome } from '../use-cases/complete-welcome.ts';
import type { CreateCollection } from '../use-cases/create-collection.ts';
import type { RecordView } from '../use-cases/record-view.ts';
import type { RemoveFromCollection } from '../use-cases/remove-from-collection.ts';
import type { ToggleFavorite } from '../use-cases/toggle-favorite.ts';
import type { ToggleWatchlist } from '../use-cases/toggle-watchlist.ts';
import type { DataFacade } from './data-facade.ts';
import type { Identity } from './identity.ts';
import type { LibraryLoader } from './library-loader.ts';
import type { SavedIndex } from './saved-index.ts';

/** What the UI sees of the visitor's library. */
export interface LibraryFacade {
  /** Emits at once. */
  readonly library$: Observable<Library>;
  /** The changes that are seen though they are not durable yet. Emits at once. */
  readonly late$: Observable<readonly LibraryChange[]>;
  readonly saved: SavedIndex;
  readonly loader: LibraryLoader;
  readonly identity: Identity;
  readonly toggleWatchlist: ToggleWatchlist;
  readonly toggleFavorite: ToggleFavorite;
  readonly createCollection: CreateCollection;
  readonly addToCollection: AddToCollection;
  readonly removeFromCollection: RemoveFromCollection;
  readonly recordView: RecordView;
  readonly completeWelcome: CompleteWelcome;
  /** Resolves once the library has been loaded; rejects when that failed, or when the code does not come. */
  readonly openData: () => Promise<DataFacade>;
}
