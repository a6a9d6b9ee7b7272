import { countOf } from '#domain/format/format-count.ts';
import { titleKey, type TitleRef } from '#domain/title.ts';
import type { LibraryDeps } from '../../library/library-deps.ts';
import { notifyUndoable } from '../../library/notify-undoable.ts';

/** 'Movie removed from collection' (product.md, Collections: contents). */
export class RemoveFromCollection {
  constructor(private readonly deps: LibraryDeps) {}

  /** @param collectionId its key. */
  execute(collectionId: string, title: TitleRef): void {
    const { session, notifications } = this.deps;
    const told = (count: number) => `${countOf(count, 'movie')} removed from collection`;
    const act = { name: `removed-from-${collectionId}`, things: [titleKey(title)], told };
    const feedback = notifyUndoable(notifications, 'Movie removed from collection', { act });
    session.dispatch({ kind: 'movie-removed-from-collection', collectionId, title }, feedback);
  }
}
