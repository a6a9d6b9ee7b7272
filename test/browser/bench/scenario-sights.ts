/** What is seen at an address. */
interface Sight {
  readonly path: string;
  /** What must be seen there, letter for letter. */
  readonly texts: readonly (string | RegExp)[];
  /** What is told in passing. */
  readonly toast?: string;
}

const rows = (section: string) => [
  `Failed to Load ${section}`,
  `We couldn't load the ${section} content. Please try again.`,
];
const LOST = 'API Connection Failed';

/** Where every question after the start fails, and the toast that says how. */
const failing = (
  toast: string,
  title = 'Failed to Load Details',
  person = 'Failed to Load Person',
): readonly Sight[] => [
  { path: '/', texts: [...rows('Trending Now'), ...rows('Top Rated Movies'), LOST] },
  {
    path: '/movie',
    texts: [
      'Failed to Load Movies',
      'There was a problem loading the content. Please check your internet connection and try again.',
    ],
    toast,
  },
  { path: '/movie/1003', texts: [title] },
  { path: '/person/1001', texts: [person] },
  { path: '/search?q=an', texts: ['Search Failed', 'Failed to search content. Please try again.'] },
  { path: '/watchlist', texts: ['Your watchlist is empty'] },
];

const startup = (message: string): readonly Sight[] =>
  ['/', '/watchlist'].map((path) => ({ path, texts: ['Failed to Load Matinee', message] }));

const EMPTY_LISTING = (title: string) => [
  `No ${title} Found`,
  'Network issues',
  'Rate limiting',
  'The server is unavailable',
];

/** Every scenario, at every screen on which it looks different (docs/qa.md). */
export const SIGHTS: Readonly<Record<string, readonly Sight[]>> = {
  slow: [
    { path: '/', texts: ['Trending Now', 'The Lamplighter’s Afternoon'] },
    { path: '/movie/1003', texts: ['Seven Quiet Alibis', 'More Like This'] },
  ],
  offline: startup('TMDB API is not accessible in your browser. Please use chrome.'),
  unauthorized: failing('Authentication Error: Invalid API token'),
  'rate-limited': failing('Rate Limited: Too many requests, please wait'),
  'server-error': failing('Server Error:'),
  'not-found': failing(
    'Content Not Found: This content may no longer be available',
    'The requested content could not be found.',
    'The requested content could not be found.',
  ),
  'config-fails': startup('Failed to load app configuration. This is required for the app to function.'),
  'trending-fails': [
    { path: '/', texts: [...rows('Trending Now'), 'Top Rated Movies'] },
    { path: '/trending', texts: ['Failed to Load Trending'] },
    { path: '/movie', texts: ['457 results'] },
  ],
  empty: [
    { path: '/', texts: ['My Collections'] },
    { path: '/movie', texts: EMPTY_LISTING('Movies') },
    { path: '/trending', texts: EMPTY_LISTING('Trending') },
    {
      path: '/search?q=an',
      texts: ['No Results Found', 'No results found for "an"', 'Try adjusting your search terms or filters'],
    },
    { path: '/movie/1003', texts: ['Seven Quiet Alibis', 'No image found'] },
    { path: '/person/1001', texts: [/\S/] },
  ],
  'no-images': ['/', '/movie', '/movie/1003', '/search?q=an'].map((path) => ({ path, texts: ['No image found'] })),
  'extreme-text': ['/', '/tv?view=list', '/movie/1003', '/person/1001', '/search?q=script'].map((path) => ({
    path,
    texts: ['<script>'],
  })),
  huge: [
    { path: '/movie', texts: ['10,000 results'] },
    { path: '/awards', texts: ['10,000 results'] },
    { path: '/search?q=a', texts: ['Found 10,000 results for "a"'] },
  ],
};
