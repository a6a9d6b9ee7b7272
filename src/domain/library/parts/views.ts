import type { ViewedTitle } from '../saved-title.ts';
import { newTitles } from './new-titles.ts';
import type { Part } from './part.ts';

export const VIEWS: Part<readonly ViewedTitle[]> = {
  missing: (own, other) => {
    const views = newTitles(own, other);
    if (views.length === 0) return [];
    const newestFirst = [...own, ...views].toSorted((a, b) => b.viewedAt.localeCompare(a.viewedAt));
    return [{ kind: 'history-replaced', viewingHistory: newestFirst }];
  },
  // They change by themselves.
  contains: () => true,
  added: (before, after) => ({ views: newTitles(before, after).length }),
  total: () => 0,
};
