import { useEffect } from 'react';
import { useApp } from '../hooks/app-context.ts';

/** Identifies the visitor at once. Loads and saves the visitor's library once the app is ready. */
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
