import { genresQuery } from '#application/queries/genres-query.ts';
import type { SavedFilter } from '#domain/library/saved-list-view.ts';
import type { Genre } from '#domain/title-details.ts';
import type { MediaType } from '#domain/title.ts';
import { uniqueBy } from '#domain/util/unique-by.ts';
import { useApp } from '../app-context.ts';
import { useQuery } from '../use-query.ts';

const NONE: readonly Genre[] = [];

/**
 * The provider's genres. There are none until they are loaded, or when they cannot be loaded
 * (product.md, Errors and retry: genre policy), and none of movies and shows that are mixed (product.md, Provider calls: genres).
 */
export const useGenres = (mediaType: MediaType | undefined): readonly Genre[] => {
  const { queries } = useApp();
  const state = useQuery(genresQuery(queries, mediaType ?? 'movie'), mediaType !== undefined);
  return mediaType && state.status === 'loaded' ? state.value : NONE;
};

/**
 * The genres of movies, of shows, or of both, by name; none until they are loaded.
 * @param isNeeded while they are not, the provider is not asked.
 */
export const useGenresOf = (type: SavedFilter, isNeeded = true): readonly Genre[] => {
  const { queries } = useApp();
  const movie = useQuery(genresQuery(queries, 'movie'), isNeeded);
  const tv = useQuery(genresQuery(queries, 'tv'), isNeeded);
  const lists = [type !== 'tv' && movie, type !== 'movie' && tv];
  const all = lists.flatMap((list) => (list && list.status === 'loaded' ? list.value : []));
  return uniqueBy(all, ({ id }) => id).toSorted((a, b) => a.name.localeCompare(b.name));
};
