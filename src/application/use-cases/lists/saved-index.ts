import type { SavedListName } from '#domain/library/library-change.ts';
import type { MarkedTitle } from '#domain/library/mark.ts';
import { titleKey, type TitleRef } from '#domain/title.ts';
import type { LibraryDeps } from '../../library/library-deps.ts';
import { ListIndex } from './list-index.ts';

/** Whether a title is saved, and how it is marked, answered at once however long the lists are: every card on a page asks. */
export class SavedIndex {
  private readonly lists: { [List in SavedListName]?: ListIndex } = {};
  private readonly marks = new ListIndex<MarkedTitle>();

  constructor(private readonly deps: Pick<LibraryDeps, 'session'>) {}

  has(list: SavedListName, title: TitleRef): boolean {
    return (this.lists[list] ??= new ListIndex()).of(this.deps.session.seen[list]).has(titleKey(title));
  }

  /** Undefined where there is no mark. */
  markOf(title: TitleRef): MarkedTitle | undefined {
    return this.markIn(this.deps.session.seen.marks, title);
  }

  /** The same in a list of marks, which is quick for the list that was asked last. */
  markIn(marks: readonly MarkedTitle[], title: TitleRef): MarkedTitle | undefined {
    return this.marks.of(marks).get(titleKey(title));
  }
}
