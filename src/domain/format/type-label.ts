import type { Genre } from '../title-details.ts';
import type { MediaType, Title } from '../title.ts';

/** product.md, Cards: type label. */
export const typeLabel = (mediaType: MediaType): string => (mediaType === 'tv' ? 'TV Show' : 'Movie');

/** The name of a title's first genre, the one its provider holds for the chief one; undefined when it is unknown. */
export const genreName = ({ genre_ids }: Pick<Title, 'genre_ids'>, genres: readonly Genre[]): string | undefined =>
  genre_ids.map((id) => genres.find((genre) => genre.id === id)?.name).find((name) => name !== undefined);
