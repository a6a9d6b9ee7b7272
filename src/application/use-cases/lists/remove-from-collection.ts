import type { TitleRef } from '#domain/title.ts';
import type { LibraryDeps } from '../../library/library-deps.ts';
import { notifyUndoable } from '../../library/notify-undoable.ts';

/** 'Movie removed from collection' (product.md, Collections: contents). */
export class RemoveFromCollection {
  constructor(private readonly deps: LibraryDeps) {}

  /** @param collectionId its key. */
  execute(collectionId: string, title: TitleRef): void {
    const { session, notifications } = this.deps;
    const feedback = notifyUndoable(notifications, 'Movie removed from collection');
    session.dispatch({ kind: 'movie-removed-from-collection', collectionId, title }, feedback);
  }
}
