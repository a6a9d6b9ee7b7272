/** One path of the catalogue that fails a number of times (product.md, QA: fault). */
export interface Fault {
  /** As TMDB has it, such as `/tv/popular`. */
  readonly path: string;
  /** A status of HTTP, or what happens in place of an answer. */
  readonly failure: number | 'offline' | 'timeout';
  readonly times: number;
}

/** Every path at which the catalogue is asked; `1` stands for any number. */
export const KNOWN_PATHS = [
  '/configuration',
  '/trending/all/week',
  '/movie/now_playing',
  '/movie/upcoming',
  '/movie/top_rated',
  '/tv/popular',
  '/tv/airing_today',
  '/tv/on_the_air',
  '/discover/movie',
  '/discover/tv',
  '/genre/movie/list',
  '/genre/tv/list',
  '/search/multi',
  '/search/movie',
  '/search/tv',
  '/search/person',
  '/search/keyword',
  '/search/company',
  '/person/1',
  '/keyword/1',
  '/company/1',
  '/network/1',
  '/collection/1',
  '/watch/providers/regions',
  '/watch/providers/movie',
  '/movie/1/release_dates',
  ...['movie', 'tv'].flatMap((type) =>
    ['', '/credits', '/similar', '/recommendations', '/videos', '/watch/providers'].map((part) => `/${type}/1${part}`),
  ),
] as const;

const FORM = /^(\/[\w/]+):(offline|timeout|[45]\d\d)(?:\*([1-9]\d{0,3}))?$/;
/** Of titles of IMDb's. */
const FIND = /^\/find\/\w+$/;

const isKnown = (path: string): boolean =>
  FIND.test(path) || (KNOWN_PATHS as readonly string[]).includes(path.replace(/\/\d+(?=\/|$)/, '/1'));

const readFailure = (text: string): Fault['failure'] =>
  text === 'offline' || text === 'timeout' ? text : Number(text);

const readFault = (text: string): Fault | undefined => {
  const [, path = '', failure = '', times = '1'] = FORM.exec(text) ?? [];
  return isKnown(path) ? { path, failure: readFailure(failure), times: Number(times) } : undefined;
};

/** Faults as an address has them, with commas between them; undefined where one is none. */
export const readFaults = (text: string): readonly Fault[] | undefined => {
  const faults = text.split(',').map((each) => readFault(each.trim()));
  return faults.every((fault) => fault !== undefined) ? faults : undefined;
};

export const writeFaults = (faults: readonly Fault[]): string =>
  faults.map(({ path, failure, times }) => `${path}:${failure}${times === 1 ? '' : `*${times}`}`).join(',');
