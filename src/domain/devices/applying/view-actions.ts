import type { Library } from '../../library/library.ts';
import type { ViewedTitle } from '../../library/saved-title.ts';
import { titleKey } from '../../title.ts';
import { itemIn, type Registers } from '../register.ts';
import type { Actions } from './merging-plan.ts';

const idOf = (view: ViewedTitle): string => `${titleKey(view)} ${view.viewedAt}`;

/** The history as the registers have it, all of it: what fell out of the newest 50 elsewhere goes here too. */
export const viewActions = (library: Library, registers: Registers): Actions => {
  const here = new Map(library.viewingHistory.map((view) => [idOf(view), view]));
  const views = [...registers.values()].flatMap((register) => itemIn('views', register) ?? []);
  if (views.length === here.size && views.every((view) => here.has(idOf(view)))) return [];
  const viewingHistory = views
    .map((view) => here.get(idOf(view)) ?? view)
    .toSorted((a, b) => (a.viewedAt < b.viewedAt ? 1 : a.viewedAt > b.viewedAt ? -1 : 0));
  return [{ kind: 'history-replaced', viewingHistory }];
};
