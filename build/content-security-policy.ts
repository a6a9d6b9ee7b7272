import { PLAYER_ORIGIN } from '../src/domain/trailer/player-news.ts';

/** The part of the configuration that decides whom the page may ask. */
export interface Addresses {
  /** `tmdb`, `demo`, or another. */
  readonly catalog: string;
  readonly apiUrl: string;
  readonly imageUrl: string;
  readonly ipLookupUrls: readonly string[];
  /** Empty: nowhere. */
  readonly vitalsUrl: string;
  /** What is in the page itself, by its hashes; nothing by default. */
  readonly inlineScripts?: readonly string[];
  readonly inlineStyles?: readonly string[];
  /** Whom the page may ask besides, as the policy has it: places for what is not known yet. */
  readonly connectPlaces?: readonly string[];
}

/** Directives by name; one without values stands for itself. */
export type Policy = Readonly<Record<string, readonly string[]>>;

const SELF = "'self'";
const NONE = "'none'";

/** The Trusted Types policy of `src/adapters/browser/worker-updates.ts`, which gives one address and no other. */
const WORKER_POLICY = 'matinee-worker';

/** What TMDB's `/configuration` gives, for any image base until then but a path of the own host, which stays. */
const TMDB_IMAGES = 'https://image.tmdb.org';

/** A path alone is on the site's own host: `/tmdb`, where that host passes requests on. */
const isOwn = (address: string): boolean => /^\/(?![/\\])/.test(address);

const originOf = (address: string): string => {
  if (isOwn(address)) return SELF;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol === 'https:' || url?.protocol === 'http:') return url.origin;
  throw new Error(`"${address}" is configured as an address; it must begin with https://, http:// or a single slash.`);
};

/** Every address the page asks for data or pictures. A demo asks nobody; another catalogue is where TMDB would be. */
const addressesOf = ({ catalog, apiUrl, imageUrl, ipLookupUrls, vitalsUrl }: Addresses) => {
  const isDemo = catalog === 'demo';
  return {
    connect: [...(isDemo ? [] : [apiUrl]), ...ipLookupUrls, ...(vitalsUrl ? [vitalsUrl] : [])],
    images: isDemo ? [] : [imageUrl, ...(catalog === 'tmdb' && !isOwn(imageUrl) ? [TMDB_IMAGES] : [])],
  };
};

const withOrigins = (addresses: readonly string[]): readonly string[] => [
  ...new Set([SELF, ...addresses.map(originOf)]),
];

/**
 * What the page may load, and from where. Nothing inline but what is known by its hash, nothing evaluated, and no text becomes
 * markup: the one Trusted Types policy that may exist gives the address of the site's worker. The worker, to which the same
 * policy is sent, fetches pictures as data.
 * @throws {Error} when an address is none
 */
export const contentSecurityPolicy = (config: Addresses): Policy => {
  const { connect, images } = addressesOf(config);
  return {
    'default-src': [NONE],
    'script-src': [SELF, ...(config.inlineScripts ?? [])],
    'style-src': [SELF, ...(config.inlineStyles ?? [])],
    'font-src': [SELF],
    'img-src': withOrigins(images),
    'connect-src': [...withOrigins([...connect, ...images]), ...(config.connectPlaces ?? [])],
    'frame-src': [PLAYER_ORIGIN],
    'worker-src': [SELF],
    'manifest-src': [SELF],
    'object-src': [NONE],
    'base-uri': [NONE],
    'form-action': [NONE],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [WORKER_POLICY],
  };
};

/** Whether nothing that is configured would be lost if the browser asked for https only. */
export const isAllHttps = (config: Addresses): boolean => {
  const { connect, images } = addressesOf(config);
  return [...connect, ...images].every((address) => isOwn(address) || address.startsWith('https://'));
};

export const policyText = (policy: Policy): string =>
  Object.entries(policy)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
