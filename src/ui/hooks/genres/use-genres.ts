import { genresQuery } from '#application/queries/genres-query.ts';
import type { Genre } from '#domain/title-details.ts';
import type { MediaType } from '#domain/title.ts';
import { useApp } from '../app-context.ts';
import { useQuery } from '../use-query.ts';

const NONE: readonly Genre[] = [];

/**
 * The provider's genres. There are none until they are loaded, or when they cannot be loaded
 * (product.md, Errors and retry: genre policy).
 */
export const useGenres = (mediaType: MediaType): readonly Genre[] => {
  const { queries } = useApp();
  const state = useQuery(genresQuery(queries, mediaType));
  return state.status === 'loaded' ? state.value : NONE;
};
