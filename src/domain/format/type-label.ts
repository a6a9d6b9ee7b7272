import type { MediaType } from '../title.ts';

/** Spec section 2, Cards. */
export const typeLabel = (mediaType: MediaType): string => (mediaType === 'tv' ? 'TV Show' : 'Movie');
