import type { CalendarEntry } from '#domain/calendar/calendar-entry.ts';
import type { Parts } from './parts.ts';

/** The lines of the calendar that this device knows; undefined where the code for it did not come. Never rejects. */
export const knownCalendar =
  ({ lateParts, consoleLog }: Pick<Parts, 'lateParts' | 'consoleLog'>) =>
  async (): Promise<readonly CalendarEntry[] | undefined> => {
    try {
      const { knownEntries } = await lateParts.openFacade('calendar');
      return await knownEntries.execute();
    } catch (error) {
      consoleLog.warn('calendar', 'The calendar could not be told.', error);
      return undefined;
    }
  };
