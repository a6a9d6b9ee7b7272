import type { ImportReading } from '#domain/import/import-reading.ts';
import { aReading } from '../ui/an-import-facade.ts';
import { aListedFilm } from './a-listed-film.ts';

/** What was found in a watchlist of Letterboxd with one film, but for what a test gives. */
export const aLetterboxdReading = (fields: Partial<ImportReading> = {}): ImportReading =>
  aReading({ sources: ['letterboxd'], titles: [aListedFilm()], ...fields });
