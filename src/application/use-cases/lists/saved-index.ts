import { merge, type Observable, share } from 'rxjs';
import type { MarkedTitle } from '#domain/library/marks/mark.ts';
import { type SavedListName, SAVED_LIST_NAMES, ofSavedLists } from '#domain/library/saved-lists.ts';
import { sameTitle, titleKey, type TitleRef } from '#domain/title.ts';
import type { LibraryDeps } from '../../library/library-deps.ts';
import { ListIndex } from './list-index.ts';

/** For each saved list whether a title is in it, and whether that is not stored yet, though it should be: a bit for each. */
export type SavedStates = number;

/** The two bits of a list. */
const SHIFT = ofSavedLists((list) => 2 * SAVED_LIST_NAMES.indexOf(list));

export const isSavedIn = (states: SavedStates, list: SavedListName): boolean => (states & (1 << SHIFT[list])) > 0;
export const isLateIn = (states: SavedStates, list: SavedListName): boolean => (states & (2 << SHIFT[list])) > 0;

/** Whether a title is saved, and how it is marked, answered at once however long the lists are: every card on a page asks. */
export class SavedIndex {
  private readonly lists: { [List in SavedListName]?: ListIndex } = {};
  private readonly marks = new ListIndex<MarkedTitle>();
  /** Emits whenever a title may be in another state: one subscription to the session for all cards. */
  readonly changes$: Observable<unknown>;

  constructor(private readonly deps: Pick<LibraryDeps, 'session'>) {
    this.changes$ = merge(deps.session.library$, deps.session.late$).pipe(share());
  }

  has(list: SavedListName, title: TitleRef): boolean {
    return (this.lists[list] ??= new ListIndex()).of(this.deps.session.seen[list]).has(titleKey(title));
  }

  /** All that a card asks of a title, as one value: nothing is drawn again while it is the same. */
  statesOf(title: TitleRef): SavedStates {
    let states = 0;
    for (const list of SAVED_LIST_NAMES) if (this.has(list, title)) states |= 1 << SHIFT[list];
    for (const { action } of this.deps.session.late)
      if ('list' in action && sameTitle(action.title, title)) states |= 2 << SHIFT[action.list];
    return states;
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
