import { collectionKey } from '#domain/library/collection.ts';
import { containsTitle, toKeptTitle, type KeptTitle } from '#domain/library/saved-title.ts';
import type { LibraryParts } from '../library/toggle-saved.ts';

/** Adds a title to a collection; one that is there already is ignored (spec section 4, Lists). */
export class AddToCollection {
  constructor(private readonly parts: LibraryParts) {}

  /** @param collectionId its key. */
  execute(collectionId: string, title: KeptTitle): void {
    const { session, notifications } = this.parts;
    const collection = session.library.collections.find((each) => collectionKey(each) === collectionId);
    if (!collection) {
      notifications.show({ type: 'error', message: 'Failed to add to collection' });
      return;
    }
    if (containsTitle(collection.movies, title)) return;
    session.dispatch({ kind: 'movie-added-to-collection', collectionId, title: toKeptTitle(title) }, () =>
      notifications.show({ type: 'success', message: `Added to ${collection.name}` }),
    );
  }
}
