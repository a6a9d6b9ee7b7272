import { auditTime, defer, filter, merge, repeat, skip, startWith, switchMap, timer, type Observable } from 'rxjs';
import type { CalendarEntry } from '#domain/calendar/calendar-entry.ts';
import { dueDays } from '#domain/calendar/due-days.ts';
import { dayOf } from '#domain/days/calendar-day.ts';
import type { LibrarySession } from '../../library/library-session.ts';
import type { Browser } from '../../ports/browser.ts';
import type { Ports } from '../../ports/port.ts';
import type { TodayNotices } from '../../ports/today-notices.ts';

export interface TodayBadgeDeps extends Pick<Ports, 'appBadge' | 'clock'> {
  readonly todayNotices: Pick<TodayNotices, 'isThere' | 'keep'>;
  /** The lines of the calendar as far as they are known without asking anybody; undefined where that cannot be told now. Never rejects. */
  readonly knownCalendar: () => Promise<readonly CalendarEntry[] | undefined>;
  readonly session: Pick<LibrarySession, 'library$'>;
  readonly browser: Pick<Browser, 'shown$'>;
}

/** A visitor who ticks and saves is not counted for with each press. */
const CHANGE_MS = 2_000;

/** Until the day that comes next where the visitor is; it may have 23 hours, or 25. */
const msToMidnight = (now: Date): number =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime();

/**
 * The number of what is out today on the installed app's icon (product.md, Frame: app badge), and what is said of it while the app is closed
 * (product.md, Calendar: out today).
 */
export class TodayBadge {
  constructor(private readonly deps: TodayBadgeDeps) {}

  /** Where there is neither, nothing is done, now or later. @returns a function that ends it */
  activate(): () => void {
    const { appBadge, todayNotices, knownCalendar } = this.deps;
    if (!appBadge.isThere && !todayNotices.isThere) return () => {};
    const counting = this.moments$().pipe(
      switchMap(() => knownCalendar()),
      filter((entries) => entries !== undefined),
    );
    const showing = counting.subscribe((entries) => this.show(entries));
    return () => showing.unsubscribe();
  }

  private show(entries: readonly CalendarEntry[]): void {
    const { appBadge, todayNotices, clock } = this.deps;
    const today = dayOf(clock.now());
    if (appBadge.isThere) appBadge.show(entries.filter(({ day }) => day === today).length);
    if (todayNotices.isThere) void todayNotices.keep(dueDays(entries, today));
  }

  /** At the start, when the page is looked at again, after a change, and when a day begins. */
  private moments$(): Observable<unknown> {
    const { session, browser, clock } = this.deps;
    const changed$ = session.library$.pipe(skip(1), auditTime(CHANGE_MS, clock.scheduler));
    const moments$ = merge(browser.shown$, changed$).pipe(startWith(undefined));
    // Timers stand still while a device sleeps: each moment sets it anew.
    return moments$.pipe(switchMap(() => this.days$()));
  }

  private days$(): Observable<unknown> {
    const { clock } = this.deps;
    return defer(() => timer(msToMidnight(clock.now()), clock.scheduler)).pipe(repeat(), startWith(undefined));
  }
}
