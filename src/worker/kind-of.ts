/** What the worker answers itself; everything else goes to the network as if it were not there. */
export type Kind = 'page' | 'file' | 'poster';

export interface Asked {
  readonly method: string;
  readonly mode: string;
  readonly destination: string;
  readonly url: string;
}

/** A file of the site, not a screen of the app, even where it is opened by itself. */
const FILE = /\.\w+$/;
/** Names of built files carry a hash of their content. */
const HASHED = /^\/assets\/[^/]+$/;
/** Posters and portraits in the sizes of lists, wherever the provider's pictures are; the demo's drawings suit all sizes. */
const POSTER = /\/w(?:92|185|342|500)\/[\w.-]+$/;
const DRAWN_POSTER = /^\/artwork\/[cp]-[\w.-]+$/;

const isPoster = (pathname: string, isOwn: boolean): boolean =>
  POSTER.test(pathname) || (isOwn && DRAWN_POSTER.test(pathname));

/**
 * Which request is what. Data is not among it: what the provider answers is never kept here, nor is what carries a token.
 * @param origin the site's own
 * @param files paths of the release's files
 */
export const kindOf = (
  { method, mode, destination, url }: Asked,
  origin: string,
  files: readonly string[],
): Kind | undefined => {
  const { origin: asked, pathname } = new URL(url);
  const isOwn = asked === origin;
  if (method !== 'GET') return undefined;
  if (mode === 'navigate') return isOwn && !FILE.test(pathname) ? 'page' : undefined;
  if (isOwn && (HASHED.test(pathname) || files.includes(pathname))) return 'file';
  return destination === 'image' && isPoster(pathname, isOwn) ? 'poster' : undefined;
};
