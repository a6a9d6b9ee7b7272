import type { ImportedList } from '../imported-title.ts';

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

/** For a list of the file that has no name. */
const NAMELESS = 'Imported list';

/** What a list of the file is called, whole and in one line: names that Unicode writes in two ways are one (product.md, Import: collections). */
export const listName = (name: string): string =>
  name
    .normalize()
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ') || NAMELESS;
