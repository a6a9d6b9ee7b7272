import { useEffect } from 'react';
import { useApp } from './app-context.ts';

/** Keeps the visitor's library on the device once the app is ready; who the visitor is, is asked at once. */
export const useKeeping = (isReady: boolean): void => {
  const { desk } = useApp();

  useEffect(() => {
    void desk.identity.resolve();
  }, [desk]);

  useEffect(() => {
    if (!isReady) return undefined;
    return desk.keeper.activate();
  }, [desk, isReady]);
};
