/** @typedef {{ lcp: number, cls: number, longTasks: number }} Observed */
/** @typedef {PerformanceEntry & { value: number, hadRecentInput: boolean }} Shift */

/**
 * Runs in the page before its own scripts. Layout shifts add up over the whole visit, which is at least what CLS reports.
 * A long task's first 50 ms block nobody.
 */
export function observe() {
  /** @type {Observed} */
  const seen = { lcp: 0, cls: 0, longTasks: 0 };
  Object.assign(globalThis, { observed: seen });
  /** @param {string} type @param {(entry: PerformanceEntry) => void} take */
  const on = (type, take) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry);
    }).observe({ type, buffered: true });
  on('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
  });
  on('layout-shift', (entry) => {
    const { value, hadRecentInput } = /** @type {Shift} */ (entry);
    if (!hadRecentInput) seen.cls += value;
  });
  on('longtask', ({ duration }) => {
    seen.longTasks += duration - 50;
  });
}

/** Runs in the page once it is quiet. What the browser does not tell is not a number. */
export function read() {
  const page = /** @type {{ observed: Observed } & import('./heartbeat.mjs').Beating} */ (
    /** @type {unknown} */ (globalThis)
  );
  const tells = (/** @type {string} */ type) => PerformanceObserver.supportedEntryTypes.includes(type);
  const { lcp } = page.observed;
  const cls = tells('layout-shift') ? page.observed.cls : Number.NaN;
  const waited = (page.gaps ?? []).reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
  const longTasks = tells('longtask') ? page.observed.longTasks : waited;
  const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  return { fcp, lcp, cls, longTasks, nodes: document.querySelectorAll('*').length };
}
