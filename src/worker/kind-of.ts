/** The kinds of requests that the worker answers itself. All others go to the network as if there were no worker. */
export type Kind = 'page' | 'file' | 'poster';

export interface Asked {
  readonly method: string;
  readonly mode: string;
  readonly destination: string;
  readonly url: string;
}

/** A file of the site, not a screen of the app, even when it is opened by itself. */
const FILE = /\.\w+$/;
/** The names of built files contain a hash of their content. */
const HASHED = /^\/assets\/[^/]+$/;
/**
 * Posters and portraits in the sizes of lists, wherever the provider's pictures are. The demo's drawings suit all
 * sizes.
 */
const POSTER = /\/w(?:92|185|342|500)\/[\w.-]+$/;
const DRAWN_POSTER = /^\/artwork\/[cp]-[\w.-]+$/;

const isPoster = (pathname: string, isSameOrigin: boolean): boolean =>
  POSTER.test(pathname) || (isSameOrigin && DRAWN_POSTER.test(pathname));

/**
 * The kind of a request; undefined for a request that goes to the network. Data is not among the kinds: the provider's
 * answers are never stored here, nor is anything that carries a token.
 * @param origin the site's own origin
 * @param files paths of the release's files
 */
export const kindOf = (
  { method, mode, destination, url }: Asked,
  origin: string,
  files: readonly string[],
): Kind | undefined => {
  const { origin: asked, pathname } = new URL(url);
  const isSameOrigin = asked === origin;
  if (method !== 'GET') return undefined;
  if (mode === 'navigate') return isSameOrigin && !FILE.test(pathname) ? 'page' : undefined;
  if (isSameOrigin && (HASHED.test(pathname) || files.includes(pathname))) return 'file';
  return destination === 'image' && isPoster(pathname, isSameOrigin) ? 'poster' : undefined;
};
