import type { SavedListName } from '../../library/library-change.ts';
import type { Library } from '../../library/library.ts';
import type { SavedTitle } from '../../library/saved-title.ts';
import type { Steps } from '../../steps.ts';
import { titleKey } from '../../title.ts';
import { isSameItem } from '../register-lists.ts';
import { itemIn } from '../register.ts';
import type { Actions, ToApply } from './merging-plan.ts';

const byAddedAt = (a: SavedTitle, b: SavedTitle): number =>
  a.addedAt < b.addedAt ? -1 : a.addedAt > b.addedAt ? 1 : 0;

/** Removals first, then what comes at the end of the list in the order in which it was added. */
export function* savedActions(
  library: Library,
  list: SavedListName,
  { changed }: Pick<ToApply, 'changed'>,
): Steps<Actions> {
  const here = new Map<string, SavedTitle>(library[list].map((title) => [titleKey(title), title]));
  const removed: SavedTitle[] = [];
  const saved: SavedTitle[] = [];
  for (const register of changed) {
    yield;
    const own = here.get(register.key);
    const item = itemIn(list, register);
    if (own && item && isSameItem(list, own, item)) continue;
    if (own) removed.push(own);
    // What the provider says of a title stays as this library has it.
    if (item) saved.push(own ? { ...own, addedAt: item.addedAt } : item);
  }
  return [
    ...removed.map((title) => ({ kind: 'title-removed' as const, list, title })),
    ...saved.toSorted(byAddedAt).map((title) => ({ kind: 'title-saved' as const, list, title })),
  ];
}
