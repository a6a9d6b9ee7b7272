import { useLayoutEffect, useRef, type FocusEvent } from 'react';

/**
 * Keeps the focus in a region: where the element that has it goes, the region's first button takes it. What has been shared,
 * answered or reconnected elsewhere may take away what the visitor is at.
 */
export const useKeptFocus = () => {
  const region = useRef<HTMLDivElement>(null);
  const focused = useRef<Element>(null);
  useLayoutEffect(() => {
    const isLost = focused.current?.isConnected === false && document.activeElement === document.body;
    if (isLost) region.current?.querySelector('button')?.focus();
  });
  return {
    ref: region,
    onFocus: ({ target }: FocusEvent) => {
      focused.current = target;
    },
    onBlur: ({ target }: FocusEvent) => {
      // An element that is taken away may tell of it too.
      if (target.isConnected) focused.current = null;
    },
  };
};
