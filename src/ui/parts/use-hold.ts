import { useEffect, type RefObject } from 'react';
import { useApp } from '../app/app-context.ts';

/** A click leaves the focus behind, and says nothing about where the visitor is: only focus that shows counts. */
const OCCUPIED = ':hover, :focus-visible, :has(:focus-visible)';

/**
 * Holds the toasts' time while the pointer or the focus is among them.
 * @param shown how many there are: when one goes, the pointer that was on it may be on none
 * @returns what the list of toasts must tell of
 */
export const useHold = (list: RefObject<HTMLElement | null>, shown: number) => {
  const { notifications } = useApp();
  const hold = () => notifications.hold(shown > 0 && (list.current?.matches(OCCUPIED) ?? false));

  useEffect(hold);
  useEffect(() => () => notifications.hold(false), [notifications]);

  return { onPointerEnter: hold, onPointerLeave: hold, onFocus: hold, onBlur: hold };
};
