import { batch } from '#domain/library/apply.ts';
import { findCollection } from '#domain/library/change-parts.ts';
import { collectionKey, type Collection } from '#domain/library/collection.ts';
import { refOf } from '#domain/library/facts/markable-title.ts';
import type { LibraryAction } from '#domain/library/library-change.ts';
import { movedTo, type InRow } from '#domain/library/order/ranks-in-order.ts';
import { sameTitle, type TitleRef } from '#domain/title.ts';
import type { LibraryDeps } from '../../library/library-deps.ts';
import { notifyUndoable } from '../../library/notify-undoable.ts';

interface Move<Item> {
  /** Tells the row that it is moved in from others. */
  readonly row: string;
  readonly items: readonly Item[];
  readonly isIt: (item: Item) => boolean;
  readonly place: number;
}

/** Puts a collection, or a movie of one, in another place (product.md, Collections: order). */
export class Arrange {
  constructor(private readonly deps: LibraryDeps) {}

  /** @param collectionId its key. @param place among all, from 0 on; the last one where it is beyond */
  moveCollection(collectionId: string, place: number): void {
    const { collections } = this.deps.session.library;
    const isIt = (each: Collection) => collectionKey(each) === collectionId;
    this.move({ row: 'collections', items: collections, isIt, place }, (each, rank) => ({
      kind: 'collection-moved',
      collectionId: collectionKey(each),
      rank,
    }));
  }

  /** @param collectionId its key. @param place among its movies, from 0 on; the last one where it is beyond */
  moveMovie(collectionId: string, title: TitleRef, place: number): void {
    const movies = findCollection(this.deps.session.library, collectionId)?.movies ?? [];
    const isIt = (each: TitleRef) => sameTitle(each, title);
    this.move({ row: collectionId, items: movies, isIt, place }, (each, rank) => ({
      kind: 'movie-moved',
      collectionId,
      title: refOf(each),
      rank,
    }));
  }

  private move<Item extends InRow>(
    { row, items, isIt, place }: Move<Item>,
    actionOf: (item: Item, rank: string) => LibraryAction,
  ): void {
    const { session, notifications } = this.deps;
    const item = items.find(isIt);
    const moved = item && movedTo(items, item, place);
    if (!moved) return;
    const actions = moved.ranks.map(({ item: each, rank }) => actionOf(each, rank));
    const [only] = actions;
    const action = only && actions.length === 1 ? only : batch(actions);
    const act = {
      name: `moved in ${row}`,
      things: [`${item.media_type ?? 'movie'} ${item.id}`],
      told: (count: number) => `${count} moved`,
    };
    const say = notifyUndoable(notifications, `Moved to place ${moved.place + 1} of ${items.length}`, { act });
    session.dispatch(action, say);
  }
}
