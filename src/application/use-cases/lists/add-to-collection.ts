import { findCollection } from '#domain/library/change-parts.ts';
import { containsTitle, toStoredTitle, type StoredTitle } from '#domain/library/saved-title.ts';
import type { LibraryDeps } from '../../library/library-deps.ts';

/** Adds a title to a collection; one that is there already is ignored (product.md, Collections: duplicates). */
export class AddToCollection {
  constructor(private readonly deps: LibraryDeps) {}

  /** @param collectionId its key. */
  execute(collectionId: string, title: StoredTitle): void {
    const { session, notifications } = this.deps;
    const collection = findCollection(session.library, collectionId);
    if (!collection) {
      notifications.show({ type: 'error', message: 'Failed to add to collection' });
      return;
    }
    if (containsTitle(collection.movies, title)) return;
    session.dispatch({ kind: 'movie-added-to-collection', collectionId, title: toStoredTitle(title) }, () =>
      notifications.show({
        type: 'success',
        message: `Added to ${collection.name}`,
        act: { name: 'added-to-collection', things: new Set() },
      }),
    );
  }
}
