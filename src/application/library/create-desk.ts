import { AddToCollection } from '../use-cases/add-to-collection.ts';
import { CompleteWelcome } from '../use-cases/complete-welcome.ts';
import { CreateCollection } from '../use-cases/create-collection.ts';
import { RecordView } from '../use-cases/record-view.ts';
import { RemoveFromCollection } from '../use-cases/remove-from-collection.ts';
import { SetUsername } from '../use-cases/set-username.ts';
import { ToggleFavorite } from '../use-cases/toggle-favorite.ts';
import { ToggleWatchlist } from '../use-cases/toggle-watchlist.ts';
import type { LibraryDesk } from './library-desk.ts';
import { SavedIndex } from './saved-index.ts';
import type { LibraryParts } from './toggle-saved.ts';

type Given = Pick<LibraryDesk, 'keeper' | 'identity' | 'openData'>;

/** The desk over a library in memory and what keeps it. */
export const createDesk = (parts: LibraryParts, given: Given): LibraryDesk => ({
  ...given,
  library$: parts.session.library$,
  saved: new SavedIndex(parts.session),
  toggleWatchlist: new ToggleWatchlist(parts),
  toggleFavorite: new ToggleFavorite(parts),
  createCollection: new CreateCollection(parts),
  addToCollection: new AddToCollection(parts),
  removeFromCollection: new RemoveFromCollection(parts),
  recordView: new RecordView(parts),
  completeWelcome: new CompleteWelcome(new SetUsername(parts.session, given.keeper)),
});
