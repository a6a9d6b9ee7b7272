/** A page that is never idle is not to keep what was taken for ever. */
const LIMIT_MS = 2_000;

/** Resolves when the page has nothing else to do. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    // Not every browser has `requestIdleCallback`.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: LIMIT_MS });
    else setTimeout(resolve);
  });
