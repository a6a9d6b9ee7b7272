import type { CalendarEntry } from '#domain/calendar/calendar-entry.ts';
import { calendarFile } from '#domain/calendar/calendar-file.ts';
import { inCalendarOrder } from '#domain/calendar/calendar-weeks.ts';
import type { GivenCalendar } from '#domain/calendar/given-calendar.ts';
import { dayOf } from '#domain/days/calendar-day.ts';
import { fileNames } from '#domain/export/file-names.ts';
import type { LibrarySession } from '../../library/library-session.ts';
import type { Notifications } from '../../notifications/notifications.ts';
import type { Browser } from '../../ports/browser.ts';
import type { Clock } from '../../ports/clock.ts';
import type { ConsoleLog } from '../../ports/console-log.ts';
import type { ValueMemory } from '../../ports/memories/value-memory.ts';

export interface DownloadCalendarDeps {
  readonly session: Pick<LibrarySession, 'library'>;
  readonly browser: Pick<Browser, 'download'>;
  readonly notifications: Notifications;
  readonly clock: Pick<Clock, 'now'>;
  readonly consoleLog: Pick<ConsoleLog, 'error'>;
  /** What calendars have taken of the files that were downloaded. */
  readonly calendarMemory: ValueMemory<GivenCalendar>;
}

export interface CalendarDownload {
  readonly entries: readonly CalendarEntry[];
  /** Whether it reminds on the evening before each day. */
  readonly reminds: boolean;
  /** The name of the title that all entries are of: the file is called for it. Without it, it is the whole calendar's, and named for the day. */
  readonly name?: string;
  /** Whether the entries are with the days on which titles came to services: those that an earlier file had, and hold no more, are cancelled. */
  readonly hasOffers?: boolean;
}

/** Gives the visitor days of titles as a calendar file (product.md, Calendar files: download). */
export class DownloadCalendar {
  constructor(private readonly deps: DownloadCalendarDeps) {}

  /** Never throws: the visitor is told how it went. */
  execute({ entries, reminds, name, hasOffers = false }: CalendarDownload): void {
    const { session, browser, notifications, clock, consoleLog, calendarMemory } = this.deps;
    const now = clock.now();
    const before = calendarMemory.recall();
    const title = name === undefined ? undefined : entries[0]?.title;
    const options = { now, reminds, title, hasOffers, ...(before && { given: before }) };
    const inOrder = inCalendarOrder(entries, session.library.preferences.titleLanguage);
    const { file, given, isEmpty } = calendarFile(inOrder, options);
    if (isEmpty) {
      notifications.show({ type: 'blank', message: 'There is nothing to add to a calendar yet.' });
      return;
    }
    try {
      const named = (name !== undefined && fileNames([name])[0]?.trim()) || `calendar-${dayOf(now)}`;
      browser.download(`matinee-${named}.ics`, file);
      calendarMemory.remember(given);
      notifications.show({ type: 'success', message: 'Calendar file downloaded. Open it to add it to your calendar.' });
    } catch (error) {
      consoleLog.error('calendar', 'The calendar file could not be downloaded.', error);
      notifications.show({ type: 'error', message: 'The calendar file could not be downloaded. Please try again.' });
    }
  }
}
