/** @typedef {{ start: number, duration: number }} Gap in milliseconds, on the page's clock */
/** @typedef {{ gaps?: Gap[] }} Beating */

/**
 * Runs in the page before its own scripts, where the browser tells of no tasks: notes how long a timer that is always due
 * had to wait, which is how long the main thread was busy.
 */
export function beat() {
  /** @type {Gap[]} */
  const gaps = [];
  let start = performance.now();
  const note = () => {
    const duration = performance.now() - start;
    // Less than a frame is nothing that anybody notices.
    if (duration > 16) gaps.push({ start, duration });
    start = performance.now();
    setTimeout(note, 4);
  };
  setTimeout(note, 4);
  Object.assign(globalThis, { gaps });
}

/** Runs in the page. */
export const readGaps = () => ({
  gaps: /** @type {Beating} */ (globalThis).gaps ?? [],
  marks: performance.getEntriesByType('mark').map(({ name, startTime }) => ({ name, start: startTime })),
});
