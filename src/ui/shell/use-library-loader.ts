import { useEffect } from 'react';
import { useApp } from '../hooks/app-context.ts';

/** Keeps the visitor's library on the device once the app is ready; who the visitor is, is asked at once. */
export const useLibraryLoader = (isReady: boolean): void => {
  const { library } = useApp();

  useEffect(() => {
    void library.identity.resolve();
  }, [library]);

  useEffect(() => {
    if (!isReady) return undefined;
    return library.loader.activate();
  }, [library, isReady]);
};
