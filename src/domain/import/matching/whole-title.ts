import type { StoredTitle } from '../../library/saved-title.ts';
import { mediaTypeOf } from '../../title.ts';
import type { NamedTitle } from '../named-title.ts';

/** A title of what is kept of it: what is missing is unknown. */
export const wholeTitle = (stored: StoredTitle & Pick<NamedTitle, 'originalName' | 'englishName'>): NamedTitle => ({
  overview: '',
  poster_path: null,
  backdrop_path: null,
  vote_average: 0,
  vote_count: 0,
  popularity: 0,
  ...stored,
  media_type: mediaTypeOf(stored),
  genre_ids: [],
});
