import type { LibraryAction } from '../library-change.ts';
import { isListAction } from './list-rules.ts';

/** Names the list that an action adds to at its end, or that it removes from. */
const listOf = (action: LibraryAction): string | undefined => {
  if (!isListAction(action) || ('index' in action && action.index !== undefined)) return undefined;
  return 'collectionId' in action ? ` ${action.collectionId}` : 'list' in action ? action.list : action.kind;
};

/** The actions in their order, with those together that are in a row about one list. */
export const runsOf = (actions: readonly LibraryAction[]): readonly (readonly LibraryAction[])[] => {
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
