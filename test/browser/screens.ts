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
  { name: 'not found', path: '/nonsense/5', heading: 'Content Not Found' },
  { name: 'error', path: '/no/such/place', heading: 'Oops! Something went wrong' },
] as const;
