import * as fc from 'fast-check';
import { CERTIFICATIONS } from '#domain/discovery/certifications.ts';
import { COUNTRIES } from '#domain/discovery/countries.ts';
import { isFilterOf, LISTING_FILTER_NAMES, type ListingFilters } from '#domain/discovery/listing-filters.ts';
import { LANGUAGES } from '#domain/discovery/original-languages.ts';
import type { MediaType } from '#domain/title.ts';

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 2 ** 31 }), { minLength: 1, maxLength: 20 });
const years = fc.tuple(fc.integer({ min: 1_000, max: 9_999 }), fc.integer({ min: 1_000, max: 9_999 }));
const certification = fc
  .constantFrom(...Object.keys(CERTIFICATIONS))
  .chain((country) => fc.constantFrom(...(CERTIFICATIONS[country] ?? [])).map((upTo) => ({ country, upTo })));

/** Any filters that titles of a media type can be narrowed down by. */
export const arbitraryFilters = (mediaType: MediaType): fc.Arbitrary<ListingFilters> => {
  const all = fc.record({
    years,
    minRating: fc.integer({ min: 0, max: 100 }).map((tenths) => tenths / 10),
    minVotes: fc.integer({ min: 0, max: 1_000_000 }),
    maxRuntime: fc.integer({ min: 1, max: 1_440 }),
    language: fc.constantFrom(...LANGUAGES),
    country: fc.constantFrom(...COUNTRIES),
    withGenres: ids,
    withoutGenres: ids,
    keywords: ids,
    companies: ids,
    networks: ids,
    people: ids,
    certification,
    status: fc.integer({ min: 0, max: 5 }),
  });
  const names = fc.subarray(LISTING_FILTER_NAMES.filter((name) => isFilterOf(name, mediaType)));
  return fc.tuple(all, names).map(
    ([
      {
        years: [a, b],
        ...others
      },
      kept,
    ]): ListingFilters => {
      const filters = { fromYear: Math.min(a, b), toYear: Math.max(a, b), ...others };
      return Object.fromEntries(kept.map((name) => [name, filters[name]]));
    },
  );
};
