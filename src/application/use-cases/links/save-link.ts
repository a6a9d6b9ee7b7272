import { concat, filter, ignoreElements, take, tap, type Observable } from 'rxjs';
import { countOf } from '#domain/format/format-count.ts';
import { collectionKey, type Collection } from '#domain/library/collection.ts';
import { freeCollectionId } from '#domain/library/free-collection-id.ts';
import type { LibraryAction } from '#domain/library/library-change.ts';
import { containsTitle, keysOf, toStoredTitle, type StoredTitle } from '#domain/library/saved-title.ts';
import { titleKey } from '#domain/title.ts';
import type { LibraryDeps } from '../../library/library-deps.ts';
import type { LibraryLoader } from '../../library/library-loader.ts';
import { makeLargeChange, type LargeChange } from '../../library/make-large-change.ts';
import type { LoadingProgress, LinkTitles } from './link-titles.ts';

export type SaveTarget = 'collection' | 'watchlist';

export interface SaveLinkDeps extends LibraryDeps {
  readonly loader: Pick<LibraryLoader, 'loadState$'>;
}

export interface ListToSave {
  /** What a collection of it is called. */
  readonly name: string;
  readonly titles: LinkTitles;
}

const NOTHING: LibraryAction = { kind: 'batch', actions: [] };

/** Takes over a list that came in a link, as one change (product.md, Links: saving). */
export class SaveLink {
  constructor(private readonly deps: SaveLinkDeps) {}

  /** Asks for what has not been loaded, and tells how far it is. Who unsubscribes meanwhile has changed nothing. */
  execute(target: SaveTarget, list: ListToSave): Observable<LoadingProgress> {
    const saved$ = this.deps.loader.loadState$.pipe(
      // Before the library is there, all of it would seem to be new.
      filter(({ status }) => status !== 'pending'),
      take(1),
      tap(() => this.save(target, list)),
      ignoreElements(),
    );
    return concat(list.titles.loadAll(), saved$);
  }

  private save(target: SaveTarget, { name, titles }: ListToSave): void {
    const stored = titles.loaded.map(toStoredTitle);
    if (stored.length === 0) {
      const message = 'None of the titles could be had. Check your connection, and try again.';
      this.deps.notifications.show({ type: 'error', message });
      return;
    }
    const change = target === 'collection' ? this.asCollection(name, stored) : this.toWatchlist(stored);
    const missing = titles.size - stored.length;
    const but = missing > 0 ? `, without ${countOf(missing, 'title')} that could not be had` : '';
    makeLargeChange(this.deps, { ...change, done: change.done + but });
  }

  private asCollection(name: string, movies: readonly StoredTitle[]): LargeChange {
    const { session, clock } = this.deps;
    const { collections } = session.library;
    const has = (collection: Collection) =>
      collection.name === name && movies.every((movie) => containsTitle(collection.movies, movie));
    const id = freeCollectionId(new Set(collections.map(collectionKey)), clock.now().getTime());
    const collection = { id, name, description: '', movies, createdAt: clock.now().toISOString() };
    return {
      action: collections.some(has) ? NOTHING : { kind: 'collection-created', collection },
      done: `Saved as a collection of ${countOf(movies.length, 'title')}`,
      nothingDone: 'It is among your collections already',
    };
  }

  private toWatchlist(titles: readonly StoredTitle[]): LargeChange {
    const { session, clock } = this.deps;
    const listed = keysOf(session.library.watchlist);
    const added = titles.filter((title) => !listed.has(titleKey(title)));
    const addedAt = clock.now().toISOString();
    return {
      action: {
        kind: 'batch',
        actions: added.map((title) => ({ kind: 'title-saved', list: 'watchlist', title: { ...title, addedAt } })),
      },
      done: `${countOf(added.length, 'title')} added to your watchlist`,
      nothingDone: 'All of it is on your watchlist already',
    };
  }
}
