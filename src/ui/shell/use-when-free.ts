import { useEffect, useState } from 'react';

/** The interval between two checks, in milliseconds. A visitor who stops does not notice the wait. */
const LOOK_MS = 200;
const PRESS = ['pointerdown', 'pointerup', 'pointercancel', 'touchstart', 'touchend', 'touchcancel'] as const;
const DIALOG = '[role="dialog"], [role="alertdialog"]';
const TEXT_FIELD =
  'textarea, select, [contenteditable="true"], input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"], [type="file"])';

/** When a touch scrolls, its pointer is cancelled, but the touch is still there. */
const pressed = { pointer: false, touch: false };
const follow = (event: Event): void => {
  if ('touches' in event) pressed.touch = (event as TouchEvent).touches.length > 0;
  else pressed.pointer = event.type === 'pointerdown';
};

const isBusy = (): boolean =>
  pressed.pointer ||
  pressed.touch ||
  document.activeElement?.matches(TEXT_FIELD) === true ||
  document.querySelector(DIALOG) !== null;

/**
 * Makes a dialog that the visitor did not ask for wait until the visitor is free. Becomes true once the dialog is
 * wanted and no pointer is pressed, no field is being typed in, and no other dialog is open. Becomes false when the
 * dialog is no longer wanted.
 */
export const useWhenFree = (isWanted: boolean): boolean => {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    PRESS.forEach((type) => addEventListener(type, follow, { capture: true, passive: true }));
    return () => PRESS.forEach((type) => removeEventListener(type, follow, { capture: true }));
  }, []);
  useEffect(() => {
    if (!isWanted) return undefined;
    const look = () => {
      if (!isBusy()) setIsOpen(true);
    };
    look();
    const timer = setInterval(() => look(), LOOK_MS);
    return () => {
      clearInterval(timer);
      setIsOpen(false);
    };
  }, [isWanted]);
  return isOpen && isWanted;
};
