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

/** @typedef {{ phase: string, ms: number }} Task */

/** @param {readonly Task[]} tasks @returns {Record<string, Work>} */
function workOf(tasks) {
  /** @type {Record<string, Work>} */
  const work = {};
  for (const { phase, ms } of tasks) {
    const { longest, total } = work[phase] ?? { longest: 0, total: 0 };
    work[phase] = { longest: Math.max(longest, ms), total: total + ms };
  }
  return work;
}

/**
 * The phase in which something began: of the last mark before it.
 * @param {readonly { name: string, start: number }[]} marks in order @param {number} start
 */
const phaseAt = (marks, start) => marks.findLast((mark) => mark.start <= start)?.name.slice(MARK.length) ?? 'start';

/** @param {{ name: string }} mark */
const isPhase = ({ name }) => name.startsWith(MARK);

/**
 * The tasks of the pages' main threads in each phase, in milliseconds on the CPU: what else the machine does, and so
 * how long a task had to wait, is not counted. A task belongs to the phase in which it began; those before the first mark to
 * `start`.
 * @param {readonly TraceEvent[]} events of Chromium's trace
 * @returns {Record<string, Work>}
 */
export function workByPhase(events) {
  const marks = events
    .filter(isPhase)
    .map(({ name, ts }) => ({ name, start: ts }))
    .toSorted((a, b) => a.start - b.start);
  const threads = mainThreads(events);
  const tasks = events.filter(({ name, pid, tid }) => name === 'RunTask' && threads.has(`${pid}:${tid}`));
  return workOf(tasks.map(({ ts, dur = 0, tdur = dur }) => ({ phase: phaseAt(marks, ts), ms: tdur / 1_000 })));
}

/**
 * The same of how long a timer had to wait (heartbeat.mjs): what else the machine does is counted.
 * @param {{ gaps: readonly import('./heartbeat.mjs').Gap[], marks: readonly { name: string, start: number }[] }} seen
 */
export function workByGaps({ gaps, marks }) {
  const phases = marks.filter(isPhase);
  return workOf(gaps.map(({ start, duration }) => ({ phase: phaseAt(phases, start), ms: duration })));
}
