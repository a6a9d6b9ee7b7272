/**
 * Successful answers that cannot be read: a page of HTML as a captive portal sends, the first half of the right one, nothing, and
 * JSON of another shape.
 */
export const UNREADABLE_ANSWERS = ['html', 'truncated', 'empty', 'shape'] as const;

type UnreadableAnswer = (typeof UNREADABLE_ANSWERS)[number];

/** One path of the catalogue that fails a number of times (product.md, QA: fault). */
export interface Fault {
  /** As TMDB has it, such as `/tv/popular`. */
  readonly path: string;
  /** A status of HTTP, what happens in place of an answer, or what is wrong with a successful one. */
  readonly failure: number | 'offline' | 'timeout' | UnreadableAnswer;
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
  '/tv/1/season/1',
  ...['movie', 'tv'].flatMap((type) =>
    ['', '/credits', '/similar', '/recommendations', '/videos', '/watch/providers'].map((part) => `/${type}/1${part}`),
  ),
] as const;

const FORM = /^(\/[\w/]+):(offline|timeout|html|truncated|empty|shape|[45]\d\d)(?:\*([1-9]\d{0,3}))?$/;
/** Of titles of IMDb's. */
const FIND = /^\/find\/(?:\w+|\*)$/;
const NUMBER = /^\d+$/;

/** Whether a known path has these segments: a number stands for any number, `*` for any segment. */
const hasSegments = (known: string, asked: readonly string[]): boolean => {
  const segments = known.split('/');
  return (
    segments.length === asked.length &&
    segments.every(
      (each, at) => asked[at] === '*' || asked[at] === each || (each === '1' && NUMBER.test(asked[at] ?? '')),
    )
  );
};

/** Whether the catalogue is asked at this path, or at one of those that a path with `*` for segments stands for. */
export const isKnownPath = (path: string): boolean => {
  const asked = path.split('/');
  return FIND.test(path) || KNOWN_PATHS.some((known) => hasSegments(known, asked));
};

const readFailure = (text: string): Fault['failure'] =>
  /^\d/.test(text) ? Number(text) : (text as Exclude<Fault['failure'], number>);

const readFault = (text: string): Fault | undefined => {
  const [, path = '', failure = '', times = '1'] = FORM.exec(text) ?? [];
  return isKnownPath(path) ? { path, failure: readFailure(failure), times: Number(times) } : undefined;
};

/** Faults as an address has them, with commas between them; undefined where one is none. */
export const readFaults = (text: string): readonly Fault[] | undefined => {
  const faults = text.split(',').map((each) => readFault(each.trim()));
  return faults.every((fault) => fault !== undefined) ? faults : undefined;
};

export const writeFaults = (faults: readonly Fault[]): string =>
  faults.map(({ path, failure, times }) => `${path}:${failure}${times === 1 ? '' : `*${times}`}`).join(',');
