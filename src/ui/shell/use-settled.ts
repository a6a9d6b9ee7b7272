import { startTransition, useEffect, useState } from 'react';
import type { Settling } from './settling.ts';

/** Whether it has settled. */
export const useSettled = ({ isSettled, settled }: Settling): boolean => {
  const [isOver, setIsOver] = useState(isSettled);
  useEffect(() => {
    void settled.then(() => startTransition(() => setIsOver(true)));
  }, [settled]);
  return isOver;
};
