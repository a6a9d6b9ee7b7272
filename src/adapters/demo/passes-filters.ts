import { certificationsOf } from '#domain/discovery/certifications.ts';
import { eachOn } from '#domain/discovery/filter-table.ts';
import type { ForEachFilter, ListingFilters } from '#domain/discovery/listing-filters.ts';
import type { NamedId } from '#domain/title-details.ts';
import type { DemoTitle } from './demo-data.ts';
import type { DemoExtras } from './extras/demo-extras.ts';

/** What has become of a show, by TMDB's numbers. */
const STATUSES: readonly string[] = ['Returning Series', 'Planned', 'In Production', 'Ended', 'Canceled', 'Pilot'];

const yearOf = ({ date }: DemoTitle): number => (date === undefined ? Number.NaN : Number(date.slice(0, 4)));

const hasAny = (known: readonly NamedId[] = [], ids: readonly number[]): boolean =>
  known.some(({ id }) => ids.includes(id));

const hasAll = (known: readonly number[], ids: readonly number[]): boolean => ids.every((id) => known.includes(id));

/** What is not known of a title passes no filter that asks for it. */
const PASSES: ForEachFilter<[title: DemoTitle, extras: DemoExtras], boolean> = {
  fromYear: (year, title) => yearOf(title) >= year,
  toYear: (year, title) => yearOf(title) <= year,
  minRating: (rating, title) => title.rating >= rating,
  minVotes: (votes, title) => title.votes >= votes,
  maxRuntime: (minutes, { runtime }) => runtime !== undefined && runtime <= minutes,
  language: (code, title, extras) => extras.factsOf(title).original_language === code,
  country: (code, title, extras) => extras.factsOf(title).countries?.includes(code) ?? false,
  withGenres: (ids, { genres }) => hasAll(genres, ids),
  withoutGenres: (ids, { genres }) => !genres.some((id) => ids.includes(id)),
  keywords: (ids, title, extras) =>
    hasAll(
      extras.keywordsOf(title).map(({ id }) => id),
      ids,
    ),
  companies: (ids, title, extras) => hasAny(extras.factsOf(title).companies, ids),
  networks: (ids, title, extras) => hasAny(extras.factsOf(title).networks, ids),
  people: (ids, { cast, crew }) =>
    hasAll(
      [...cast, ...crew].map(([id]) => id),
      ids,
    ),
  certification: ({ country, upTo }, title, extras) => {
    const ladder = certificationsOf(country);
    const step = ladder.indexOf(extras.certificationsOf(title)[country] ?? '');
    return step >= 0 && step <= ladder.indexOf(upTo);
  },
  status: (status, title) => title.status === STATUSES[status],
};

/** Whether a title is like what all of the filters ask for. */
export const passesFilters = (title: DemoTitle, filters: ListingFilters, extras: DemoExtras): boolean =>
  eachOn(PASSES, filters, (passes, asked) => passes(asked, title, extras)).every(Boolean);
