/** The operator's configuration (product.md, Configuration: variables), with its defaults. */
export interface Config {
  readonly catalog: 'tmdb' | 'demo';
  readonly token: string;
  readonly apiUrl: string;
  readonly imageUrl: string;
  readonly store: StoreKind;
  /** The addresses of the IP services, in the order in which they are tried. */
  readonly ipLookupUrls: readonly string[];
  /** The address to which the page's vitals are sent; empty where they are not sent. */
  readonly vitalsUrl: string;
}

/** The stores that `VITE_STORE` chooses from, and how long each keeps its data: as long as the device does, or the window. */
export const STORE_LIFETIMES = { local: 'device', indexeddb: 'device', memory: 'window' } as const;

export type StoreKind = keyof typeof STORE_LIFETIMES;

type Environment = Readonly<Record<`VITE_${string}`, string | undefined>>;

const IP_LOOKUP_URLS = 'https://api.ipify.org?format=json,https://httpbin.org/ip,https://api.myip.com';

const isStore = (kind: string): kind is StoreKind => Object.hasOwn(STORE_LIFETIMES, kind);

const readStore = (kind = ''): StoreKind => (isStore(kind) ? kind : 'local');

const readList = (list: string): readonly string[] =>
  list.split(',').flatMap((each) => (each.trim() ? [each.trim()] : []));

/** Reads the configuration. An empty value counts as absent, except for the IP services, where it means none. */
export const readConfig = (env: Environment): Config => ({
  catalog: env.VITE_CATALOG === 'demo' ? 'demo' : 'tmdb',
  token: env.VITE_TMDB_ACCESS_TOKEN?.trim() ?? '',
  apiUrl: env.VITE_TMDB_API_URL || 'https://api.themoviedb.org/3',
  imageUrl: env.VITE_TMDB_IMAGE_URL || 'https://image.tmdb.org/t/p/',
  store: readStore(env.VITE_STORE),
  ipLookupUrls: readList(env.VITE_IP_LOOKUP_URLS ?? IP_LOOKUP_URLS),
  vitalsUrl: env.VITE_VITALS_URL?.trim() ?? '',
});
