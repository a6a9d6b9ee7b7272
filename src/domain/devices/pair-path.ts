/** The address of pairing links, from the site's root on; the secret is behind it, in the fragment. */
export const PAIR_PATH = '/pair';

/** As the router has it: in any case, with or without a slash at the end. */
export const isPairPath = (pathname: string): boolean => /^\/pair\/?$/i.test(pathname);
