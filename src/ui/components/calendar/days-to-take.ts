import type { CalendarEntry } from '#domain/calendar/calendar-entry.ts';

/** Lines of the calendar that a visitor can take along as a file. */
export interface DaysToTake {
  readonly entries: readonly CalendarEntry[];
  /** Of the title that all of them are of; absent where they are the whole calendar. */
  readonly name?: string;
}
