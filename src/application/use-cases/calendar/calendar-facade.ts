import type { LibraryDeps } from '../../library/library-deps.ts';
import { SetChoices } from '../library/set-choices.ts';
import { CheckDates, type CheckDatesDeps } from './check-dates.ts';
import { DownloadCalendar, type DownloadCalendarDeps } from './download-calendar.ts';
import { KnownEntries, type KnownEntriesDeps } from './known-entries.ts';
import { OutToday, type OutTodayDeps } from './out-today.ts';

interface CalendarFacadeDeps
  extends
    CheckDatesDeps,
    Omit<DownloadCalendarDeps, 'session'>,
    OutTodayDeps,
    Omit<KnownEntriesDeps, 'checkDates' | 'session'>,
    Pick<LibraryDeps, 'session'> {
  readonly clock: CheckDatesDeps['clock'] & DownloadCalendarDeps['clock'];
}

/** What the UI sees of the calendar. */
export const createCalendarFacade = (deps: CalendarFacadeDeps) => {
  const { session, languages } = deps;
  const checkDates = new CheckDates(deps);
  const knownEntries = new KnownEntries({ session, languages, checkDates });
  return {
    /** On which days titles come out, and episodes are shown. */
    checkDates,
    /** The lines that are known already. */
    knownEntries,
    outToday: new OutToday({ todayNotices: deps.todayNotices, clock: deps.clock, knownEntries }),
    downloadCalendar: new DownloadCalendar(deps),
    setChoices: new SetChoices(deps),
  };
};

export type CalendarFacade = Readonly<ReturnType<typeof createCalendarFacade>>;
