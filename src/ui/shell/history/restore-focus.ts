import { focusHeading } from '../../hooks/focus/focus-heading.ts';

/** Identifies a link of a screen. */
export interface LinkPosition {
  readonly href: string;
  /** The link's place among the links to `href` that Tab leads to: a title may be shown twice. */
  readonly index: number;
}

// A picture that is a link only for the pointer leads to the same address as the name beside it.
const linksOf = (main: Element): readonly HTMLAnchorElement[] => [
  ...main.querySelectorAll<HTMLAnchorElement>('a:not([tabindex="-1"])'),
];

/** The position of a link; undefined for an element that is no link of the screen. */
export const linkPositionOf = (main: Element, focused: EventTarget | null): LinkPosition | undefined => {
  const link = focused instanceof Element ? focused.closest('a') : null;
  return link ? { href: link.href, index: linksOf(main).indexOf(link) } : undefined;
};

/** Finds the link again, once the screen is shown again. */
const findLink = (main: Element, { href, index }: LinkPosition): HTMLAnchorElement | undefined => {
  const links = linksOf(main);
  return links[index]?.href === href ? links[index] : links.find((link) => link.href === href);
};

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
