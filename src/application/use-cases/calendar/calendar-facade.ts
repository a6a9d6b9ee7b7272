import type { LibraryDeps } from '../../library/library-deps.ts';
import { SetChoices } from '../library/set-choices.ts';
import { CheckDates, type CheckDatesDeps } from './check-dates.ts';

/** What the UI sees of the calendar. */
export const createCalendarFacade = (deps: CheckDatesDeps & Pick<LibraryDeps, 'session'>) => ({
  /** On which days titles come out, and episodes are shown. */
  checkDates: new CheckDates(deps),
  setChoices: new SetChoices(deps),
});

export type CalendarFacade = Readonly<ReturnType<typeof createCalendarFacade>>;
