import { isPairPath } from '#domain/devices/pair-path.ts';

/**
 * Whether this site has the screen at `/pair`. A build without a host for shared folders has nothing of it in its files.
 */
export const HAS_PAIRING = Boolean(import.meta.env.VITE_DEVICES_URL);

/** The name of that screen's source, where this is its address. */
export const pairScreenAt = (pathname: string): 'pair' | undefined => (isPairPath(pathname) ? 'pair' : undefined);
