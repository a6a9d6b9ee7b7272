import { useEffect, useState } from 'react';

/** Hardly noticed while it lasts no longer. */
const LATE_MS = 200;

/** Whether something has been going on for so long that it is to be told. */
export const useLate = (isGoingOn: boolean): boolean => {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isGoingOn) return undefined;
    const timer = setTimeout(() => setIsLate(true), LATE_MS);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isGoingOn]);
  return isLate;
};
