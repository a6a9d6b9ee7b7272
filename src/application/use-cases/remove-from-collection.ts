import type { TitleRef } from '#domain/title.ts';
import { tellRemoval } from '../library/tell-removal.ts';
import type { LibraryParts } from '../library/toggle-saved.ts';

/** 'Movie removed from collection' (spec section 2). */
export class RemoveFromCollection {
  constructor(private readonly parts: LibraryParts) {}

  /** @param collectionId its key. */
  execute(collectionId: string, title: TitleRef): void {
    const { session, notifications } = this.parts;
    const feedback = tellRemoval(notifications, 'Movie removed from collection');
    session.dispatch({ kind: 'movie-removed-from-collection', collectionId, title }, feedback);
  }
}
