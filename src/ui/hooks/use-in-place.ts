import type { RefObject } from 'react';

/**
 * For buttons that disappear when they are pressed: the focus goes to the region around them, or to what stays beside them.
 * @param region must be focusable
 * @returns a function that makes what such a button does
 */
export const useInPlace =
  (region: RefObject<HTMLElement | null>) =>
  (act: () => void): (() => void) =>
  () => {
    region.current?.focus({ preventScroll: true });
    act();
  };
