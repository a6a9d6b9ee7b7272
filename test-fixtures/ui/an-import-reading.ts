import type { ImportReading } from '#domain/import/import-reading.ts';
import type { ImportedTitle } from '#domain/import/imported-title.ts';

/** A title of a file, of which a test names only what it is about. */
export const anImported = (fields: Partial<ImportedTitle> = {}): ImportedTitle => ({
  name: 'Dust Parade',
  year: 1968,
  ids: {},
  listedAt: null,
  ...fields,
});

/** What was read of files, of which a test names only what it is about. */
export const aReading = (fields: Partial<ImportReading> = {}): ImportReading => ({
  sources: ['letterboxd'],
  titles: [anImported()],
  lists: [],
  leftOut: [],
  unrecognised: [],
  ...fields,
});
