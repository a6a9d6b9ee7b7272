import type { ImportedTitle } from '#domain/import/imported-title.ts';

/** A title of a file, of which a test names only what it is about. */
export const anImportedTitle = (fields: Partial<ImportedTitle> = {}): ImportedTitle => ({
  name: '',
  ids: {},
  ...fields,
});
