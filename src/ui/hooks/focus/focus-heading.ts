/** Focuses what may be no control, such as a heading, and leaves the page where it is. */
export const focusQuietly = (element: HTMLElement): void => {
  // A heading can take the focus only with a `tabindex`.
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
};

/**
 * Focuses the heading of a screen. A screen that is still loading has no heading: then the screen takes the focus, and
 * later the heading, unless the visitor has moved on.
 * @returns a function that stops the wait for the heading
 */
export const focusHeading = (main: HTMLElement): (() => void) | undefined => {
  const heading = main.querySelector('h1');
  focusQuietly(heading ?? main);
  if (heading) return undefined;

  const observer = new MutationObserver(() => {
    const late = main.querySelector('h1');
    if (!late) return;
    observer.disconnect();
    if (document.activeElement === main) focusQuietly(late);
  });
  observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
};
