import { useSyncExternalStore } from 'react';

const subscribe = (changed: () => void) => {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
};
const isHidden = () => document.visibilityState === 'hidden';

/** Whether the page is out of sight: in another tab, or minimised. */
export const usePageHidden = (): boolean => useSyncExternalStore(subscribe, isHidden);
