import type { ImportedTitle } from '../imported-title.ts';

/** All that the file calls a title, its first name first. */
export const namesOf = ({ name, otherNames = [] }: Pick<ImportedTitle, 'name' | 'otherNames'>): readonly string[] => [
  name,
  ...otherNames,
];
