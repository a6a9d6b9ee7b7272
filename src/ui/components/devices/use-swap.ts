import { useRef } from 'react';
import { flushSync } from 'react-dom';

/** Puts something else into a place, and gives it the focus: what was pressed is gone. */
export const useSwap = () => {
  const place = useRef<HTMLDivElement>(null);
  const swap = (act: () => void) => {
    // Renders at once, so that the focus can go to the element that replaces the focused one.
    flushSync(act);
    place.current?.querySelector<HTMLElement>('input, button')?.focus();
    place.current?.scrollIntoView({ block: 'nearest' });
  };
  return { place, swap };
};
