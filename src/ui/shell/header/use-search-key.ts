import { useEffect, useEffectEvent, type RefObject } from 'react';

const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Whether a key that is pressed there is text, or belongs to a part that is open above the page. */
const isTaken = (target: EventTarget | null): boolean =>
  (target instanceof Element && target.closest(FIELDS) !== null) ||
  document.querySelector('[role="dialog"][data-state="open"]') !== null;

/** Makes the key `/` focus the search field. Where a phone hides the field, the key opens the panel that has one. */
export const useSearchKey = (field: RefObject<HTMLInputElement | null>, openPanel: () => void): void => {
  const keyDown = useEffectEvent((event: KeyboardEvent) => {
    const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !event.isComposing;
    if (!isSlash || event.defaultPrevented || isTaken(event.target)) return;
    event.preventDefault();
    if (field.current?.checkVisibility()) field.current.select();
    else openPanel();
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => keyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
};
