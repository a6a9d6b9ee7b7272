import { countOf } from '#domain/format/format-count.ts';
import { batch } from '#domain/library/apply.ts';
import { findCollection } from '#domain/library/change-parts.ts';
import { collectionKey, type Collection, type CollectionTexts } from '#domain/library/collection.ts';
import { refOf } from '#domain/library/facts/markable-title.ts';
import type { LibraryAction } from '#domain/library/library-change.ts';
import { collectionNameError, cutDescription } from '#domain/library/names/collection-name.ts';
import { newCollection } from '#domain/library/new-collection.ts';
import { movedTo, type InRow } from '#domain/library/order/ranks-in-order.ts';
import { containsTitle, toStoredTitle, type StoredTitle } from '#domain/library/saved-title.ts';
import { sameTitle, titleKey, type TitleKey, type TitleRef } from '#domain/title.ts';
import type { LibraryDeps } from '../../library/library-deps.ts';
import { notifyUndoable, type Offer } from '../../library/notify-undoable.ts';

/** All that is in it goes too: product.md, Collections: delete. */
const REMOVAL_UNDO_MS = 10_000;

interface Move<Item> {
  /** Tells the row that it is moved in from others. */
  readonly row: string;
  readonly items: readonly Item[];
  readonly isIt: (item: Item) => boolean;
  readonly place: number;
}

/** What a visitor does with collections; each is named by its key. What can be regretted can be undone. */
export class Collections {
  constructor(private readonly deps: LibraryDeps) {}

  /**
   * Makes a collection of the visitor's (product.md, Collections: create).
   * @returns the new collection's id; undefined when the name won't do, which changes nothing.
   */
  create({ name, description }: CollectionTexts): string | undefined {
    if (collectionNameError(name)) return undefined;
    const { session, notifications, clock } = this.deps;
    const texts = { name: name.trim(), description: cutDescription(description) };
    const collection = newCollection(session.library, { ...texts, movies: [] }, clock.now());
    session.dispatch({ kind: 'collection-created', collection }, () =>
      notifications.show({ type: 'success', message: 'Collection created successfully!' }),
    );
    return collectionKey(collection);
  }

  /**
   * Gives a collection another name and description (product.md, Collections: change). Does nothing where nothing would change.
   * @returns whether it is called so now: not where the name won't do, or the collection is gone
   */
  rename(collectionId: string, { name, description }: CollectionTexts): boolean {
    const collection = findCollection(this.deps.session.library, collectionId);
    if (!collection || collectionNameError(name)) return false;
    const set = { name: name.trim(), description: cutDescription(description) };
    this.change({ kind: 'collection-changed', collectionId, set, clear: [] }, 'Collection changed');
    return true;
  }

  /** @param cover the key of the movie with the poster to show; undefined to show the first posters (product.md, Collections: change) */
  setCover(collectionId: string, cover: TitleKey | undefined): void {
    const patch = cover ? { set: { cover }, clear: [] } : { set: {}, clear: ['cover' as const] };
    this.change({ kind: 'collection-changed', collectionId, ...patch }, 'Cover changed');
  }

  /** Deletes a collection without a question (product.md, Collections: delete). */
  remove(collectionId: string): void {
    this.change({ kind: 'collection-removed', collectionId }, 'Collection deleted', { durationMs: REMOVAL_UNDO_MS });
  }

  /** Adds a title; one that is there already is ignored (product.md, Collections: duplicates). */
  add(collectionId: string, title: StoredTitle): void {
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

  /** 'Movie removed from collection' (product.md, Collections: contents). */
  takeOut(collectionId: string, title: TitleRef): void {
    const told = (count: number) => `${countOf(count, 'movie')} removed from collection`;
    const act = { name: `removed-from-${collectionId}`, things: [titleKey(title)], told };
    const action = { kind: 'movie-removed-from-collection', collectionId, title } as const;
    this.change(action, 'Movie removed from collection', { act });
  }

  /** @param place among all, from 0 on; the last one where it is beyond (product.md, Collections: order) */
  move(collectionId: string, place: number): void {
    const { collections } = this.deps.session.library;
    const isIt = (each: Collection) => collectionKey(each) === collectionId;
    this.arrange({ row: 'collections', items: collections, isIt, place }, (each, rank) => ({
      kind: 'collection-moved',
      collectionId: collectionKey(each),
      rank,
    }));
  }

  /** @param place among its movies, from 0 on; the last one where it is beyond (product.md, Collections: order) */
  moveMovie(collectionId: string, title: TitleRef, place: number): void {
    const movies = findCollection(this.deps.session.library, collectionId)?.movies ?? [];
    const isIt = (each: TitleRef) => sameTitle(each, title);
    this.arrange({ row: collectionId, items: movies, isIt, place }, (each, rank) => ({
      kind: 'movie-moved',
      collectionId,
      title: refOf(each),
      rank,
    }));
  }

  private arrange<Item extends InRow>(
    { row, items, isIt, place }: Move<Item>,
    actionOf: (item: Item, rank: string) => LibraryAction,
  ): void {
    const item = items.find(isIt);
    const moved = item && movedTo(items, item, place);
    if (!moved) return;
    const act = {
      name: `moved in ${row}`,
      things: [`${item.media_type ?? 'movie'} ${item.id}`],
      told: (count: number) => `${count} moved`,
    };
    const action = batch(moved.ranks.map(({ item: each, rank }) => actionOf(each, rank)));
    this.change(action, `Moved to place ${moved.place + 1} of ${items.length}`, { act });
  }

  private change(action: LibraryAction, message: string, offer: Offer = {}): void {
    const { session, notifications } = this.deps;
    session.dispatch(action, notifyUndoable(notifications, message, offer));
  }
}
