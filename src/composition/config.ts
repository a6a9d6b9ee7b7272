import type { Edition } from '#application/app.ts';

/** The operator's configuration (product.md, Configuration: variables), with its defaults. */
export interface Config extends Edition {
  readonly catalog: 'tmdb' | 'demo';
  readonly token: string;
  readonly store: StoreKind;
}

/** The stores that `VITE_STORE` chooses from, and how long each keeps its data: as long as the device does, or the window. */
export const STORE_LIFETIMES = { local: 'device', indexeddb: 'device', memory: 'window' } as const;

export type StoreKind = keyof typeof STORE_LIFETIMES;

type Environment = Readonly<Record<`VITE_${string}`, string | undefined>>;

const IP_LOOKUP_URLS = 'https://api.ipify.org?format=json,https://httpbin.org/ip,https://api.myip.com';

const isStore = (kind: string): kind is StoreKind => Object.hasOwn(STORE_LIFETIMES, kind);

const readStore = (kind = ''): StoreKind => (isStore(kind) ? kind : 'local');

const readText = (text = ''): string => text.trim();

const readList = (list: string): readonly string[] =>
  list.split(',').flatMap((each) => (each.trim() ? [each.trim()] : []));

/** Reads the configuration. An empty value counts as absent, except for the IP services, where it means none. */
export const readConfig = (env: Environment): Config => ({
  catalog: env.VITE_CATALOG === 'demo' ? 'demo' : 'tmdb',
  token: readText(env.VITE_TMDB_ACCESS_TOKEN),
  apiUrl: env.VITE_TMDB_API_URL || 'https://api.themoviedb.org/3',
  imageUrl: env.VITE_TMDB_IMAGE_URL || 'https://image.tmdb.org/t/p/',
  store: readStore(env.VITE_STORE),
  ipLookupUrls: readList(env.VITE_IP_LOOKUP_URLS ?? IP_LOOKUP_URLS),
  vitalsUrl: readText(env.VITE_VITALS_URL),
  version: readText(env.VITE_VERSION),
  sourceUrl: readText(env.VITE_SOURCE_URL),
});
