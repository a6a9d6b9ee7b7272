import { useEffect, useRef, type RefObject } from 'react';
import { giveFocusBack } from '../../hooks/give-focus-back.ts';

/** Returns the focus to the element that had it before, when the last toast disappears with the focus. */
export const useReturnFocus = (list: RefObject<HTMLElement | null>, shown: number): void => {
  const origin = useRef<EventTarget>(null);

  useEffect(() => {
    // Radix's region: before and after the list it has elements that lead the Tab key into it.
    const region = list.current?.parentElement;
    const remember = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && region?.contains(relatedTarget))) origin.current = relatedTarget;
    };
    region?.addEventListener('focusin', remember);
    return () => region?.removeEventListener('focusin', remember);
  }, [list]);

  useEffect(() => {
    const isLost = shown === 0 && list.current?.contains(document.activeElement);
    if (isLost) giveFocusBack(origin.current, { preventScroll: true });
  }, [list, shown]);
};
