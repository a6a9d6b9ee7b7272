import { useCallback, useSyncExternalStore } from 'react';
import { listen } from '../listen.ts';

/** The windows of phones, as the styles have it: with a bottom bar, without the header's links and search field, and without arrows. */
export const ON_PHONE = '(max-width: 767px)';

/** Visitors who asked their device for less motion. */
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

const unknown = () => undefined;

/**
 * Whether a media query holds. Undefined in the page's frame, which is for all windows: it has all parts, and the styles
 * choose.
 */
export const useMedia = (query: string): boolean | undefined => {
  const subscribe = useCallback((changed: () => void) => listen(matchMedia(query), { change: changed }), [query]);
  return useSyncExternalStore<boolean | undefined>(subscribe, () => matchMedia(query).matches, unknown);
};
