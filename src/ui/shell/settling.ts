import { startTransition, useEffect, useState } from 'react';

/** A promise of which can be told at any moment whether it has settled, either way. */
export interface Settling {
  readonly isSettled: boolean;
  /** Never rejects. */
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

/** Whether it has settled. */
export const useSettled = ({ isSettled, settled }: Settling): boolean => {
  const [isOver, setIsOver] = useState(isSettled);
  useEffect(() => {
    void settled.then(() => startTransition(() => setIsOver(true)));
  }, [settled]);
  return isOver;
};
