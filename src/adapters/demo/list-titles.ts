import type { DemoData, DemoListName, DemoTitle } from './demo-data.ts';
import { titlesOfKeys } from './find-title.ts';

/** One of the editor's lists, whole. */
export const listTitles = (data: DemoData, name: DemoListName): readonly DemoTitle[] =>
  titlesOfKeys(data, data.lists[name]);
