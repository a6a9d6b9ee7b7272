/** By these a visitor moves the page, or begins to use it. */
const OWN_MOVES = ['wheel', 'pointerdown', 'keydown'] as const;

/** What has not come by then is no part of the way back any more: the visitor may be reading. */
const LIMIT_MS = 5_000;

export interface HeldScroll {
  /** While the page is too short for it, or has never been there: where it is to be. */
  readonly awaited: number | undefined;
  /** Leaves the page where it is. */
  readonly release: () => void;
}

/**
 * Scrolls the page down to `top`, and does so again whenever its height changes: screens are drawn bit by bit, and some
 * browsers hold on to what is in the window when something comes above it. Ends with the visitor's own first move.
 */
export const holdScroll = (top: number): HeldScroll => {
  let awaited: number | undefined = top;
  const scroll = () => {
    window.scrollTo(0, top);
    // Browsers end a scroll a fraction of a pixel early.
    if (Math.abs(window.scrollY - top) < 1) awaited = undefined;
  };
  const height = new ResizeObserver(scroll);
  const release = () => {
    awaited = undefined;
    height.disconnect();
    clearTimeout(limit);
    for (const move of OWN_MOVES) window.removeEventListener(move, release, true);
  };
  const limit = setTimeout(release, LIMIT_MS);
  for (const move of OWN_MOVES) window.addEventListener(move, release, { capture: true, passive: true });
  // At once: lists draw what is in the window.
  scroll();
  height.observe(document.body);
  return {
    get awaited() {
      return awaited;
    },
    release,
  };
};
