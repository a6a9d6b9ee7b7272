import * as v from 'valibot';
import type { ReleaseDate } from '#domain/calendar/calendar-entry.ts';
import {
  composeReleases,
  releasesIn,
  type CountryKind,
  type Release,
  type ReleasesByCountry,
} from '#domain/calendar/compose-releases.ts';
import { isRegionCode } from '#domain/watch/watch-region.ts';
import { count, each, text } from './answer-fields.ts';
import { parseAnswer } from './parse-answer.ts';

const country = v.pipe(v.string(), v.check(isRegionCode));
const trimmed = v.fallback(v.pipe(v.string(), v.trim()), '');

const RawRelease = v.object({ certification: trimmed, type: count, release_date: text });
export type RawRelease = v.InferOutput<typeof RawRelease>;

/** The releases of a movie, as TMDB has them of each country. */
export const RawCountries = each(v.object({ iso_3166_1: country, release_dates: each(RawRelease) }));
type RawCountry = v.InferOutput<typeof RawCountries>[number];

/** What TMDB's numbers mean; premieres (1) and broadcasts (6) are no releases here (tmdb.md, Fields: releases). */
const KINDS: Readonly<Record<number, CountryKind>> = { 2: 'cinema', 3: 'cinema', 4: 'home', 5: 'disc' };

/** TMDB writes a time, and means the day (tmdb.md, Fields: releases). */
const DAY_LENGTH = 'YYYY-MM-DD'.length;

const toRelease = ({ type, release_date }: RawRelease): readonly Release[] => {
  const kind = KINDS[type];
  return kind ? [{ kind, date: release_date.slice(0, DAY_LENGTH) }] : [];
};

/** A country may be there twice, in parts. */
export const toReleases = (countries: readonly RawCountry[]): ReleasesByCountry => {
  const raw = new Map<string, readonly RawRelease[]>();
  for (const { iso_3166_1: code, release_dates } of countries)
    raw.set(code, [...(raw.get(code) ?? []), ...release_dates]);
  const composed = [...raw].map(([code, releases]) => [code, composeReleases(releases.flatMap(toRelease))] as const);
  return Object.fromEntries(composed.filter(([, dates]) => dates.length > 0));
};

const RawDates = v.object({ results: RawCountries });

/** Throws `malformed` for an answer that is none. A release that cannot be read costs no other. */
export const mapToReleaseDates = (answer: unknown, code: string): readonly ReleaseDate[] =>
  releasesIn(toReleases(parseAnswer(RawDates, answer).results), code);
