import { dueDays } from '#domain/calendar/due-days.ts';
import { dayOf } from '#domain/days/calendar-day.ts';
import type { Clock } from '../../ports/clock.ts';
import type { TodayNotices } from '../../ports/today-notices.ts';
import type { KnownEntries } from './known-entries.ts';

export interface OutTodayDeps {
  readonly todayNotices: TodayNotices;
  readonly clock: Pick<Clock, 'now'>;
}

/** Has the browser say what is out today while the app is closed, where the visitor wants it (product.md, Calendar: out today). */
export class OutToday {
  constructor(private readonly deps: OutTodayDeps & { readonly knownEntries: Pick<KnownEntries, 'execute'> }) {}

  get isThere(): boolean {
    return this.deps.todayNotices.isThere;
  }

  /** Never rejects. */
  isOn(): Promise<boolean> {
    return this.deps.todayNotices.isOn();
  }

  /** Resolves with whether it is as it was wanted: the browser may refuse. To be called once the library is loaded. Never rejects. */
  async execute(isWanted: boolean): Promise<boolean> {
    const { todayNotices, knownEntries, clock } = this.deps;
    if (!isWanted) await todayNotices.stop();
    else if (await todayNotices.start())
      await todayNotices.keep(dueDays(await knownEntries.execute(), dayOf(clock.now())));
    else return false;
    return true;
  }
}
