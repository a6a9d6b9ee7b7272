import { AddToCollection } from '../use-cases/add-to-collection.ts';
import { CompleteWelcome } from '../use-cases/complete-welcome.ts';
import { CreateCollection } from '../use-cases/create-collection.ts';
import { RecordView } from '../use-cases/record-view.ts';
import { RemoveFromCollection } from '../use-cases/remove-from-collection.ts';
import { SetUsername } from '../use-cases/set-username.ts';
import { ToggleFavorite } from '../use-cases/toggle-favorite.ts';
import { ToggleWatchlist } from '../use-cases/toggle-watchlist.ts';
import type { LibraryFacade } from './library-facade.ts';
import { SavedIndex } from './saved-index.ts';
import type { LibraryParts } from './toggle-saved.ts';

type Given = Pick<LibraryFacade, 'loader' | 'identity' | 'openData'>;

/** What the UI sees of a library in memory and what loads and saves it. */
export const createLibraryFacade = (parts: LibraryParts, given: Given): LibraryFacade => ({
  ...given,
  library$: parts.session.library$,
  late$: parts.session.late$,
  saved: new SavedIndex(parts.session),
  toggleWatchlist: new ToggleWatchlist(parts),
  toggleFavorite: new ToggleFavorite(parts),
  createCollection: new CreateCollection(parts),
  addToCollection: new AddToCollection(parts),
  removeFromCollection: new RemoveFromCollection(parts),
  recordView: new RecordView(parts),
  completeWelcome: new CompleteWelcome(new SetUsername(parts.session)),
});
