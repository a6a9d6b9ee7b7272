/** The distance from the page's bottom at which more is loaded, in pixels (product.md, Explore: paging). */
const NEAR = 1_000;
/** A movement has come to rest once nothing has moved for so long, in milliseconds. */
const REST_MS = 200;
/** Keys that move the page down. At its bottom they move nothing, and no scroll tells of them. */
const KEYS_DOWN: ReadonlySet<string> = new Set(['End', 'PageDown', 'ArrowDown']);

const hiddenBelow = (): number => document.documentElement.scrollHeight - window.innerHeight - window.scrollY;

const isInField = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

interface ApproachOptions {
  /** @returns whether more was asked for */
  readonly onNear: () => boolean;
  /** Whether the visitor is in what stands below the list, with the keyboard. */
  readonly isBelow: () => boolean;
}

/**
 * Calls back when the visitor comes near the page's bottom, once in a movement: by wheel, touch, keys or scrollbar, or by a script
 * that scrolls. Content that is added, and a browser that keeps the window where it was in it, are no movement. What stands at the
 * bottom stays in sight when more is added above it, for a visitor who has come to it.
 * @returns what ends it
 */
export const watchApproach = ({ onNear, isBelow }: ApproachOptions): (() => void) => {
  const left = new AbortController();
  let top = window.scrollY;
  let below = hiddenBelow();
  let isSpent = false;
  let hasAsked = false;
  /** The End key was the visitor's last move: it may be under way still. */
  let isEnding = false;
  let rest: ReturnType<typeof setTimeout> | undefined;

  const move = () => {
    clearTimeout(rest);
    rest = setTimeout(() => (isSpent = false), REST_MS);
    if (below > NEAR) isSpent = false;
    else if (!isSpent) isSpent = onNear();
    hasAsked = below <= NEAR && (hasAsked || isSpent);
  };
  const settle = () => {
    top = window.scrollY;
    below = hiddenBelow();
  };
  const scroll = () => {
    const hasMoved = window.scrollY !== top;
    settle();
    if (hasMoved) move();
  };
  const push = (event: Event) => {
    if (hiddenBelow() < 1 && !isInField(event)) move();
  };
  const height = new ResizeObserver(() => {
    if (hasAsked && top > 0) {
      if (isEnding) window.scrollTo(0, document.documentElement.scrollHeight);
      else if (below < 1 || isBelow()) window.scrollBy(0, hiddenBelow() - below);
    }
    settle();
    // The browser moves the window along with its content after the sizes are known, and tells of it in the next frame.
    setTimeout(settle);
  });

  const options = { signal: left.signal, passive: true };
  height.observe(document.body);
  window.addEventListener('scroll', scroll, options);
  window.addEventListener('touchmove', push, options);
  window.addEventListener('wheel', (event) => event.deltaY > 0 && push(event), options);
  window.addEventListener(
    'keydown',
    (event) => {
      isEnding = event.key === 'End' && !isInField(event);
      if (KEYS_DOWN.has(event.key)) push(event);
    },
    options,
  );
  for (const other of ['wheel', 'pointerdown', 'touchstart'])
    window.addEventListener(other, () => (isEnding = false), options);
  return () => {
    left.abort();
    height.disconnect();
    clearTimeout(rest);
  };
};
