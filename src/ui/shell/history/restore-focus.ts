import { focusHeading } from '../../hooks/focus/focus-heading.ts';
import { findLink, type LinkPosition } from './link-position.ts';

/** A long list shows the lines around a place only after it has been scrolled there. */
const FRAMES = 10;

/**
 * Focuses the link by which a screen was left, as soon as the link is there. If it does not come, the heading takes the
 * focus. If the visitor has moved on in the meantime, nothing is focused.
 * @returns a function that stops the wait for the link
 */
export const restoreFocus = (main: HTMLElement, position: LinkPosition): (() => void) => {
  const focusBefore = document.activeElement;
  let stop: (() => void) | undefined;
  const look = (framesLeft: number): void => {
    const link = findLink(main, position);
    if (link) link.focus({ preventScroll: true });
    else if (framesLeft === 0) stop = focusHeading(main);
    else lookAgain(framesLeft - 1);
  };
  const lookAgain = (framesLeft: number): void => {
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === focusBefore) look(framesLeft);
    });
    stop = () => cancelAnimationFrame(frame);
  };
  look(FRAMES);
  return () => stop?.();
};
