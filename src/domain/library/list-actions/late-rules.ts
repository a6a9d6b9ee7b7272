import type { LibraryAction } from '../library-change.ts';
import type { ActionRules, ActionTable } from './action-rules.ts';

/** The kinds of action that nothing of the first screen makes: the code of their rules comes with what makes, loads or reads them. */
export type LateKind = 'episodes-marked' | 'show-stopped';

const known = new Map<LibraryAction['kind'], unknown>();

/** Has the rules known. Each module that makes or reads such an action does so first. */
export const addLateRules = (rules: ActionTable<LateKind>): void => {
  for (const [kind, of] of Object.entries(rules)) known.set(kind as LateKind, of);
};

/** The rules of a kind. Throws where no module has added them: that is a defect of ours. */
export const lateRulesOf = (kind: LateKind): ActionRules<LibraryAction> => {
  const rules = known.get(kind);
  if (!rules) throw new Error(`The rules of ${kind} have not been added.`);
  return rules as ActionRules<LibraryAction>;
};
