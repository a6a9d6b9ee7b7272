import type { CalendarDay } from '../days/calendar-day.ts';
import { isCalendarDay } from '../days/day-of-time.ts';
import { compareTexts } from '../text/compare-texts.ts';
import { RELEASE_KINDS, type ReleaseDate, type ReleaseKind } from './calendar-entry.ts';

/** The kinds of release that a country has of its own. */
export type CountryKind = Exclude<ReleaseKind, 'first'>;

/** One release of a movie, as a provider tells of it. */
export interface Release {
  readonly kind: CountryKind;
  /** Any text; only a day of the calendar is a date. */
  readonly date: string;
}

/** What is known of a movie's releases, by the code of the country. */
export type ReleasesByCountry = Readonly<Record<string, readonly ReleaseDate[]>>;

const rankOf = (kind: ReleaseKind): number => RELEASE_KINDS.indexOf(kind);

/** By day; on one day as the kinds are listed. */
const inReleaseOrder = (dates: readonly ReleaseDate[]): readonly ReleaseDate[] =>
  dates.toSorted((a, b) => compareTexts(a.day, b.day) || rankOf(a.kind) - rankOf(b.kind));

/** The earliest of each kind, by day. What is no date is none (product.md, Calendar: kinds) (product.md, Calendar: bad dates). */
export const composeReleases = (releases: readonly Release[]): readonly ReleaseDate[] => {
  const first = new Map<CountryKind, CalendarDay>();
  for (const { kind, date } of releases) {
    const known = first.get(kind);
    if (isCalendarDay(date) && (known === undefined || date < known)) first.set(kind, date);
  }
  return inReleaseOrder([...first].map(([kind, day]) => ({ kind, day })));
};

/** A country's own dates; where it has none, the earliest of all countries, as the first release (product.md, Calendar: other countries). */
export const releasesIn = (releases: ReleasesByCountry, country: string): readonly ReleaseDate[] => {
  const own = Object.hasOwn(releases, country) ? (releases[country] ?? []) : [];
  if (own.length > 0) return own;
  const [first] = inReleaseOrder(Object.values(releases).flat());
  return first ? [{ kind: 'first', day: first.day }] : [];
};
