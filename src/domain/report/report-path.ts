/** Every fixed segment of the provider's addresses. What else a path has says what was looked at, or where a site is. */
const SEGMENTS: ReadonlySet<string> = new Set([
  'airing_today',
  'all',
  'certification',
  'collection',
  'combined_credits',
  'company',
  'configuration',
  'content_ratings',
  'credits',
  'discover',
  'find',
  'genre',
  'images',
  'keyword',
  'keywords',
  'list',
  'movie',
  'multi',
  'network',
  'now_playing',
  'on_the_air',
  'person',
  'popular',
  'providers',
  'recommendations',
  'regions',
  'release_dates',
  'search',
  'season',
  'similar',
  'top_rated',
  'trending',
  'tv',
  'upcoming',
  'videos',
  'watch',
  'week',
]);

const OTHER = ':id';
/** No address of the provider's has more. */
const MAX = 6;

/** The path of a call without what it was about, as in '/movie/:id/credits' (product.md, Report: paths). */
export const reportPath = (path: string): string =>
  path
    .replace(/[?#].*$/s, '')
    .split('/')
    .filter((segment) => segment !== '')
    .slice(0, MAX)
    .map((segment) => `/${SEGMENTS.has(segment) ? segment : OTHER}`)
    .join('') || '/';
