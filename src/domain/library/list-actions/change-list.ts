import { titleKey } from '../../title.ts';
import { withTitles } from '../change-parts.ts';
import { insert } from '../change-titles.ts';
import type { LibraryAction } from '../library-change.ts';
import type { Library } from '../library.ts';
import { indexOfTitle, type StoredTitle } from '../saved-title.ts';
import { listRulesOf, type ListAction } from './list-rules.ts';

/** Actions in a row about one list. Where there are several, they add at its end what they add. */
export type ListRun = readonly [ListAction, ...ListAction[]];

type Titles = readonly StoredTitle[];
/** Takes what undoes each action that changes something. */
type Undone = LibraryAction[];

const changeOnce = (list: Titles, action: ListAction, undone?: Undone): Titles => {
  const { change, back } = listRulesOf(action);
  const at = indexOfTitle(list, action.title);
  const before = list[at];
  const after = change(before, action);
  if (after === before) return list;
  undone?.push(back(before, action, () => at));
  if (!after) return list.toSpliced(at, 1);
  return before ? list.with(at, after) : insert(list, after, 'index' in action ? action.index : undefined);
};

/** The list is gone through once, so that thousands of actions take no longer than they must. */
const changeAtOnce = (list: Titles, actions: readonly ListAction[], undone?: Undone): Titles => {
  const items = new Map(list.map((item) => [titleKey(item), item]));
  let isChanged = false;
  for (const action of actions) {
    const { change, back } = listRulesOf(action);
    const key = titleKey(action.title);
    const before = items.get(key);
    const after = change(before, action);
    if (after === before) continue;
    undone?.push(back(before, action, () => [...items.keys()].indexOf(key)));
    isChanged = true;
    if (after) items.set(key, after);
    else items.delete(key);
  }
  return isChanged ? [...items.values()] : list;
};

const change = (list: Titles, actions: ListRun, undone?: Undone): Titles =>
  actions.length > 1 ? changeAtOnce(list, actions, undone) : changeOnce(list, actions[0], undone);

/** The library after a run: the same reference when nothing changes. */
export const changeList = (library: Library, run: ListRun, undone?: Undone): Library => {
  const [action] = run;
  const place = 'collectionId' in action || 'list' in action ? action : { list: 'marks' as const };
  return withTitles(library, place, (titles) => change(titles, run, undone));
};
