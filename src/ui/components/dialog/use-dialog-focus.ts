import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { giveFocusBack } from '../../hooks/focus/give-focus-back.ts';

// A field that only looks through what the dialog shows must not bring up a phone's keyboard.
const FIELDS = 'input:not([type="hidden"], [data-finding] *):enabled, select:enabled, textarea:enabled';
const CHOICES = 'a[href], button:enabled:not([aria-disabled="true"])';

/** The first field of a dialog, else its first enabled choice (product.md, Pictures and focus: dialog focus). */
const firstChoice = (body: HTMLElement): HTMLElement | undefined => firstSeen(body, FIELDS) ?? firstSeen(body, CHOICES);

/** What is not drawn, as the browser's own field for files, takes no focus. */
const firstSeen = (body: HTMLElement, selector: string): HTMLElement | undefined =>
  [...body.querySelectorAll<HTMLElement>(selector)].find((element) => element.checkVisibility());

/** Moves the focus into a dialog with the content `body`, and back to the element that had it before. */
export const useDialogFocus = (body: RefObject<HTMLElement | null>) => {
  const opener = useRef<Element>(null);

  const onOpenAutoFocus = (event: Event) => {
    opener.current = document.activeElement;
    const choice = body.current && firstChoice(body.current);
    // Otherwise Radix focuses the first element of all: the close button.
    if (!choice) return;
    event.preventDefault();
    choice.focus();
  };

  // Radix returns the focus only to a trigger of its own.
  const onCloseAutoFocus = (event: Event) => {
    event.preventDefault();
    giveFocusBack(opener.current);
  };

  // Radix does not scroll where it has Tab go on from the dialog's end to its beginning. Keys of a dialog over this one come here, too.
  const onKeyUp = ({ key, target, currentTarget }: KeyboardEvent) => {
    const isOwn = target instanceof Element && currentTarget.contains(target);
    if (key === 'Tab' && isOwn) target.scrollIntoView({ block: 'nearest' });
  };

  return { onOpenAutoFocus, onCloseAutoFocus, onKeyUp };
};
