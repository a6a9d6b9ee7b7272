import { toMarkableTitle } from '../../library/facts/markable-title.ts';
import type { LibraryAction } from '../../library/library-change.ts';
import type { Library } from '../../library/library.ts';
import type { Mark, MarkedTitle, MarkField } from '../../library/mark.ts';
import type { Steps } from '../../steps.ts';
import { titleKey } from '../../title.ts';
import { MARK_FIELDS_OF } from '../register-lists.ts';
import { itemIn, type Register } from '../register.ts';
import type { Actions, ToApply } from './merging-plan.ts';

const actionFor = (own: MarkedTitle | undefined, register: Register): LibraryAction | undefined => {
  const list = register.list === 'hidden' ? 'hidden' : 'marks';
  const item = itemIn(list, register);
  const isSet = (field: MarkField) => item !== undefined && Object.hasOwn(item, field);
  const changed = MARK_FIELDS_OF[list].filter((field) => item?.[field] !== own?.[field]);
  const title = own ?? item;
  if (changed.length === 0 || !title) return undefined;
  const set: Mark = Object.fromEntries(changed.filter(isSet).map((field) => [field, item?.[field]]));
  return {
    kind: 'title-marked',
    title: toMarkableTitle(title),
    set,
    clear: changed.filter((field) => !isSet(field)),
  };
};

/** A patch for each title and list: what is seen, rated and noted, and what is hidden, do not touch each other. */
export function* markActions(library: Library, { changed }: Pick<ToApply, 'changed'>): Steps<Actions> {
  const here = new Map<string, MarkedTitle>(library.marks.map((title) => [titleKey(title), title]));
  const actions: LibraryAction[] = [];
  for (const register of changed) {
    yield;
    const action = actionFor(here.get(register.key), register);
    if (action) actions.push(action);
  }
  return actions;
}
