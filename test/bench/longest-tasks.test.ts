import { describe, expect, it } from 'vitest';
import { workByGaps, workByPhase } from './longest-tasks.mjs';

const thread = (tid: number, name: string) => ({ name: 'thread_name', ph: 'M', ts: 0, pid: 1, tid, args: { name } });
const mark = (phase: string, ts: number) => ({ name: `phase: ${phase}`, ph: 'I', ts, pid: 1, tid: 1 });
const task = (ts: number, dur: number, tid = 1) => ({ name: 'RunTask', ph: 'X', ts, dur, pid: 1, tid });
const threads = [thread(1, 'CrRendererMain'), thread(2, 'Compositor')];

describe('the tasks of a trace', () => {
  it('are told in milliseconds, for each phase the longest that began in it, and all together', () => {
    const events = [
      ...threads,
      task(10, 7_000),
      task(20, 3_000),
      mark('sort', 100),
      task(200, 25_500),
      mark('end', 210),
      task(300, 90),
    ];
    expect(workByPhase(events)).toEqual({
      start: { longest: 7, total: 10 },
      sort: { longest: 25.5, total: 25.5 },
      end: { longest: 0.09, total: 0.09 },
    });
  });

  it('are told without what they had to wait for', () => {
    const events = [...threads, { ...task(10, 90_000), tdur: 30_000 }, task(20, 40_000)];
    expect(workByPhase(events)).toEqual({ start: { longest: 40, total: 70 } });
  });

  it('are those of the page’s main thread, in the order of time', () => {
    const events = [task(200, 9_000, 2), task(150, 4_000), mark('sort', 100), task(50, 1_000), ...threads];
    expect(workByPhase(events)).toEqual({ start: { longest: 1, total: 1 }, sort: { longest: 4, total: 4 } });
  });
});

describe('where a browser tells of no tasks', () => {
  it('a timer’s waits stand for them, each in the phase in which it began', () => {
    const gaps = [
      { start: 10, duration: 20 },
      { start: 90, duration: 40 },
      { start: 150, duration: 30 },
    ];
    const marks = [
      { name: 'a mark of the page’s own', start: 20 },
      { name: 'phase: sort', start: 100 },
    ];
    expect(workByGaps({ gaps, marks })).toEqual({
      start: { longest: 40, total: 60 },
      sort: { longest: 30, total: 30 },
    });
  });
});
