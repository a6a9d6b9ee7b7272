import type { DemoData, DemoListName, DemoTitle } from '../demo-data.ts';
import { titlesOfKeys } from '../find-title.ts';

/** All titles of one of the editor's lists. */
export const listTitles = (data: DemoData, name: DemoListName): readonly DemoTitle[] =>
  titlesOfKeys(data, data.lists[name]);
