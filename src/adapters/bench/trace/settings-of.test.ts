import { describe, expect, it } from 'vitest';
import { settingsOf } from './settings-of.ts';

/** What is said of a setting that has let a call through, and its answer back. @param ms between it and what is beneath it */
const saidOf = (name: string, ms: number) =>
  settingsOf([name], {
    whole: { startedAt: 0, endedAt: 10 + ms, isAnswered: true },
    beneath: new Map([[name, { startedAt: ms, endedAt: 10 + ms, isAnswered: true as const }]]),
    isAborted: false,
  });

describe('the time between a setting and what is beneath it (product.md, QA: trace)', () => {
  it.each([
    ['scenario', 3_000],
    ['latency', 5],
  ])('is what %s made it late', (name, ms) => expect(saidOf(name, ms)).toEqual([{ name, did: 'delayed', ms }]));

  it.each(['scenario', 'latency'])('of less than 5 ms is the browser’s own, whatever %s is', (name) =>
    expect(saidOf(name, 4)).toEqual([]),
  );

  it('is the browser’s own where the setting makes nothing late: a busy machine takes long for all', () =>
    expect(saidOf('fault', 600)).toEqual([]));
});
