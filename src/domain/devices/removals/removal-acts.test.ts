import { describe, expect, it } from 'vitest';
import { stampAt } from '#fixtures/devices/stamp-at.ts';
import { keptActs, timeOfAct, withRemovals, type RemovalAct } from './removal-acts.ts';
import type { RemovedItem } from './removed-item.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const MINUTE = 60_000;
const DAY = 86_400_000;
const context = { now: NOW, nameOf: (device: string) => (device === 'a' ? 'Phone' : undefined) };
const item = (id: number, minutes: number, device = 'a'): RemovedItem => ({
  list: 'watchlist',
  key: `movie:${id}`,
  stamp: stampAt(NOW.getTime() + minutes * MINUTE),
  device,
  title: { id, addedAt: '2026-11-20T12:00:00.000Z' },
  index: 0,
});
const lines = (acts: readonly RemovalAct[]) => acts.map(({ name, items }) => [name, items.map(({ key }) => key)]);

describe('what other devices removed (product.md, Devices: removed elsewhere)', () => {
  it('is an act for each device and time, whatever the order in which it comes', () => {
    const items = [item(3, 9), item(1, 0), item(4, 1, 'b'), item(2, 5), item(5, 15)];
    expect(lines(withRemovals([], items, context))).toEqual([
      ['Phone', ['movie:1', 'movie:2', 'movie:3']],
      [undefined, ['movie:4']],
      ['Phone', ['movie:5']],
    ]);
  });

  it('is noted once, also where it was brought back meanwhile', () => {
    const acts = withRemovals([], [item(1, 0)], context);
    const back = acts.map((act) => ({ ...act, isBack: true as const }));
    expect(withRemovals(back, [item(1, 0)], context)).toEqual(back);
    expect(lines(withRemovals(back, [item(1, 0), item(2, 0)], context))).toHaveLength(2);
  });

  it('is of the time of the last of it by that device’s clock, and not later than it was noted', () => {
    const acts = withRemovals([], [item(2, -30), item(1, -34)], context);
    expect(acts.map(timeOfAct)).toEqual([new Date(NOW.getTime() - 30 * MINUTE)]);
    expect(withRemovals([], [item(1, 90)], context).map(timeOfAct)).toEqual([NOW]);
  });

  it('is kept for 30 days since more of it was noted last', () => {
    const soon = { ...context, now: new Date(NOW.getTime() + 3 * DAY) };
    const acts = withRemovals(withRemovals([], [item(1, 0)], context), [item(2, 1)], soon);
    expect(lines(acts)).toEqual([['Phone', ['movie:1', 'movie:2']]]);
    expect(keptActs(acts, new Date(NOW.getTime() + 33 * DAY - 1))).toEqual(acts);
    expect(keptActs(acts, new Date(NOW.getTime() + 33 * DAY))).toEqual([]);
  });

  it('is bounded: 5,000 are kept, and not one more', () => {
    const items = Array.from({ length: 5_000 }, (_, at) => item(at, 0));
    const acts = withRemovals(withRemovals([], items.slice(1), context), [item(0, 60)], context);
    expect(keptActs(acts, NOW)).toHaveLength(2);
    const more = withRemovals(acts, [item(0, 120)], context);
    expect(keptActs(more, NOW)).toHaveLength(2);
  });

  it('is bounded: the newest act is kept whole, the oldest go first', () => {
    const act = (id: string, day: number, count: number): RemovalAct => ({
      id,
      device: 'a',
      notedAt: `2026-11-${day}T12:00:00.000Z`,
      items: Array.from({ length: count }, (_, at) => item(at, 0)),
    });
    const ids = (acts: readonly RemovalAct[]) => keptActs(acts, NOW).map((each) => each.id);
    expect(ids([act('old', 10, 10), act('new', 20, 6_000)])).toEqual(['new']);
    expect(ids([act('old', 10, 3_000), act('middle', 15, 2_000), act('new', 20, 3_000)])).toEqual(['new', 'middle']);
  });
});
