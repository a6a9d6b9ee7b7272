import { LISTINGS, type ListingParams } from '#domain/listing.ts';
import { titleKey, type Title } from '#domain/title.ts';
import { takeCounted } from './listing-count-query.ts';
import { pagedQuery, type PagedQuery } from './paged-query.ts';
import type { Queries } from './queries.ts';

/** A listing of titles, as the visitor has chosen it (product.md, Explore: listings). */
export const listingQuery = (queries: Queries, entry: string, query: ListingParams): PagedQuery<Title> => {
  const { listing, sort, genreId = 'all', watch, filters } = query;
  const on = watch ? ` ${watch.region} ${watch.services.join()}` : '';
  const narrowed = filters ? ` ${JSON.stringify(filters)}` : '';
  return queries.hold(
    'listing',
    `${entry} ${listing} ${sort} ${genreId}${on}${narrowed}`,
    ({ catalog, requestRunner }) => {
      let counted = takeCounted(queries, query);
      return pagedQuery<Title>(requestRunner, titleKey, (page) => ({
        call: (signal) => {
          const known = page === 1 ? counted : undefined;
          counted = undefined;
          return known ? Promise.resolve(known) : catalog.fetchListing(query, page, signal);
        },
        policy: 'explore',
        operation: `load ${LISTINGS[listing].title}`,
      }));
    },
  );
};
