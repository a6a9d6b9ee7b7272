/** Names of built files carry a hash of their content; those of pictures don't, but their content hardly ever changes. */
export const CACHE_RULES = [
  { folder: 'assets', value: 'public, max-age=31536000, immutable' },
  { folder: 'artwork', value: 'public, max-age=86400' },
] as const;

/** Everything else is asked about each time. */
export const CACHE_DEFAULT = 'no-cache';
