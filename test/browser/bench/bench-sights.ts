import { RESTORED } from '../shared/toasts.ts';

/** What is seen at an address in a state of the bench. */
export interface BenchSight {
  readonly state: string;
  readonly path: string;
  /** What must be seen there, letter for letter. */
  readonly texts: readonly (string | RegExp)[];
}

const sight = (state: string, path: string, ...texts: BenchSight['texts']): BenchSight => ({ state, path, texts });

/** Where a state shows at once (docs/qa.md). */
export const BENCH_SIGHTS: readonly BenchSight[] = [
  sight('scenario=slow+no-images', '/movie', 'No image found', '457 results'),
  sight('scenario=huge+extreme-text', '/movie', '10,000 results', /Donaudampf|<script>|סוף השבוע/),
  sight('fault=/discover/movie:503*2', '/movie', '457 results'),
  sight('fault=/movie/1003/credits:404', '/movie/1003', 'Failed to Load Credits'),
  sight('fault=/tv/popular:503*4', '/', 'Failed to Load Popular TV Shows', 'Top Rated Movies'),
  sight('fault=/search/multi:429,/search/multi:404', '/search?q=an', 'Search Failed'),
  sight('fault=/discover/movie:html*4', '/movie', 'Failed to Load Movies'),
  sight('fault=/discover/movie:truncated', '/movie', '457 results'),
  sight('fault=/movie/1003/credits:empty*4', '/movie/1003', 'Failed to Load Credits'),
  sight('fault=/configuration:shape', '/', 'Failed to Load Matinee'),
  sight('latency=800', '/movie', '457 results'),
  sight('latency=200-1500', '/', 'Top Rated Movies'),
  sight('latency=200-1500&seed=7', '/', 'Top Rated Movies'),
  sight('latency=/movie/*:4000', '/movie/1003', 'Seven Quiet Alibis'),
  sight('latency=/movie/*/credits:4000,300', '/movie/1003', 'Seven Quiet Alibis'),
  sight('choices=theme:light', '/movie', '457 results'),
  sight('choices=region:DE,services:9001+9003', '/movie/1003', 'Seven Quiet Alibis'),
  sight('choices=veil:on', '/tv/1303/season/1', 'Episode 1'),
  sight('choices=theme:light,history:off&library=lived-in', '/watchlist', '24 items saved to watch later'),
  sight('library=file', '/watchlist', 'Failed to Load Matinee', /This tab has no library of a file/),
  sight('library=empty', '/watchlist', 'Your watchlist is empty', 'Quinn'),
  sight('library=new-visitor', '/', 'Welcome to Matinee'),
  sight('library=lived-in', '/watchlist', '24 items saved to watch later', RESTORED),
  sight('library=lived-in', '/collections', 'Rainy Sundays'),
  sight('library=shaped', '/collections', 'Of a newer release', 'With the neighbours'),
  sight('library=following', '/seen', 'The Brine Road'),
  sight('library=following', '/up-next', 'Ashgrove Junction', /S1 E3/, 'Copper Mesa'),
  sight('library=a-year', '/year/all', 'All time', /films, 20 of them again/, /of 45 shows/),
  sight('library=full-99', '/watchlist', '99 items saved to watch later'),
  sight('library=huge-10000', '/watchlist', '10,000 items saved to watch later'),
  sight('library=hostile', '/watchlist', '21 items saved to watch later', /<script>/),
  sight('library=hostile', '/collections', /<script>/),
  sight(
    'library=unreadable',
    '/watchlist',
    'Your saved lists could not be read. They are kept aside as matinee_user_data_203.0.113.20.unreadable.',
    'Your watchlist is empty',
  ),
  sight('library=old-format', '/watchlist', '12 items saved to watch later', 'Quinn'),
  sight('library=newer-release', '/watchlist', '24 items saved to watch later'),
  sight('library=with-versions', '/watchlist', '24 items saved to watch later'),
  sight('now=1950-01-01T12:00Z', '/movie', 'Coming Soon'),
  sight('now=1950-01-01T12:00Z,running', '/movie', 'Coming Soon'),
  sight('seed=7', '/', 'Trending Now'),
  sight('identity=ip', '/watchlist', 'Your watchlist is empty'),
  sight('identity=fingerprint', '/watchlist', 'Your watchlist is empty'),
  sight('identity=random', '/watchlist', 'Your watchlist is empty'),
  sight('identity=changing', '/watchlist', 'Your watchlist is empty'),
  sight('storage=full', '/watchlist', 'Your watchlist is empty'),
  sight('storage=slow', '/watchlist', RESTORED),
  sight('storage=blocked', '/watchlist', 'Your browser keeps nothing for this site. Your lists end with this window.'),
  sight('log=none', '/watchlist', RESTORED),
  sight('log=hangs', '/watchlist', RESTORED),
  sight('tabs=none', '/watchlist', RESTORED),
  sight(
    'library=lived-in&scenario=no-images&seed=7&now=2026-12-24T20:00Z',
    '/watchlist',
    '24 items saved to watch later',
  ),
];

/** Words of every part of the bench: of its adapters, of its switcher, of its memory. */
export const BENCH_WORDS = [
  'config-fails',
  'extreme-text',
  'huge-10000',
  '/tv/popular:503*2',
  'Copy this state',
  'matinee_bench',
  // Of the trace: its recorder, its file, its panel.
  'the place of lists',
  'demo.invalid',
  'Entries of the trace',
  '200-1500',
  'matinee-bench',
  'File to begin with',
];
