import { calendarEntries } from '../calendar/calendar-entries.ts';
import type { CalendarEntry, OutEntry, ReleaseKind } from '../calendar/calendar-entry.ts';
import type { KnownDays } from '../calendar/known-days.ts';
import { dayOf } from '../days/calendar-day.ts';
import { dayBegins } from '../days/day-of-time.ts';
import type { StoredTitle } from '../library/saved-title.ts';
import { titleKey } from '../title.ts';
import type { WatchChoice } from '../watch/watch-choice.ts';
import { isNews, sightingOf, type Sight, type Sightings } from './sightings.ts';

interface Sighted {
  /** When it was answered, in milliseconds. */
  readonly answeredAt: number;
  /** Absent where a release before kept it. */
  readonly sightings?: Sightings;
}

/** What is known of where a title is streamed in a country. */
export interface SightedOffers extends Sighted {
  /** The ids of the services. */
  readonly streams: readonly number[];
  /** What services are called that came since, by their ids. */
  readonly names?: Readonly<Record<string, string>>;
}

/** What is known of the days of a title. */
export interface SightedDays extends KnownDays, Sighted {}

/** A service that has a title now, and did not before. */
export interface NewOffer {
  readonly id: number;
  readonly name: string;
  /** In milliseconds. */
  readonly since: number;
}

interface OfTitle {
  readonly title: StoredTitle;
  /** In milliseconds. */
  readonly since: number;
}

/** Something that the visitor may not know yet: a title came to services, a movie came out, an episode was shown. */
export type News =
  | (OfTitle & { readonly type: 'offer'; readonly services: readonly NewOffer[] })
  | (OfTitle & { readonly type: 'release'; readonly kind: ReleaseKind })
  | (OfTitle & {
      readonly type: 'episode';
      readonly season: number;
      readonly number: number;
      readonly isToday: boolean;
    });

/** The time of which news are told: what came after the one, until the other. */
export interface NewsTime {
  /** In milliseconds. */
  readonly after: number;
  readonly now: number;
}

export const sightsOfOffers = ({ streams }: Pick<SightedOffers, 'streams'>): readonly Sight[] =>
  streams.map((id) => ({ key: `${id}` }));

const episodeKey = ({ season, number }: { readonly season: number; readonly number: number }): string =>
  `${season}/${number}`;

export const sightsOfDays = ({ dates = [], episodes = [] }: KnownDays): readonly Sight[] => [
  ...dates.map(({ kind, day }) => ({ key: kind, from: dayBegins(day) })),
  ...episodes.map((episode) => ({ key: episodeKey(episode), from: dayBegins(episode.day) })),
];

/** The visitor's services that a title came to. */
export const newOffers = (
  { streams, sightings, names = {} }: SightedOffers,
  services: WatchChoice['services'],
  time: NewsTime,
): readonly NewOffer[] =>
  services.flatMap((id) => {
    const since = streams.includes(id) ? sightingOf(sightings, `${id}`)?.since : undefined;
    const name = Object.hasOwn(names, id) ? names[id] : undefined;
    return name !== undefined && isNews(since, time) ? [{ id, name, since }] : [];
  });

/** A title of a list with what is known of it. */
export interface KnownTitle {
  readonly title: StoredTitle & { readonly addedAt?: string };
  readonly offers?: SightedOffers | undefined;
  readonly days?: SightedDays | undefined;
}

interface NewsAbout extends NewsTime {
  /** The country of the days; undefined where there is none. */
  readonly region: string | undefined;
  /** The visitor's; empty until some are chosen. */
  readonly services: WatchChoice['services'];
  /** Whether the title is one of the calendar's. */
  readonly isInCalendar: boolean;
}

const offerNews = ({ title, offers }: KnownTitle, { services, ...time }: NewsAbout): readonly News[] => {
  const on = offers ? newOffers(offers, services, time) : [];
  return on.length > 0
    ? [{ type: 'offer', title, services: on, since: Math.max(...on.map(({ since }) => since)) }]
    : [];
};

/** A day that no answer told of, as a movie's own, is news where it came after the title was listed. */
const sinceOfEntry = ({ title, days }: KnownTitle, entry: OutEntry): number | undefined => {
  const sighting = sightingOf(days?.sightings, entry.type === 'episode' ? episodeKey(entry) : entry.kind);
  if (sighting) return sighting.since;
  const from = dayBegins(entry.day);
  const knownAt = days && !days.sightings ? days.answeredAt : Date.parse(title.addedAt ?? '');
  return from > knownAt ? from : undefined;
};

const entryNews = (entry: OutEntry, since: number, isToday: boolean): News => {
  const { title } = entry;
  return entry.type === 'episode'
    ? { type: 'episode', title, season: entry.season, number: entry.number, isToday, since }
    : { type: 'release', title, kind: entry.kind, since };
};

const outNews = (known: KnownTitle, { region, ...time }: NewsAbout): readonly News[] => {
  const today = dayOf(new Date(time.now));
  return calendarEntries(known.title, known.days, { region, today }).flatMap((entry) => {
    const since = sinceOfEntry(known, entry);
    return entry.day <= today && isNews(since, time) ? [entryNews(entry, since, entry.day === today)] : [];
  });
};

/** What is new of one title (product.md, News: what). */
export const newsOfTitle = (known: KnownTitle, about: NewsAbout): readonly News[] => [
  ...offerNews(known, about),
  ...(about.isInCalendar ? outNews(known, about) : []),
];

/** The days on which a title came to services, as lines of a calendar. */
export const offerEntries = (news: News): readonly CalendarEntry[] =>
  news.type === 'offer'
    ? news.services.map(({ since, ...service }) => ({
        type: 'offer',
        title: news.title,
        service,
        day: dayOf(new Date(since)),
      }))
    : [];

/** Tells each from all others of one time. */
export const newsKey = (news: News): string => {
  const key = `${news.type} ${titleKey(news.title)}`;
  if (news.type === 'offer') return key;
  return `${key} ${news.type === 'release' ? news.kind : episodeKey(news)}`;
};

const TYPES = ['offer', 'release', 'episode'] as const satisfies readonly News['type'][];

/** The newest day first; of one day what can be watched at once comes first (product.md, News: order). */
export const inNewsOrder = (news: readonly News[]): readonly News[] => {
  const placed = news.map((each) => ({ each, day: dayOf(new Date(each.since)), rank: TYPES.indexOf(each.type) }));
  const byDay = placed.toSorted((a, b) => (a.day === b.day ? a.rank - b.rank : a.day < b.day ? 1 : -1));
  return byDay.map(({ each }) => each);
};
