import type { SavedListName } from '#domain/library/library-change.ts';
import { titleKey, type TitleRef } from '#domain/title.ts';
import type { LibraryDeps } from './library-deps.ts';
import { ListKeys } from './list-keys.ts';

/** Whether a title is saved, answered at once however long the lists are: every card on a page asks. */
export class SavedIndex {
  private readonly keys: { [List in SavedListName]?: ListKeys } = {};

  constructor(private readonly deps: Pick<LibraryDeps, 'session'>) {}

  has(list: SavedListName, title: TitleRef): boolean {
    return (this.keys[list] ??= new ListKeys()).of(this.deps.session.seen[list]).has(titleKey(title));
  }
}
