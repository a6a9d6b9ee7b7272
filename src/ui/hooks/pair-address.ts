import { isPairPath } from '#domain/devices/pair-path.ts';

/**
 * The name of the source of the screen at `/pair`, where that is the address. Undefined in a build without a host for shared
 * folders, which has nothing of that screen in its files.
 */
export const pairScreenAt = import.meta.env.VITE_DEVICES_URL
  ? (pathname: string): 'pair' | undefined => (isPairPath(pathname) ? 'pair' : undefined)
  : undefined;
