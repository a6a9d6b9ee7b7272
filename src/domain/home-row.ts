/** The seven rows of the home screen, in order (product.md, Home: rows), named for their source. */
export const HOME_ROWS = [
  { name: 'trending', title: 'Trending Now' },
  { name: 'now-playing', title: 'Now Playing in Theaters' },
  { name: 'popular-tv', title: 'Popular TV Shows' },
  { name: 'upcoming', title: 'Coming Soon' },
  { name: 'top-rated', title: 'Top Rated Movies' },
  { name: 'airing-today', title: 'Airing Today' },
  { name: 'on-the-air', title: 'On The Air' },
] as const;

export type HomeRow = (typeof HOME_ROWS)[number];
export type HomeRowName = HomeRow['name'];
