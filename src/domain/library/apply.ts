import { sameTitle, titleKey } from '../title.ts';
import { withPart, withTitles } from './change-parts.ts';
import type { LibraryAction } from './library-change.ts';
import { HISTORY_LIMIT, type Library } from './library.ts';
import type { ActionRules, ActionTable } from './list-actions/action-rules.ts';
import { lateRulesOf } from './list-actions/late-rules.ts';
import { isListAction, type ListAction, listRulesOf } from './list-actions/list-rules.ts';
import { indexOfTitle, type StoredTitle } from './saved-title.ts';

/** Several actions as one; of one it is that. */
export const batch = (actions: readonly LibraryAction[]): LibraryAction =>
  (actions.length === 1 && actions[0]) || { kind: 'batch', actions };
/** Undoes what changed nothing. */
const NOTHING = batch([]);

type OtherAction = Exclude<LibraryAction, ListAction>;
type EarlyKind = 'title-viewed' | 'theme-set' | 'batch';
/** Those of the first screen. */
const EARLY: ActionTable<EarlyKind> = {
  'title-viewed': {
    // Here, not where views are recorded: that may be before it is known that no history is kept.
    apply: (library, { title }) =>
      library.preferences.keepsHistory === false
        ? library
        : withPart(
            library,
            'viewingHistory',
            [title, ...library.viewingHistory.filter((each) => !sameTitle(each, title))].slice(0, HISTORY_LIMIT),
          ),
    inverse: ({ viewingHistory }) => ({ kind: 'history-replaced', viewingHistory }),
  },
  'theme-set': {
    apply: (library, { theme }) =>
      library.preferences.theme === theme
        ? library
        : withPart(library, 'preferences', { ...library.preferences, theme }),
    inverse: ({ preferences }) => ({ kind: 'theme-set', theme: preferences.theme }),
  },
  batch: {
    apply: (library, { actions }) => applyAll(library, actions),
    inverse: (library, { actions }) => {
      const undone: LibraryAction[] = [];
      applyAll(library, actions, undone);
      return batch(undone.toReversed());
    },
  },
};

/** Of all kinds but those of the first screen, and those about one title of one list. */
export type LateKind = Exclude<OtherAction['kind'], EarlyKind>;

const isEarly = (kind: OtherAction['kind']): kind is EarlyKind => Object.hasOwn(EARLY, kind);

// One entry for each kind: the table's type makes sure of it, but a lookup by a union loses which is which.
const rulesOf = ({ kind }: OtherAction) =>
  (isEarly(kind) ? EARLY[kind] : lateRulesOf(kind)) as ActionRules<OtherAction>;

/** Actions in a row about one list. Where there are several, they add at its end what they add. */
type ListRun = readonly [ListAction, ...ListAction[]];

type Titles = readonly StoredTitle[];
/** Takes what undoes each action that changes something. */
type Undone = LibraryAction[];

const changeOnce = (list: Titles, action: ListAction, undone?: Undone): Titles => {
  const { change, back, insert } = listRulesOf(action);
  const at = indexOfTitle(list, action.title);
  const before = list[at];
  const after = change(before, action);
  if (after === before) return list;
  undone?.push(back(before, action, () => at));
  if (!after) return list.toSpliced(at, 1);
  if (before) return list.with(at, after);
  const index = ('index' in action ? action.index : undefined) ?? list.length;
  return insert ? insert(list, after, index) : list.toSpliced(index, 0, after);
};

/** The list is gone through once, so that thousands of actions take no longer than they must. */
const changeAtOnce = (list: Titles, actions: ListRun, undone?: Undone): Titles => {
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
  if (!isChanged) return list;
  const titles = [...items.values()];
  return listRulesOf(actions[0]).arrange?.(titles) ?? titles;
};

const change = (list: Titles, actions: ListRun, undone?: Undone): Titles =>
  actions.length > 1 ? changeAtOnce(list, actions, undone) : changeOnce(list, actions[0], undone);

/** The library after a run: the same reference when nothing changes. */
const changeList = (library: Library, run: ListRun, undone?: Undone): Library => {
  const [action] = run;
  const place = 'collectionId' in action || 'list' in action ? action : { list: 'marks' as const };
  return withTitles(library, place, (titles) => change(titles, run, undone));
};

const isListRun = (run: readonly LibraryAction[]): run is ListRun => run.some(isListAction);

/** Names the list that an action adds to at its end, or that it removes from. A collection has a name for each of the two. */
const listOf = (action: LibraryAction): string | undefined => {
  if (!isListAction(action) || ('index' in action && action.index !== undefined)) return undefined;
  return 'collectionId' in action ? `${action.kind} ${action.collectionId}` : 'list' in action ? action.list : 'marks';
};

/** The actions in their order, with those together that are in a row about one list. */
const runsOf = (actions: readonly LibraryAction[]): readonly (readonly LibraryAction[])[] => {
  const runs: LibraryAction[][] = [];
  let current: string | undefined;
  for (const action of actions) {
    const list = listOf(action);
    if (list && list === current) runs.at(-1)?.push(action);
    else runs.push([action]);
    current = list;
  }
  return runs;
};

/** @param undone takes what undoes each action, or each run of them, that changes something */
const applyAll = (library: Library, actions: readonly LibraryAction[], undone?: LibraryAction[]): Library =>
  runsOf(actions).reduce((before, run) => {
    if (isListRun(run)) return changeList(before, run, undone);
    undone?.push(...run.map((action) => inverse(before, action)));
    return run.reduce(apply, before);
  }, library);

/** The library after an action: the same reference when nothing changes. */
export const apply = (library: Library, action: LibraryAction): Library =>
  isListAction(action) ? changeList(library, [action]) : rulesOf(action).apply(library, action);

/** The action that undoes `action`, which is about to be applied to `library`: everything returns to its place. */
export const inverse = (library: Library, action: LibraryAction): LibraryAction => {
  const undone: LibraryAction[] = [];
  if (isListAction(action)) changeList(library, [action], undone);
  else if (rulesOf(action).apply(library, action) !== library) return rulesOf(action).inverse(library, action);
  return undone[0] ?? NOTHING;
};
