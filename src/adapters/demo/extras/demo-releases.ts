import { composeReleases, type Release, type ReleasesByCountry } from '#domain/calendar/compose-releases.ts';
import { dayNumber, dayOfNumber } from '#domain/days/day-of-time.ts';
import type { DemoTitle } from '../demo-data.ts';
import { DEMO_REGIONS } from '../watch/demo-services.ts';
import { halfYearOf } from './demo-episodes.ts';
import { percentOf } from './percent-of.ts';

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
export const demoReleases = (title: DemoTitle, now: Date): ReleasesByCountry => {
  const first = firstDay(title, now);
  if (title.type !== 'movie' || Number.isNaN(first)) return {};
  const told = DEMO_REGIONS.map(({ code }) => [code, composeReleases(daysIn(title, code, first))] as const);
  return Object.fromEntries(told.filter(([, dates]) => dates.length > 0));
};
