import { startTransition, useEffect, useState } from 'react';

/** A promise that shows at any moment whether it has settled, by success or by failure. */
export interface Settling {
  readonly isSettled: boolean;
  /** Resolves when the promise has settled. Never rejects. */
  readonly settled: Promise<void>;
}

export const settlingOf = (promise: Promise<unknown>): Settling => {
  let isSettled = false;
  const settle = () => {
    isSettled = true;
  };
  return {
    get isSettled() {
      return isSettled;
    },
    settled: promise.then(settle, settle),
  };
};

/** Whether a promise has settled. */
export const useSettled = ({ isSettled, settled }: Settling): boolean => {
  const [isOver, setIsOver] = useState(isSettled);
  useEffect(() => {
    void settled.then(() => startTransition(() => setIsOver(true)));
  }, [settled]);
  return isOver;
};
