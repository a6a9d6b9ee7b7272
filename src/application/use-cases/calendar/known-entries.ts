import type { CalendarEntry } from '#domain/calendar/calendar-entry.ts';
import { calendarTitles } from '#domain/calendar/calendar-titles.ts';
import { inCalendarOrder } from '#domain/calendar/calendar-weeks.ts';
import { veiledEntries } from '#domain/calendar/veiled-entries.ts';
import { regionOfLanguages } from '#domain/watch/region-of-languages.ts';
import type { LibrarySession } from '../../library/library-session.ts';
import type { Languages } from '../../ports/languages.ts';
import type { CheckDates } from './check-dates.ts';

export interface KnownEntriesDeps {
  readonly session: Pick<LibrarySession, 'library'>;
  readonly languages: Languages;
  readonly checkDates: Pick<CheckDates, 'known'>;
}

/** The lines that the calendar's screen would show, as far as this device knows them: nothing is asked for (product.md, Calendar files: known). */
export class KnownEntries {
  constructor(private readonly deps: KnownEntriesDeps) {}

  /** In the calendar's order. To be called once the library is loaded. Never rejects. */
  async execute(): Promise<readonly CalendarEntry[]> {
    const { session, languages, checkDates } = this.deps;
    const { library } = session;
    const region = library.preferences.watchRegion ?? regionOfLanguages(languages());
    const entries = await checkDates.known({ titles: calendarTitles(library), region });
    return inCalendarOrder(veiledEntries(entries, library), library.preferences.titleLanguage);
  }
}
