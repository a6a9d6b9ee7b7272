/** What an operator configures (product.md, Configuration: variables), with its defaults. */
export interface Config {
  readonly catalog: 'tmdb' | 'demo';
  readonly token: string;
  readonly apiUrl: string;
  readonly imageUrl: string;
  readonly store: StoreKind;
  /** Tried in order. */
  readonly ipLookupUrls: readonly string[];
  /** Where the page's vitals are sent; empty: nowhere. */
  readonly vitalsUrl: string;
}

export type StoreKind = 'local' | 'indexeddb' | 'memory';

type Environment = Readonly<Record<`VITE_${string}`, string | undefined>>;

const IP_LOOKUP_URLS = 'https://api.ipify.org?format=json,https://httpbin.org/ip,https://api.myip.com';

const readStore = (kind: string | undefined): StoreKind => (kind === 'indexeddb' || kind === 'memory' ? kind : 'local');

const readList = (list: string): readonly string[] =>
  list.split(',').flatMap((each) => (each.trim() ? [each.trim()] : []));

/** Reads the configuration; an empty value counts as absent, but for the IP services, of which it means none. */
export const readConfig = (env: Environment): Config => ({
  catalog: env.VITE_CATALOG === 'demo' ? 'demo' : 'tmdb',
  token: env.VITE_TMDB_ACCESS_TOKEN?.trim() ?? '',
  apiUrl: env.VITE_TMDB_API_URL || 'https://api.themoviedb.org/3',
  imageUrl: env.VITE_TMDB_IMAGE_URL || 'https://image.tmdb.org/t/p/',
  store: readStore(env.VITE_STORE),
  ipLookupUrls: readList(env.VITE_IP_LOOKUP_URLS ?? IP_LOOKUP_URLS),
  vitalsUrl: env.VITE_VITALS_URL?.trim() ?? '',
});
