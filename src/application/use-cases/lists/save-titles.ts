import { filter, ignoreElements, take, tap, type Observable } from 'rxjs';
import { countOf } from '#domain/format/format-count.ts';
import { batch } from '#domain/library/apply.ts';
import type { Collection } from '#domain/library/collection.ts';
import { newCollection } from '#domain/library/new-collection.ts';
import { containsTitle, keysOf, toStoredTitle, type StoredTitle } from '#domain/library/saved-title.ts';
import { titleKey } from '#domain/title.ts';
import type { LibraryDeps } from '../../library/library-deps.ts';
import type { LibraryLoader } from '../../library/library-loader.ts';
import { makeLargeChange, type LargeChange } from '../../library/make-large-change.ts';

export type SaveTarget = 'collection' | 'watchlist';

export interface SaveTitlesDeps extends LibraryDeps {
  readonly loader: Pick<LibraryLoader, 'loadState$'>;
}

/** Titles that belong together. */
export interface TitlesToSave {
  /** What a collection of them is called, and says of itself. */
  readonly name: string;
  readonly description?: string;
  readonly titles: readonly StoredTitle[];
  /** Added to what is said once they are saved. */
  readonly remark?: string;
}

/** Takes over titles that belong together, as one change with one 'Undo'. */
export class SaveTitles {
  constructor(private readonly deps: SaveTitlesDeps) {}

  /** Completes once it is made. Who unsubscribes meanwhile has changed nothing. */
  execute(target: SaveTarget, list: TitlesToSave): Observable<never> {
    return this.deps.loader.loadState$.pipe(
      // Before the library is there, all of it would seem to be new.
      filter(({ status }) => status !== 'pending'),
      take(1),
      tap(() => this.save(target, list)),
      ignoreElements(),
    );
  }

  private save(target: SaveTarget, { titles, remark = '', ...list }: TitlesToSave): void {
    const stored = titles.map(toStoredTitle);
    const change = target === 'collection' ? this.asCollection(list, stored) : this.toWatchlist(stored);
    makeLargeChange(this.deps, { ...change, done: change.done + remark });
  }

  private asCollection(
    { name, description = '' }: Pick<TitlesToSave, 'name' | 'description'>,
    movies: readonly StoredTitle[],
  ): LargeChange {
    const { session, clock } = this.deps;
    const has = (collection: Collection) =>
      collection.name === name && movies.every((movie) => containsTitle(collection.movies, movie));
    const collection = newCollection(session.library, { name, description, movies }, clock.now());
    return {
      action: session.library.collections.some(has) ? batch([]) : { kind: 'collection-created', collection },
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
      action: batch(added.map((title) => ({ kind: 'title-saved', list: 'watchlist', title: { ...title, addedAt } }))),
      done: `${countOf(added.length, 'title')} added to your watchlist`,
      nothingDone: 'All of it is on your watchlist already',
    };
  }
}
