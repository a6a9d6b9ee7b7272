import { useEffect, useState } from 'react';

/** So many rows more are shown at a time. */
const MORE = 50;
/** So many are drawn in one frame: a slow phone would stand still for 50 of them. */
const SLICE = 10;

/** How much of a list is shown, and how much of that is drawn already. */
export const useGrowingList = (count: number) => {
  const [wanted, setWanted] = useState(MORE);
  const [drawn, setDrawn] = useState(SLICE);
  const shown = Math.min(wanted, count);
  useEffect(() => {
    if (drawn >= shown) return undefined;
    const frame = requestAnimationFrame(() => setDrawn(drawn + SLICE));
    return () => cancelAnimationFrame(frame);
  }, [drawn, shown]);
  return {
    shown,
    drawn: Math.min(drawn, shown),
    showMore: () => {
      setWanted(shown + MORE);
      setDrawn(shown + SLICE);
    },
  };
};
