import { linkPath } from '../../../src/domain/links/link-path.ts';

const SHARED = linkPath({
  name: 'Rainy Sundays',
  titles: [1_001, 1_002, 1_003, 999_999].map((id) => ({
    media_type: 'movie',
    id,
    rating: 8,
    seenOn: '2026-01-31',
    note: 'Twice.',
  })),
});

/** Every screen, at an address of its own; `heading` is its h1. */
export const SCREENS = [
  { name: 'home', path: '/', heading: 'Matinee, movies and TV shows' },
  { name: 'movies', path: '/movie', heading: 'Movies' },
  { name: 'shows', path: '/tv', heading: 'TV Shows' },
  { name: 'trending', path: '/trending', heading: 'Trending' },
  { name: 'coming soon', path: '/coming-soon', heading: 'Coming Soon' },
  { name: 'top rated', path: '/top-rated', heading: 'Top Rated' },
  { name: 'awards', path: '/awards', heading: 'Awards' },
  { name: 'movies as a list', path: '/movie?view=list', heading: 'Movies' },
  { name: 'search', path: '/search', heading: 'Search Results' },
  { name: 'search results', path: '/search?q=an', heading: 'Search Results' },
  { name: 'search without results', path: '/search?q=zoetrope of custard', heading: 'Search Results' },
  { name: 'empty watchlist', path: '/watchlist', heading: 'My Watchlist' },
  { name: 'ratings', path: '/ratings', heading: 'My Watchlist' },
  { name: 'empty favorites', path: '/favorites', heading: 'My Favorites' },
  { name: 'collections', path: '/collections', heading: 'My Collections' },
  { name: 'nothing seen', path: '/diary', heading: 'Diary' },
  { name: 'nothing up next', path: '/up-next', heading: 'Up next' },
  { name: 'shared list', path: SHARED, heading: 'Rainy Sundays' },
  { name: 'damaged link', path: '/shared', heading: 'There is no list in this link' },
  { name: 'franchise', path: '/franchise/9110', heading: 'The Ninth Collection' },
  { name: 'season', path: '/tv/1307/season/1', heading: 'Season 1' },
  { name: 'calendar', path: '/calendar', heading: 'Calendar' },
  { name: 'nothing in a year', path: '/year/2024', heading: '2024' },
  { name: 'your data', path: '/data', heading: 'Your data' },
  { name: 'about', path: '/about', heading: 'About Matinee' },
  { name: 'not found', path: '/nonsense/5', heading: 'Content Not Found' },
  { name: 'error', path: '/no/such/place', heading: 'Oops! Something went wrong' },
] as const;
