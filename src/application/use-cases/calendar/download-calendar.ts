import type { CalendarEntry } from '#domain/calendar/calendar-entry.ts';
import { calendarFile } from '#domain/calendar/calendar-file.ts';
import { inCalendarOrder } from '#domain/calendar/calendar-weeks.ts';
import { dayOf } from '#domain/days/calendar-day.ts';
import { fileNames } from '#domain/export/file-names.ts';
import type { Notifications } from '../../notifications/notifications.ts';
import type { Browser } from '../../ports/browser.ts';
import type { Clock } from '../../ports/clock.ts';
import type { ConsoleLog } from '../../ports/console-log.ts';

export interface DownloadCalendarDeps {
  readonly browser: Pick<Browser, 'download'>;
  readonly notifications: Notifications;
  readonly clock: Pick<Clock, 'now'>;
  readonly consoleLog: Pick<ConsoleLog, 'error'>;
}

export interface CalendarDownload {
  readonly entries: readonly CalendarEntry[];
  /** Whether it reminds on the evening before each day. */
  readonly reminds: boolean;
  /** What the file is called for: a title's name. Without it, it is named for the day. */
  readonly name?: string;
}

/** Gives the visitor days of titles as a calendar file (product.md, Calendar files: download). */
export class DownloadCalendar {
  constructor(private readonly deps: DownloadCalendarDeps) {}

  /** Never throws: the visitor is told how it went. */
  execute({ entries, reminds, name }: CalendarDownload): void {
    const { browser, notifications, clock, consoleLog } = this.deps;
    if (entries.length === 0) {
      notifications.show({ type: 'blank', message: 'There is nothing to add to a calendar yet.' });
      return;
    }
    try {
      const now = clock.now();
      const named = (name !== undefined && fileNames([name])[0]?.trim()) || `calendar-${dayOf(now)}`;
      browser.download(`matinee-${named}.ics`, calendarFile(inCalendarOrder(entries), { now, reminds }));
      notifications.show({ type: 'success', message: 'Calendar file downloaded. Open it to add it to your calendar.' });
    } catch (error) {
      consoleLog.error('The calendar file could not be downloaded.', error);
      notifications.show({ type: 'error', message: 'The calendar file could not be downloaded. Please try again.' });
    }
  }
}
