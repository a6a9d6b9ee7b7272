import type { Genre } from '#domain/title-details.ts';
import type { MediaType } from '#domain/title.ts';
import { useApp } from '../../hooks/app-context.ts';
import { useView } from '../../hooks/use-view.ts';

const NONE: readonly Genre[] = [];

/** The provider's genres; none until they are there, or when they can't be had (product.md, Errors and retry: genre policy). */
export const useGenres = (mediaType: MediaType): readonly Genre[] => {
  const { views } = useApp();
  const state = useView(views.genres(mediaType));
  return state.status === 'loaded' ? state.value : NONE;
};
