import { focusHeading } from '../../hooks/focus-heading.ts';
import { findLink, type LinkPosition } from './link-position.ts';

/** A long list shows the lines around the place only once it has been scrolled there. */
const FRAMES = 10;

/**
 * Focuses the link that a screen was left by, as soon as it is there; the heading if it does not come, and nothing if the
 * visitor has moved on meanwhile.
 * @returns stops waiting for it
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
