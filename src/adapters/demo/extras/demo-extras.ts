import { composeReleases, type Release, type ReleasesByCountry } from '#domain/calendar/compose-releases.ts';
import { dayNumber, dayOfNumber } from '#domain/days/day-of-time.ts';
import type { TitleExtra, TitlePicture } from '#domain/details/title-extra.ts';
import type { NamedId } from '#domain/title-details.ts';
import { type MediaType, titleKey } from '#domain/title.ts';
import type { DemoTitle } from '../demo-data.ts';
import { DEMO_REGIONS } from '../watch/demo-services.ts';
import { demoSeason, halfYearOf } from './demo-episodes.ts';
import { demoFacts, type DemoFacts } from './demo-facts.ts';
import { DEMO_FRANCHISES, type DemoFranchise } from './demo-franchise.ts';
import { demoPictures } from './demo-pictures.ts';
import { percentOf } from './percent-of.ts';

type Ladder = readonly string[];

/** What each country's board writes, from what all may see to what adults may. */
const LADDERS: Readonly<Record<MediaType, Readonly<Record<string, Ladder>>>> = {
  movie: {
    DE: ['0', '6', '12', '16', '18'],
    FR: ['TP', 'TP', '12', '16', '18'],
    GB: ['U', 'PG', '12A', '15', '18'],
    US: ['G', 'PG', 'PG-13', 'R', 'NC-17'],
  },
  tv: {
    DE: ['0', '6', '12', '16', '18'],
    GB: ['U', 'PG', '12', '15', '18'],
    US: ['TV-Y', 'TV-PG', 'TV-14', 'TV-MA', 'TV-MA'],
  },
};

const STEPS = 5;
const SHARE = 100;
/** Of a hundred titles, so many were never rated in a country. */
const UNRATED = 12;

const FOR_ALL = new Set([16, 10_751, 10_762, 10_402]);
const FOR_FEW = new Set([27, 53, 80]);

const stepOf = ({ genres }: DemoTitle, key: string): number => {
  const chance = Math.floor((percentOf('age', key) * STEPS) / SHARE);
  if (genres.some((genre) => FOR_ALL.has(genre))) return Math.min(chance, 1);
  return genres.some((genre) => FOR_FEW.has(genre)) ? Math.max(chance, 2) : Math.min(chance, STEPS - 2);
};

/** The age rating in each country that has one. What is not out has none. */
const demoCertifications = (title: DemoTitle): Readonly<Record<string, string>> => {
  const key = titleKey({ media_type: title.type, id: title.id });
  if (title.votes === 0) return {};
  const step = stepOf(title, key);
  const rated = Object.entries(LADDERS[title.type]).filter(([country]) => percentOf(key, country, 'rated') >= UNRATED);
  return Object.fromEntries(rated.map(([country, ladder]) => [country, ladder[step] ?? '']));
};

/** Of a hundred movies that are not announced, so many have no date anywhere. */
const UNDATED = 30;
/** Of a hundred movies, so many do not come to a country, to its cinemas, or on disc. */
const NOT_HERE = 15;
const NO_CINEMA = 12;
const NO_DISC = 35;
/** Days between the first release anywhere and that in a country. */
const LATEST = 29;
const TO_HOME = 45;
const TO_DISC = 25;
const SPREAD = 40;

/** The day of the first release: that of a movie without a date is about the time that it is, so that it comes out as time goes by. */
const firstDay = ({ id, date }: DemoTitle, now: Date): number => {
  if (date !== undefined) return dayNumber(date);
  if (percentOf('announced', id) < UNDATED) return Number.NaN;
  return halfYearOf(now) + percentOf('out', id) * 2;
};

