import type { ImportedList } from '../imported-title.ts';
import { listName } from './list-name.ts';

/** What the file says of its lists, by their names in one line. */
export type FiledLists = ReadonlyMap<string, ImportedList>;

/** In their order. Of two of one name the first that is described counts. */
export const filedLists = (lists: readonly ImportedList[]): FiledLists => {
  const byName = new Map<string, ImportedList>();
  for (const list of lists) {
    const name = listName(list.name);
    if (!byName.get(name)?.description.trim()) byName.set(name, list);
  }
  return byName;
};

/** A list by its name, also where the file says nothing of it but its titles. */
export const filedList = (lists: FiledLists, name: string): ImportedList =>
  lists.get(name) ?? { name, description: '' };
