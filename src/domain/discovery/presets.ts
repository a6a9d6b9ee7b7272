import type { MediaType } from '../title.ts';
import { filteredListingPath } from './filtered-listing-path.ts';
import type { ListingFilterName, ListingFilters } from './listing-filters.ts';

/** A search that many people have (product.md, Explore: presets). */
export interface Preset {
  readonly name: string;
  readonly mediaType: MediaType;
  readonly filters: ListingFilters;
  /** TMDB's number. */
  readonly genreId?: number;
}

const PRESETS: readonly Preset[] = [
  { name: 'Something to laugh', mediaType: 'movie', genreId: 35, filters: { minRating: 6.5, minVotes: 200 } },
  { name: 'Under 90 minutes', mediaType: 'movie', filters: { minRating: 6.5, minVotes: 200, maxRuntime: 90 } },
  {
    name: 'For the whole family',
    mediaType: 'movie',
    genreId: 10_751,
    filters: { minRating: 6.5, withoutGenres: [27] },
  },
  { name: 'A good fright', mediaType: 'movie', genreId: 27, filters: { minRating: 6.5, minVotes: 200 } },
  { name: 'Old and good', mediaType: 'movie', filters: { toYear: 1_969, minRating: 7, minVotes: 200 } },
  { name: 'Told to the end', mediaType: 'tv', filters: { minRating: 7.5, minVotes: 200, status: 3 } },
  { name: 'Short episodes', mediaType: 'tv', filters: { minRating: 7, minVotes: 200, maxRuntime: 30 } },
  { name: 'Something to laugh in parts', mediaType: 'tv', genreId: 35, filters: { minRating: 7, minVotes: 200 } },
];

/** Those of a media type that a catalogue with these filters can answer. */
export const presetsOf = (mediaType: MediaType, known: readonly ListingFilterName[]): readonly Preset[] =>
  PRESETS.filter(
    (preset) =>
      preset.mediaType === mediaType &&
      (Object.keys(preset.filters) as readonly ListingFilterName[]).every((name) => known.includes(name)),
  );

export const presetPath = ({ mediaType, genreId, filters }: Preset): string =>
  filteredListingPath(mediaType, { ...filters, ...(genreId !== undefined && { genreId }) });
