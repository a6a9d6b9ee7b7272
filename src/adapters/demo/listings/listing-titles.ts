import type { ListingName, ListingParams } from '#domain/listing.ts';
import type { DemoData, DemoListName, DemoTitle } from '../demo-data.ts';
import { listTitles } from '../demo-index.ts';
import { DEMO_EXTRAS, type DemoExtras } from '../extras/demo-extras.ts';
import { discover, type DiscoverParams } from './discover.ts';

type Source = { readonly list: DemoListName } | Omit<DiscoverParams, 'sort' | 'genreId' | 'filters'>;

const SOURCES: Readonly<Record<ListingName, Source>> = {
  movie: { mediaType: 'movie' },
  tv: { mediaType: 'tv' },
  trending: { list: 'trending' },
  'coming-soon': { list: 'upcoming' },
  'top-rated': { list: 'top-rated' },
  // product.md, Provider calls: plain lists.
  awards: { mediaType: 'movie', minRating: 8, minVotes: 1_000 },
};

/** Every title of a listing. Sort, genre and filters have an effect only where the listing uses discover. */
export const listingTitles = (
  data: DemoData,
  { listing, ...asked }: ListingParams,
  extras: DemoExtras = DEMO_EXTRAS,
): readonly DemoTitle[] => {
  const source = SOURCES[listing];
  return 'list' in source ? listTitles(data, source.list) : discover(data, { ...source, ...asked }, extras);
};
