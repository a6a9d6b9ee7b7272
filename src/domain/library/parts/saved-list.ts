import type { SavedListName } from '../library-change.ts';
import type { SavedTitle } from '../saved-title.ts';
import { containsTitles } from './contains-titles.ts';
import { newTitles } from './new-titles.ts';
import type { Part } from './part.ts';

export const savedList = (list: SavedListName): Part<readonly SavedTitle[]> => ({
  missing: (own, other) => newTitles(own, other).map((title) => ({ kind: 'title-saved', list, title })),
  contains: containsTitles,
  added: (before, after) => ({ [list]: newTitles(before, after).length }),
  total: ({ length }) => length,
});
