/** @typedef {{ name: string, ph: string, ts: number, pid: number, tid: number, dur?: number, tdur?: number, args?: { name?: string } }} TraceEvent */

/** What a trace must record: the tasks of each thread, the threads' names, and the page's own marks. */
export const CATEGORIES = ['disabled-by-default-devtools.timeline', 'blink.user_timing', '__metadata'];
const MAIN_THREAD = 'CrRendererMain';
const MARK = 'phase: ';

/**
 * Runs in the page: what follows belongs to this phase.
 * @param {string} phase
 */
export const beginPhase = (phase) => {
  performance.mark(`phase: ${phase}`);
};

/** @param {readonly TraceEvent[]} events */
function mainThreads(events) {
  const named = events.filter(({ name, args }) => name === 'thread_name' && args?.name === MAIN_THREAD);
  return new Set(named.map(({ pid, tid }) => `${pid}:${tid}`));
}

/** @typedef {{ longest: number, total: number }} Work of the tasks of a phase, in milliseconds on the CPU */

/**
 * The tasks of the pages' main threads in each phase, in milliseconds on the CPU: what else the machine does, and so
 * how long a task had to wait, is not counted. A task belongs to the phase in which it began; those before the first mark to
 * `start`.
 * @param {readonly TraceEvent[]} events of Chromium's trace
 * @returns {Record<string, Work>}
 */
export function workByPhase(events) {
  const marks = events.filter(({ name }) => name.startsWith(MARK)).toSorted((a, b) => a.ts - b.ts);
  const threads = mainThreads(events);
  /** @type {Record<string, Work>} */
  const work = {};
  for (const { name, ts, pid, tid, dur = 0, tdur = dur } of events) {
    if (name !== 'RunTask' || !threads.has(`${pid}:${tid}`)) continue;
    const phase = marks.findLast((mark) => mark.ts <= ts)?.name.slice(MARK.length) ?? 'start';
    const { longest, total } = work[phase] ?? { longest: 0, total: 0 };
    work[phase] = { longest: Math.max(longest, tdur / 1_000), total: total + tdur / 1_000 };
  }
  return work;
}
