import type { ImportedTitle } from '#domain/import/imported-title.ts';
import { anImportedTitle } from './an-imported-title.ts';

/** A film that the file has on its watchlist. */
export const aListedFilm = (fields: Partial<ImportedTitle> = {}): ImportedTitle =>
  anImportedTitle({ name: 'Dust Parade', year: 1968, listedAt: null, ...fields });
