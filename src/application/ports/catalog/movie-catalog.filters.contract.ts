import { beforeEach, describe, expect, it } from 'vitest';
import {
  isFilterOf,
  LISTING_FILTER_NAMES,
  type ListingFilterName,
  type ListingFilters,
} from '#domain/discovery/listing-filters.ts';
import type { ListingName } from '#domain/listing.ts';
import type { TitleDetails } from '#domain/title-details.ts';
import { releaseDateOf, titleKey, type MediaType } from '#domain/title.ts';
import { checkTitles, checkTotals, MEDIA_TYPES, never, type CatalogHarness } from './movie-catalog.checks.contract.ts';
import type { MovieCatalog } from './movie-catalog.ts';

/** A title as a filter sees it. */
interface Seen extends TitleDetails {
  readonly people: readonly number[];
}

const STATUSES: readonly string[] = ['Returning Series', 'Planned', 'In Production', 'Ended', 'Canceled', 'Pilot'];

const yearOf = (title: Seen): number | undefined => {
  const date = releaseDateOf(title);
  return date === undefined ? undefined : Number(date.slice(0, 4));
};
const genresOf = ({ genres }: Seen): readonly number[] => genres.map(({ id }) => id);
const first = (ids: readonly { readonly id: number }[] | undefined): readonly number[] | undefined =>
  ids && ids.length > 0 ? ids.slice(0, 1).map(({ id }) => id) : undefined;
const has = (known: readonly number[] | undefined, asked: readonly number[] = []): boolean =>
  asked.every((id) => known?.includes(id));
const idsOf = (named: readonly { readonly id: number }[] = []): readonly number[] => named.map(({ id }) => id);

interface Check {
  /** A filter that this title passes; undefined where the title says nothing of it. */
  readonly of: (title: Seen) => ListingFilters | undefined;
  readonly isPassed: (title: Seen, filters: ListingFilters) => boolean;
}

const filterBy = <Name extends ListingFilterName>(
  name: Name,
  value: ListingFilters[Name] | undefined,
): ListingFilters | undefined => (value === undefined ? undefined : { [name]: value });

/** Undefined where no call of this port says it of a title. */
const CHECKS: Readonly<Record<ListingFilterName, Check | undefined>> = {
  fromYear: {
    of: (title) => filterBy('fromYear', yearOf(title)),
    isPassed: (title, { fromYear = 0 }) => (yearOf(title) ?? 0) >= fromYear,
  },
  toYear: {
    of: (title) => filterBy('toYear', yearOf(title)),
    isPassed: (title, { toYear = 0 }) => (yearOf(title) ?? Infinity) <= toYear,
  },
  minRating: {
    of: ({ vote_average }) => ({ minRating: Math.floor(vote_average) }),
    isPassed: ({ vote_average }, { minRating = 0 }) => vote_average >= minRating,
  },
  minVotes: {
    of: ({ vote_count }) => ({ minVotes: vote_count }),
    isPassed: ({ vote_count }, { minVotes = 0 }) => vote_count >= minVotes,
  },
  maxRuntime: {
    of: ({ runtime }) => filterBy('maxRuntime', runtime),
    isPassed: ({ runtime = 0 }, { maxRuntime = 0 }) => runtime <= maxRuntime,
  },
  language: {
    of: ({ original_language }) => filterBy('language', original_language),
    isPassed: ({ original_language }, { language }) => original_language === language,
  },
  country: {
    of: ({ countries }) => filterBy('country', countries?.[0]),
    isPassed: ({ countries = [] }, { country = '' }) => countries.includes(country),
  },
  withGenres: {
    of: (title) => filterBy('withGenres', title.genres.length > 0 ? genresOf(title).slice(0, 2) : undefined),
    isPassed: (title, { withGenres }) => has(genresOf(title), withGenres),
  },
  withoutGenres: {
    of: () => ({ withoutGenres: [18, 35] }),
    isPassed: (title) => !genresOf(title).some((id) => [18, 35].includes(id)),
  },
  keywords: undefined,
  companies: {
    of: ({ companies }) => filterBy('companies', first(companies)),
    isPassed: (title, { companies }) => has(idsOf(title.companies), companies),
  },
  networks: {
    of: ({ networks }) => filterBy('networks', first(networks)),
    isPassed: (title, { networks }) => has(idsOf(title.networks), networks),
  },
  people: {
    of: ({ people }) => filterBy('people', people.length > 0 ? people.slice(0, 1) : undefined),
    isPassed: ({ people }, { people: asked }) => has(people, asked),
  },
  certification: undefined,
  status: {
    of: ({ status = '' }) => (STATUSES.includes(status) ? { status: STATUSES.indexOf(status) } : undefined),
    isPassed: (title, { status = 0 }) => title.status === STATUSES[status],
  },
};

