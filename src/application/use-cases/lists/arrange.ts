import { findCollection } from '#domain/library/change-parts.ts';
import { collectionKey } from '#domain/library/collection.ts';
import type { LibraryAction } from '#domain/library/library-change.ts';
import { numbered, rankBetween } from '#domain/library/order/rank.ts';
import { sameTitle, type TitleRef } from '#domain/title.ts';
import type { LibraryDeps } from '../../library/library-deps.ts';
import { notifyUndoable } from '../../library/notify-undoable.ts';

/** Two devices may move different things between the same two: with a part of its own, no rank is that of another. */
const ownRank = (rank: string, id: string | number): string =>
  `${rank}${Number(id)
    .toString(36)
    .replaceAll(/[^0-9a-z]/g, '')}`;

interface Move<Item> {
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
    const isIt = (each: (typeof collections)[number]) => collectionKey(each) === collectionId;
    this.move({ items: collections, isIt, place }, (rank) => ({ kind: 'collection-moved', collectionId, rank }));
  }

  /** @param collectionId its key. @param place among its movies, from 0 on; the last one where it is beyond */
  moveMovie(collectionId: string, title: TitleRef, place: number): void {
    const movies = findCollection(this.deps.session.library, collectionId)?.movies ?? [];
    const isIt = (each: TitleRef) => sameTitle(each, title);
    this.move({ items: movies, isIt, place }, (rank) => ({ kind: 'movie-moved', collectionId, title, rank }));
  }

  private move<Item extends { readonly id: string | number }>(
    { items, isIt, place }: Move<Item>,
    actionOf: (rank: string) => LibraryAction,
  ): void {
    const { session, notifications } = this.deps;
    const from = items.findIndex(isIt);
    const item = items[from];
    const to = Math.max(0, Math.min(place, items.length - 1));
    if (!item || from === to) return;
    const others = numbered(items).toSpliced(from, 1);
    const rank = ownRank(rankBetween(others[to - 1]?.rank, others[to]?.rank), item.id);
    session.dispatch(actionOf(rank), notifyUndoable(notifications, `Moved to place ${to + 1} of ${items.length}`));
  }
}
