import type { CalendarDay } from '../days/calendar-day.ts';
import type { StoredTitle } from '../library/saved-title.ts';
import type { WatchService } from '../watch/watch-offers.ts';

/** In cinemas: TMDB's types 2 and 3. At home: 4. On disc: 5. First: the provider's own date, where a country has none (product.md, Calendar: kinds). */
export const RELEASE_KINDS = ['cinema', 'home', 'disc', 'first'] as const;
export type ReleaseKind = (typeof RELEASE_KINDS)[number];

/** A day on which a movie comes out. */
export interface ReleaseDate {
  readonly kind: ReleaseKind;
  readonly day: CalendarDay;
}

/** One line of the calendar: a release of a movie, or an episode of a show. Its file may have the days too on which titles came to services. */
export type CalendarEntry =
  | {
      readonly type: 'release';
      readonly title: StoredTitle;
      readonly kind: ReleaseKind;
      readonly day: CalendarDay;
      /** ISO 3166-1, of the country whose date it is; absent where it is the first release anywhere. */
      readonly country?: string;
    }
  | {
      readonly type: 'episode';
      readonly title: StoredTitle;
      readonly season: number;
      readonly number: number;
      /** Empty when unknown. */
      readonly name: string;
      /** As that of a title. */
      readonly name_language?: string;
      readonly day: CalendarDay;
    }
  | {
      readonly type: 'offer';
      readonly title: StoredTitle;
      readonly service: Pick<WatchService, 'id' | 'name'>;
      readonly day: CalendarDay;
    };

/** What comes out, as the calendar's screen shows it. */
export type OutEntry = Exclude<CalendarEntry, { readonly type: 'offer' }>;
