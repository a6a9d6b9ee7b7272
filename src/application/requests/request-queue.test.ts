import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { RequestQueue } from './request-queue.ts';

const queued = (count: number, limit = 2) => {
  const queue = new RequestQueue(limit);
  const sources = Array.from({ length: count }, () => new Subject<number>());
  const values: number[] = [];
  const subscriptions = sources.map((source) => queue.inTurn(source).subscribe((value) => values.push(value)));
  return { queue, sources, values, subscriptions, asked: () => sources.map(({ observed }) => observed) };
};

describe('a queue of requests', () => {
  it('asks no more than its limit at once, and the next in turn when one has ended', () => {
    const { sources, values, asked } = queued(4);
    expect(asked()).toEqual([true, true, false, false]);
    sources[1]?.next(1);
    sources[1]?.complete();
    expect(values).toEqual([1]);
    expect(asked()).toEqual([true, false, true, false]);
    sources[0]?.complete();
    expect(asked()).toEqual([false, false, true, true]);
  });

  it('asks the next when one is given up, and never what was given up while it waited', () => {
    const { sources, subscriptions, asked } = queued(4);
    subscriptions[2]?.unsubscribe();
    subscriptions[0]?.unsubscribe();
    expect(asked()).toEqual([false, true, false, true]);
    sources[1]?.complete();
    sources[3]?.complete();
    expect(asked()).toEqual([false, false, false, false]);
  });

  it('asks again as many as before once all have ended', () => {
    const { queue, sources } = queued(3);
    for (const source of sources) source.complete();
    const later = [new Subject(), new Subject(), new Subject()];
    for (const source of later) queue.inTurn(source).subscribe();
    expect(later.map(({ observed }) => observed)).toEqual([true, true, false]);
  });
});
