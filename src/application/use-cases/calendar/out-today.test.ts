import { expect, it } from 'vitest';
import type { CalendarEntry } from '#domain/calendar/calendar-entry.ts';
import type { DueDay } from '#domain/calendar/due-days.ts';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { OutToday } from './out-today.ts';

const ENTRY: CalendarEntry = { type: 'release', title: { id: 1, title: 'Low Tide' }, kind: 'home', day: '2026-11-21' };

const open = (allows: boolean) => {
  const did: (string | readonly DueDay[])[] = [];
  const todayNotices = {
    isThere: true,
    isOn: async () => false,
    start: async () => (did.push('start'), allows),
    stop: async () => void did.push('stop'),
    keep: async (days: readonly DueDay[]) => void did.push(days),
  };
  const outToday = new OutToday({
    todayNotices,
    clock: new VirtualClock(),
    knownEntries: { execute: async () => [ENTRY] },
  });
  return { outToday, did };
};

// product.md, Calendar: out today.
it.each<[boolean, boolean, boolean, readonly unknown[]]>([
  [true, true, true, ['start', [{ day: '2026-11-21', text: 'Low Tide: At home' }]]],
  [true, false, false, ['start']],
  [false, true, true, ['stop']],
])('is wanted: %s, and allowed: %s; it is as wanted: %s', async (isWanted, allows, isAsWanted, acts) => {
  const { outToday, did } = open(allows);
  expect(await outToday.execute(isWanted)).toBe(isAsWanted);
  expect(did).toEqual(acts);
});
