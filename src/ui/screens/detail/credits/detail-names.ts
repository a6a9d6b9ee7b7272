import { filteredListingPath } from '#domain/discovery/filtered-listing-path.ts';
import type { ListingFilters } from '#domain/discovery/listing-filters.ts';
import { languageName } from '#domain/format/language-name.ts';
import type { NamedId, TitleDetails } from '#domain/title-details.ts';
import { isRegionCode } from '#domain/watch/watch-region.ts';
import { countryName } from '../../../components/watch/country-name.ts';
import type { LinkedName } from './linked-names.tsx';

interface InCommon extends ListingFilters {
  readonly genreId?: number;
}

/** Names that lead to the titles that have the same (product.md, Detail: names). */
const namesOf = (
  { media_type }: TitleDetails,
  named: readonly NamedId[] | undefined,
  inCommon: (id: number) => InCommon,
): readonly LinkedName[] =>
  (named ?? []).map(({ id, name }) => ({ name, to: filteredListingPath(media_type, inCommon(id)) }));

export const genreNames = (title: TitleDetails) => namesOf(title, title.genres, (genreId) => ({ genreId }));

export const companyNames = (title: TitleDetails) => namesOf(title, title.companies, (id) => ({ companies: [id] }));

export const networkNames = (title: TitleDetails) => namesOf(title, title.networks, (id) => ({ networks: [id] }));

export const countryNames = ({ media_type, countries = [] }: TitleDetails): readonly LinkedName[] =>
  countries.filter(isRegionCode).map((country) => ({
    name: countryName(country),
    to: filteredListingPath(media_type, { country }),
  }));

/** TMDB's code for a title in which nobody speaks: there is no listing of these. */
const NO_LANGUAGE = 'xx';

export const languageNames = ({ media_type, original_language: language }: TitleDetails): readonly LinkedName[] => {
  if (!language) return [];
  const to = language === NO_LANGUAGE ? undefined : filteredListingPath(media_type, { language });
  return [{ name: languageName(language), to }];
};
