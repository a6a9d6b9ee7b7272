import { useSyncExternalStore } from 'react';

const query = matchMedia('(prefers-reduced-motion: reduce)');
const subscribe = (changed: () => void) => {
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};
const isReduced = () => query.matches;

/** Whether the visitor asked their device for less motion. */
export const useReducedMotion = (): boolean => useSyncExternalStore(subscribe, isReduced);
