/**
 * What begins the names of all that a copy of the app keeps in the browser: its entries, databases, caches, channels and locks.
 * Copies in several folders of one host share the browser's storage, and must not share these. At the root it is nothing, and
 * begins no name of another folder's.
 * @param base the folder of its host that the site is in, with a slash at both ends
 */
export const scopeOf = (base: string): string => (base === '/' ? '' : `/${encodeURIComponent(base.slice(1, -1))}/`);