/** Enough to tell, and few enough to look at each. */
const LOOKED_AT = 5;

/** The filters of listings that a catalogue claims to know. */
export const catalogFiltersContract = (harness: () => CatalogHarness): void => {
  let catalog: MovieCatalog;
  beforeEach(() => ({ catalog } = harness()));

  const isClaimed = (name: ListingFilterName): boolean =>
    catalog.knownFilters === 'all' || (catalog.knownFilters ?? []).includes(name);

  const list = (listing: ListingName, filters?: ListingFilters) =>
    catalog.fetchListing({ listing, sort: 'popularity.desc', ...(filters && { filters }) }, 1, never());

  const seen = async (mediaType: MediaType, filters?: ListingFilters): Promise<readonly Seen[]> => {
    const { results } = await list(mediaType, filters);
    return Promise.all(
      results.slice(0, LOOKED_AT).map(async (title) => {
        const [details, credits] = await Promise.all([
          catalog.fetchDetails(title, never()),
          catalog.fetchCredits(title, never()),
        ]);
        return { ...details, people: idsOf([...credits.cast, ...credits.crew]) };
      }),
    );
  };

  describe('filters', () => {
    const CASES = MEDIA_TYPES.flatMap((mediaType) =>
      LISTING_FILTER_NAMES.filter((name) => isFilterOf(name, mediaType)).map((name) => [mediaType, name] as const),
    );

    it.each(CASES)('%s: %s, where it is claimed, leaves what is like that, and nothing else', async (of, name) => {
      const check = CHECKS[name];
      if (!isClaimed(name) || !check) return;
      const samples = (await seen(of)).map(check.of).filter((filters) => filters !== undefined);
      for (const filters of samples.slice(0, 2)) {
        const answer = await list(of, filters);
        checkTotals(answer);
        checkTitles(answer.results, of);
        expect(answer.totalResults).toBeLessThanOrEqual((await list(of)).totalResults);
        const found = await seen(of, filters);
        expect(found.length, `something is like ${JSON.stringify(filters)}`).toBeGreaterThan(0);
        expect(found.filter((title) => !check.isPassed(title, filters)).map(titleKey)).toEqual([]);
      }
    });

    it('of age let through the more, the higher they are', async () => {
      if (!isClaimed('certification')) return;
      const totals: number[] = [];
      for (const upTo of ['0', '6', '12', '16', '18'])
        totals.push((await list('movie', { certification: { country: 'DE', upTo } })).totalResults);
      expect(totals).toEqual(totals.toSorted((a, b) => a - b));
      expect(totals.at(-1)).toBeLessThanOrEqual((await list('movie')).totalResults);
    });

    it.each(MEDIA_TYPES)('%s: all hold that are given', async (of) => {
      if (!isClaimed('fromYear') || !isClaimed('minRating')) return;
      const filters = { fromYear: 1_980, toYear: 2_010, minRating: 6 };
      const found = await seen(of, filters);
      for (const title of found) {
        expect(yearOf(title)).toBeGreaterThanOrEqual(1_980);
        expect(yearOf(title)).toBeLessThanOrEqual(2_010);
        expect(title.vote_average).toBeGreaterThanOrEqual(6);
      }
    });

    it('awards: a filter never lets through what the listing does not', async () => {
      if (!isClaimed('minRating') || !isClaimed('minVotes')) return;
      const { results } = await list('awards', { minRating: 5, minVotes: 10 });
      expect(results).toEqual((await list('awards')).results);
    });

    it('of no title leave an empty page', async () => {
      if (!isClaimed('fromYear')) return;
      const answer = await list('movie', { fromYear: 9_999 });
      expect(answer.results).toEqual([]);
      expect(answer.totalResults).toBe(0);
    });
  });
};
