const focusQuietly = (element: HTMLElement): void => {
  // A heading takes focus only when it is told that it may.
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
};

/**
 * Focuses the heading of a screen; while the screen is still loading and has none, the screen, and the heading as soon as
 * it comes, unless the visitor has moved on.
 * @returns stops waiting for it
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
