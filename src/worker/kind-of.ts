/** The kinds of requests that the worker answers itself. All others go to the network as if there were no worker. */
export type Kind = 'page' | 'file' | 'poster';

export interface Asked {
  readonly method: string;
  readonly mode: string;
  readonly destination: string;
  readonly url: string;
}

/** The names of built files contain a hash of their content. */
const HASHED = /^assets\/[^/]+$/;
/**
 * Posters and portraits in the sizes of lists, wherever the provider's pictures are. The demo's drawings suit all
 * sizes.
 */
const POSTER = /\/w(?:92|185|342|500)\/[\w.-]+$/;
const DRAWN_POSTER = /^artwork\/[cp]-[\w.-]+$/;

/** An address's path on the site, without a slash before it. Undefined for an address elsewhere. */
const pathIn = (scope: string, { origin, pathname }: URL): string | undefined => {
  const address = origin + pathname;
  return address.startsWith(scope) ? address.slice(scope.length) : undefined;
};

/** Where a site is, and what is its own there. */
export interface Site {
  /** The site's address, with a slash at its end. */
  readonly scope: string;
  /** The release's files, relative to it. */
  readonly files: readonly string[];
  /** A pattern for the addresses of its screens, relative to it. */
  readonly screens: RegExp;
}

const isPoster = (url: URL, path: string | undefined): boolean =>
  POSTER.test(url.pathname) || (path !== undefined && DRAWN_POSTER.test(path));

/**
 * The kind of a request; undefined for a request that goes to the network. Data is not among the kinds: the provider's
 * answers are never stored here, nor is anything that carries a token. Other applications may be in folders of the same
 * site: what is no screen of this one is theirs.
 */
export const kindOf = (
  { method, mode, destination, url: address }: Asked,
  { scope, files, screens }: Site,
): Kind | undefined => {
  const url = new URL(address);
  const path = pathIn(scope, url);
  if (method !== 'GET') return undefined;
  if (mode === 'navigate') return path !== undefined && screens.test(path) ? 'page' : undefined;
  if (path !== undefined && (HASHED.test(path) || files.includes(path))) return 'file';
  return destination === 'image' && isPoster(url, path) ? 'poster' : undefined;
};
