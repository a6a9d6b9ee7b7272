import { distinctUntilChanged, map, type Observable } from 'rxjs';
import type { SavedListName } from '#domain/library/library-change.ts';
import { titleKey, type TitleRef } from '#domain/title.ts';
import type { LibrarySession } from './library-session.ts';
import { ListKeys } from './list-keys.ts';

/** Whether a title is saved, answered at once however long the lists are: every card on a page asks. */
export class SavedIndex {
  private readonly keys: Readonly<Record<SavedListName, ListKeys>> = {
    watchlist: new ListKeys(),
    favorites: new ListKeys(),
  };

  constructor(private readonly session: LibrarySession) {}

  has(list: SavedListName, title: TitleRef): boolean {
    return this.keys[list].of(this.session.seen[list]).has(titleKey(title));
  }

  /** Emits at once, then only when the answer changes. */
  has$(list: SavedListName, title: TitleRef): Observable<boolean> {
    return this.session.library$.pipe(
      map(() => this.has(list, title)),
      distinctUntilChanged(),
    );
  }
}
