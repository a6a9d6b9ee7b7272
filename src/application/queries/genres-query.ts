import type { Genre } from '#domain/title-details.ts';
import type { MediaType } from '#domain/title.ts';
import { loadableQuery, type LoadableQuery } from './loadable-query.ts';
import type { Queries } from './queries.ts';

/** Shared by every entry of the history: genres change once in years. */
export const genresQuery = (queries: Queries, mediaType: MediaType): LoadableQuery<readonly Genre[]> =>
  queries.hold('genres', mediaType, ({ catalog, requestRunner }) =>
    loadableQuery(requestRunner, { call: (signal) => catalog.fetchGenres(mediaType, signal), policy: 'genres' }),
  );
