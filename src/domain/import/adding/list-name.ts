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
