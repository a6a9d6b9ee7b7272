import { useRef } from 'react';
import { flushSync } from 'react-dom';

/**
 * Puts something else into a place, and gives it the focus: what was pressed is gone.
 * @param target the selector of what can have the focus
 */
export const useSwap = (target = 'input, button') => {
  const place = useRef<HTMLDivElement>(null);
  const swap = (act: () => void) => {
    // Renders at once, so that the focus can go to the element that replaces the focused one.
    flushSync(act);
    place.current?.querySelector<HTMLElement>(target)?.focus();
    // The focus alone would scroll only that element into view.
    place.current?.scrollIntoView({ block: 'nearest' });
  };
  return { place, swap };
};
