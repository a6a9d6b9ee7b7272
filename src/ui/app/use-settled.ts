import { startTransition, useEffect, useState } from 'react';

/** Whether a promise has settled, either way. */
export const useSettled = (promise: Promise<unknown>): boolean => {
  const [settled, setSettled] = useState<Promise<unknown>>();
  useEffect(() => {
    const settle = () => startTransition(() => setSettled(promise));
    promise.then(settle, settle);
  }, [promise]);
  return settled === promise;
};
