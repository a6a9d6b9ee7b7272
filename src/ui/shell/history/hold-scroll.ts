/** The events by which a visitor moves the page, or begins to use it. */
const OWN_MOVES = ['wheel', 'pointerdown', 'keydown'] as const;

/** Content that comes later than this no longer counts as part of the way back: the visitor may be reading. */
const LIMIT_MS = 5_000;

export interface HeldScroll {
  /**
   * The position that the page must still reach. It is defined until the page has been there, as while the page is too
   * short.
   */
  readonly awaited: number | undefined;
  /** Stops holding, and leaves the page where it is. */
  readonly release: () => void;
}

/**
 * Scrolls the page down to `top`, and does so again whenever the page's height changes. Screens are drawn bit by bit,
 * and some browsers hold on to the content in the window when content comes above it. The visitor's own first move ends
 * this.
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
  // Scrolls at once: lists draw the content that is in the window.
  scroll();
  height.observe(document.body);
  return {
    get awaited() {
      return awaited;
    },
    release,
  };
};
