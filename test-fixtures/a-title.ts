import type { Title } from '#domain/title.ts';

/** A title of which a test names only what it is about. */
export const aTitle = (fields: Partial<Title> = {}): Title => ({
  id: 1,
  media_type: 'movie',
  overview: 'Two brothers keep a seaside picture house alive.',
  poster_path: '/poster.svg',
  backdrop_path: '/backdrop.svg',
  vote_average: 8.4,
  vote_count: 3_120,
  popularity: 10,
  genre_ids: [18],
  ...(fields.media_type === 'tv'
    ? { name: 'Station Marigold', first_air_date: '2025-03-01' }
    : { title: 'The Lamplighter’s Afternoon', release_date: '2025-06-20' }),
  ...fields,
});
