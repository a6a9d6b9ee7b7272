import type { LibraryDeps } from '../../library/library-deps.ts';
import { notifyUndoable } from '../../library/notify-undoable.ts';

/** All that is in it goes too: product.md, Collections: delete. */
const UNDO_MS = 10_000;

/** Deletes a collection without a question (product.md, Collections: delete). */
export class RemoveCollection {
  constructor(private readonly deps: LibraryDeps) {}

  /** @param collectionId its key. */
  execute(collectionId: string): void {
    const { session, notifications } = this.deps;
    const feedback = notifyUndoable(notifications, 'Collection deleted', { durationMs: UNDO_MS });
    session.dispatch({ kind: 'collection-removed', collectionId }, feedback);
  }
}
