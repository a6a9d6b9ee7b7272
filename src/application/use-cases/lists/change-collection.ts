import { findCollection } from '#domain/library/change-parts.ts';
import type { CollectionDetails } from '#domain/library/collection.ts';
import { collectionNameError, cutDescription } from '#domain/library/names/collection-name.ts';
import type { TitleKey } from '#domain/title.ts';
import type { LibraryDeps } from '../../library/library-deps.ts';
import { notifyUndoable } from '../../library/notify-undoable.ts';

/** Gives a collection another name, description or cover (product.md, Collections: change). */
export class ChangeCollection {
  constructor(private readonly deps: LibraryDeps) {}

  /**
   * Does nothing where nothing would change.
   * @param collectionId its key. @returns whether it is called so now: not where the name won't do, or the collection is gone
   */
  rename(
    collectionId: string,
    { name, description }: Required<Pick<CollectionDetails, 'name' | 'description'>>,
  ): boolean {
    const collection = findCollection(this.deps.session.library, collectionId);
    if (!collection || collectionNameError(name)) return false;
    const set = { name: name.trim(), description: cutDescription(description) };
    this.change(collectionId, set, 'Collection changed');
    return true;
  }

  /** @param collectionId its key. @param cover the key of the movie whose poster stands for it; undefined for the first posters */
  setCover(collectionId: string, cover: TitleKey | undefined): void {
    this.change(collectionId, { ...(cover && { cover }) }, 'Cover changed');
  }

  private change(collectionId: string, set: CollectionDetails, message: string): void {
    const { session, notifications } = this.deps;
    const clear = Object.keys(set).length === 0 ? (['cover'] as const) : [];
    const action = { kind: 'collection-changed' as const, collectionId, set, clear };
    session.dispatch(action, notifyUndoable(notifications, message));
  }
}
