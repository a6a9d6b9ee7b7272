/** The folder of its host that the site is in, with a slash at both ends (product.md, Configuration: base). */
const BASE: string = import.meta.env.BASE_URL;

/**
 * @param path from the site's root on, such as '/movie'
 * @returns the same from the host's root on, such as '/films/movie' for a site in '/films/'
 */
export const hostPath = (path: string): string => BASE.slice(0, -1) + path;

/** The address of this site, with a slash at its end. */
export const ownSite = (): string => new URL(BASE, window.location.href).href;

/**
 * @param pathname from the host's root on, as `location` has it
 * @returns the same from the site's root on. The folder itself without its slash is the site's root.
 */
export const sitePath = (pathname: string): string =>
  pathname.startsWith(BASE) ? pathname.slice(BASE.length - 1) : '/';
