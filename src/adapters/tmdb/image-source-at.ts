import type { ImageSource } from '#domain/image-source.ts';

/** Whether a configured address is a path of the site's own host, which passes requests on (docs/hosting.md). */
export const isOwnPath = (address: string): boolean => address.startsWith('/');

/** The source of TMDB's pictures at an address, with or without its last slash. */
export const imageSourceAt = (address: string): ImageSource => ({
  baseUrl: address.endsWith('/') ? address : `${address}/`,
  sized: true,
});
