import { distinctUntilChanged, map, type Observable } from 'rxjs';
import type { SavedListName } from '#domain/library/library-change.ts';
import type { Library } from '#domain/library/library.ts';
import { keysOf } from '#domain/library/saved-title.ts';
import { titleKey, type TitleKey, type TitleRef } from '#domain/title.ts';
import type { LibrarySession } from './library-session.ts';

type Keys = ReadonlySet<TitleKey>;

/** Whether a title is saved, answered at once however long the lists are: every card on a page asks. */
export class SavedIndex {
  private readonly keysByList = new WeakMap<Library[SavedListName], Keys>();

  constructor(private readonly session: LibrarySession) {}

  has(list: SavedListName, title: TitleRef): boolean {
    return this.keys(this.session.library[list]).has(titleKey(title));
  }

  /** Emits at once, then only when the answer changes. */
  has$(list: SavedListName, title: TitleRef): Observable<boolean> {
    return this.session.library$.pipe(
      map(() => this.has(list, title)),
      distinctUntilChanged(),
    );
  }

  private keys(list: Library[SavedListName]): Keys {
    const keys = this.keysByList.get(list) ?? keysOf(list);
    this.keysByList.set(list, keys);
    return keys;
  }
}
