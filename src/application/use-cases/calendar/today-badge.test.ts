import { BehaviorSubject, Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { CalendarEntry } from '#domain/calendar/calendar-entry.ts';
import type { DueDay } from '#domain/calendar/due-days.ts';
import { EMPTY_LIBRARY } from '#domain/library/library.ts';
import { inZone } from '#fixtures/clock/in-zone.ts';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { TodayBadge } from './today-badge.ts';

const HOUR = 3_600_000;
const entry = (day: string, id = 603): CalendarEntry => ({
  type: 'release',
  title: { id, title: `Title ${id}` },
  kind: 'home',
  country: 'DE',
  day,
});

interface Given {
  readonly isThere?: boolean;
  readonly hasNotices?: boolean;
  readonly calendar: readonly CalendarEntry[] | undefined;
}

const badge = ({ isThere = true, hasNotices = false, calendar }: Given) => {
  const clock = new VirtualClock();
  const [shown$, library$] = [new Subject<void>(), new BehaviorSubject(EMPTY_LIBRARY)];
  const seen = { counts: [] as number[], kept: [] as (readonly DueDay[])[], reads: 0, calendar };
  const end = new TodayBadge({
    appBadge: { isThere, show: (count) => void seen.counts.push(count) },
    todayNotices: { isThere: hasNotices, keep: async (days) => void seen.kept.push(days) },
    knownCalendar: async () => {
      seen.reads += 1;
      return seen.calendar;
    },
    session: { library$ },
    browser: { shown$ },
    clock,
  }).activate();
  return { clock, shown$, changed: () => library$.next({ ...EMPTY_LIBRARY }), seen, end };
};

describe('the number on the app’s icon (product.md, Frame: app badge)', () => {
  it('is that of what is out today, and no other day', async () => {
    const { clock, seen, end } = badge({
      calendar: [entry('2026-11-20'), entry('2026-11-21'), entry('2026-11-21', 604), entry('2026-11-22')],
    });
    await clock.advance(0);
    expect(seen.counts).toEqual([2]);
    end();
  });

  it('comes with what is said while the app is closed, where that can be, be there an icon or not (product.md, Calendar: out today)', async () => {
    const { clock, seen, end } = badge({ isThere: false, hasNotices: true, calendar: [entry('2026-11-22')] });
    await clock.advance(0);
    expect(seen.counts).toEqual([]);
    expect(seen.kept).toEqual([[{ day: '2026-11-22', text: 'Title 603: At home' }]]);
    end();
  });

  it('is 0, which clears it, where nothing is out today', async () => {
    const { clock, seen, end } = badge({ calendar: [] });
    await clock.advance(0);
    expect(seen.counts).toEqual([0]);
    end();
  });

  it('goes with the days, while the app stays open', async () => {
    const { clock, seen, end } = badge({ calendar: [entry('2026-11-22')] });
    await clock.advance(72 * HOUR);
    expect(seen.counts).toEqual([0, 1, 0, 0]);
    end();
  });

  it.each(['Pacific/Honolulu', 'Pacific/Kiritimati'])('is of the day that it is in %s', async (zone) => {
    const today = zone === 'Pacific/Kiritimati' ? '2026-11-22' : '2026-11-21';
    const { clock, seen, end } = badge({ calendar: [entry(today)] });
    await inZone(zone, () => clock.advance(0));
    end();
    expect(seen.counts).toEqual([1]);
  });

  it('is told anew when the app is looked at again, and soon after a change', async () => {
    const { clock, shown$, changed, seen, end } = badge({ calendar: [] });
    await clock.advance(0);
    seen.calendar = [entry('2026-11-21')];
    shown$.next();
    await clock.advance(0);
    expect(seen.counts).toEqual([0, 1]);
    seen.calendar = [];
    for (let change = 0; change < 5; change += 1) changed();
    await clock.advance(2_000);
    expect(seen.counts).toEqual([0, 1, 0]);
    end();
  });

  it('stays as it is while the calendar cannot be told', async () => {
    const { clock, seen, end } = badge({ calendar: undefined });
    await clock.advance(0);
    expect(seen.counts).toEqual([]);
    end();
  });

  it('costs nothing where the app is not installed', async () => {
    const { clock, shown$, changed, seen } = badge({ isThere: false, calendar: [entry('2026-11-21')] });
    shown$.next();
    changed();
    await clock.advance(48 * HOUR);
    expect([seen.counts, seen.reads]).toEqual([[], 0]);
  });
});
