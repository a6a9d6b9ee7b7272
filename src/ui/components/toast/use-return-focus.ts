import { useEffect, useRef, type RefObject } from 'react';

/** Returns the focus to the element that had it before, when the last toast disappears with the focus. */
export const useReturnFocus = (list: RefObject<HTMLElement | null>, shown: number): void => {
  const origin = useRef<EventTarget>(null);

  useEffect(() => {
    const toasts = list.current;
    const remember = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && toasts?.contains(relatedTarget))) origin.current = relatedTarget;
    };
    toasts?.addEventListener('focusin', remember);
    return () => toasts?.removeEventListener('focusin', remember);
  }, [list]);

  useEffect(() => {
    const isLost = shown === 0 && list.current?.contains(document.activeElement);
    if (isLost && origin.current instanceof HTMLElement) origin.current.focus({ preventScroll: true });
  }, [list, shown]);
};