/** The days of one country: some movies are at home at once. */
const daysIn = ({ id }: DemoTitle, country: string, first: number): readonly Release[] => {
  const chance = (what: string) => percentOf(what, country, id);
  if (chance('here') < NOT_HERE) return [];
  const cinema = first + (chance('cinema') % LATEST);
  const isShown = chance('shown') >= NO_CINEMA;
  const home = isShown ? cinema + TO_HOME + (chance('home') % SPREAD) : cinema;
  const release = (kind: Release['kind'], day: number): Release => ({ kind, date: dayOfNumber(day) });
  return [
    ...(isShown ? [release('cinema', cinema)] : []),
    release('home', home),
    ...(chance('disc') < NO_DISC ? [] : [release('disc', home + TO_DISC + (chance('days') % SPREAD))]),
  ];
};

/** On which days a movie of the demo comes out, in each country that it comes to. A show has none. */
const demoReleases = (title: DemoTitle, now: Date): ReleasesByCountry => {
  const first = firstDay(title, now);
  if (title.type !== 'movie' || Number.isNaN(first)) return {};
  const told = DEMO_REGIONS.map(({ code }) => [code, composeReleases(daysIn(title, code, first))] as const);
  return Object.fromEntries(told.filter(([, dates]) => dates.length > 0));
};

/** What fictional movies are about. */
const WORDS: readonly string[] = [
  'lighthouse',
  'small town',
  'seaside',
  'mistaken identity',
  'inheritance',
  'train journey',
  'hotel',
  'village feud',
  'lost letter',
  'piano',
  'night shift',
  'committee',
  'butler',
  'heist',
  'telegraph',
  'forgery',
  'clockwork',
  'haunted house',
  'satellite',
  'monster',
  'snowed in',
  'wedding',
  'single parent',
  'rivalry',
  'based on a rumour',
  'orphan',
  'apprentice',
  'umbrella',
  'harbour',
  'storm',
  'strike',
  'secret passage',
  'talking animal',
  'friendship',
  'memory',
  'map',
  'balloon',
  'orchestra',
  'dentist',
  'post office',
];

const FIRST_ID = 7_001;
/** Of a hundred titles, so many have each keyword. */
const HELD = 16;

const DEMO_KEYWORDS: readonly NamedId[] = WORDS.map((name, at) => ({ id: FIRST_ID + at, name }));

/** What a title is about: six words or so, of a few titles none. */
const demoKeywords = ({ type, id, overview }: DemoTitle): readonly NamedId[] => {
  const key = titleKey({ media_type: type, id });
  return overview === '' ? [] : DEMO_KEYWORDS.filter((keyword) => percentOf('keyword', key, keyword.id) < HELD);
};

/**
 * What the demo knows of its titles beyond its data: it is worked out from each title, always alike, for the catalogue's chunk is as large as it
 * may be. Nothing of it exists but the countries.
 */
export interface DemoExtras {
  readonly franchises: readonly DemoFranchise[];
  readonly factsOf: (title: DemoTitle) => DemoFacts;
  /** A season with its episodes. */
  readonly seasonOf: typeof demoSeason;
  readonly keywordsOf: (title: DemoTitle) => TitleExtra['keywords'];
  readonly picturesOf: (title: DemoTitle) => readonly TitlePicture[];
  readonly certificationsOf: (title: DemoTitle) => TitleExtra['certifications'];
  readonly releasesOf: (title: DemoTitle, now: Date) => ReleasesByCountry;
  /** Whether IMDb has a number for the title. */
  readonly hasImdb: (title: DemoTitle) => boolean;
}

/** @param now tells which season of a show that goes on is on, and which episode of it comes next */
export const demoExtras = (now: () => Date): DemoExtras => ({
  franchises: DEMO_FRANCHISES,
  factsOf: (title) => demoFacts(title, now()),
  seasonOf: demoSeason,
  keywordsOf: demoKeywords,
  picturesOf: demoPictures,
  certificationsOf: demoCertifications,
  releasesOf: demoReleases,
  hasImdb: () => true,
});

/** When the catalogue was made up. */
export const DEMO_NOW = new Date('2026-11-21T12:00:00Z');

export const DEMO_EXTRAS: DemoExtras = demoExtras(() => DEMO_NOW);
