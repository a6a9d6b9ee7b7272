import { useSyncExternalStore } from 'react';

const onChange = (listener: () => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/** Whether the browser believes that it has a network. */
export const useOnline = (): boolean => useSyncExternalStore(onChange, () => navigator.onLine);
