import { viewSavedList, type SavedListView } from './saved-list-view.ts';
import type { SavedTitle } from './saved-title.ts';

/** What is shown of a saved list, and in which view. */
export interface ShownList {
  readonly list: readonly SavedTitle[];
  readonly view: SavedListView;
  readonly shown: readonly SavedTitle[];
}

const sameView = (a: SavedListView, b: SavedListView): boolean =>
  a.filter === b.filter && a.sort === b.sort && a.isAscending === b.isAscending && a.language === b.language;

/** The title that `after` lacks; undefined when the lists differ in anything else. */
const goneFrom = (before: readonly SavedTitle[], after: readonly SavedTitle[]): SavedTitle | undefined => {
  if (before.length !== after.length + 1) return undefined;
  const at = before.findIndex((title, index) => title !== after[index]);
  return after.every((title, index) => index < at || title === before[index + 1]) ? before[at] : undefined;
};

const shownOf = (list: readonly SavedTitle[], view: SavedListView, last: ShownList | undefined) => {
  const gone = last && sameView(last.view, view) ? goneFrom(last.list, list) : undefined;
  return last && gone ? last.shown.filter((title) => title !== gone) : viewSavedList(list, view);
};

/**
 * As `viewSavedList`, knowing what was shown last: the same when nothing changed. A list that has lost one title is still in
 * order, and sorting 10,000 names again would be most of what removing one costs.
 */
export const showList = (list: readonly SavedTitle[], view: SavedListView, last?: ShownList): ShownList =>
  last && last.list === list && sameView(last.view, view) ? last : { list, view, shown: shownOf(list, view, last) };
