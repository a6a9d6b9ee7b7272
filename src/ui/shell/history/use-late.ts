import { useEffect, useState } from 'react';

/** A shorter wait is hardly noticed. */
const LATE_MS = 200;

/** Whether something has been going on for so long that the visitor must be shown it. */
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
