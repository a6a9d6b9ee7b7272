/** The styles that the page's frame does without: a link that is disabled until it is wanted, and marked until it has come. */
const WAITING = 'link[data-late]';
/** They are not in force before the application draws: the browser would style the whole frame once more, just before it is removed. */
const HELD = 'link[media="not all"]';
const FIRST_PAUSE_MS = 500;

/**
 * Has the browser take the page's late styles. What fails is asked for again, after a pause that doubles.
 * A page of the development server has no such styles.
 */
export const takeLateStyles = (pauseMs = FIRST_PAUSE_MS): void => {
  const waiting = document.querySelector<HTMLLinkElement>(WAITING);
  if (!waiting) return;
  // Chromium gives a link that failed an empty style sheet, and does not fetch the same address for it again.
  const link = waiting.cloneNode() as HTMLLinkElement;
  link.removeAttribute('disabled');
  link.addEventListener('load', () => link.removeAttribute('data-late'));
  link.addEventListener('error', () => setTimeout(takeLateStyles, pauseMs, 2 * pauseMs));
  waiting.replaceWith(link);
};

/** Resolves when the late styles have come, at once where there are none. */
export const lateStyles = (): Promise<void> =>
  new Promise((resolve) => {
    if (!document.querySelector(WAITING)) resolve();
    // Each attempt has a link of its own, and their events do not bubble.
    const hear = ({ target }: Event) => {
      if (target instanceof Element && target.matches(WAITING)) resolve();
    };
    document.head.addEventListener('load', hear, true);
  });

/** Puts the late styles in force: at once, or when they come. */
export const applyLateStyles = (): void => document.querySelector(HELD)?.removeAttribute('media');
