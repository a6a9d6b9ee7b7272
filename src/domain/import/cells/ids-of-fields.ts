import type { Fields } from '../../fields.ts';
import { readImdbId, readNumber } from './read-ids.ts';
import type { TitleIds } from './read-title-ids.ts';

/** What services number a title by, in fields that are called after them. */
export const idsOfFields = (ids: Fields): TitleIds => ({
  tmdb: readNumber(ids['tmdb']),
  imdb: readImdbId(ids['imdb']),
  tvdb: readNumber(ids['tvdb']),
});
