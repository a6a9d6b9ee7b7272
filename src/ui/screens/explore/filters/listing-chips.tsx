import { genresQuery } from '#application/queries/genres-query.ts';
import type { MediaType } from '#domain/title.ts';
import { Chips } from '../../../components/list/filters/chips.tsx';
import { useApp } from '../../../hooks/app-context.ts';
import { useQuery } from '../../../hooks/use-query.ts';
import { droppedText, listingFiltersOn } from './filter-texts.ts';
import { Searches } from './searches.tsx';
import { useFilterNames } from './use-filter-names.ts';
import type { ShownListing } from './use-listing.ts';
import rowStyles from '../../../components/list/filters/chips.module.css';
import styles from './listing-chips.module.css';

interface ListingChipsProps {
  readonly mediaType: MediaType;
  readonly listing: ShownListing;
}

/** What is on, each with what takes it away; undefined until the names of genres are there, which would move the chips behind them. */
const useChips = ({ mediaType, listing: { filters, services, change } }: ListingChipsProps) => {
  const names = useFilterNames(filters);
  const genres = useQuery(genresQuery(useApp().queries, mediaType));
  if (genres.status === 'loading' && (filters.withGenres ?? filters.withoutGenres)) return undefined;
  const on = listingFiltersOn(filters, { genres: genres.status === 'loaded' ? genres.value : [], names });
  return [
    ...on.map(({ without, ...chip }) => ({ ...chip, remove: () => change({ filters: without }) })),
    ...(services.isAsked
      ? [{ key: 'services', text: 'On my services', remove: () => change({ isOnServices: false }) }]
      : []),
  ];
};

/** Says what a listing is narrowed down to, and what it cannot be; what to begin with where that is nothing (product.md, Explore: filters). */
export function ListingChips({ mediaType, listing }: ListingChipsProps) {
  const { name, state, dropped, isFiltered, change } = listing;
  const chips = useChips({ mediaType, listing });
  // The notice in place of the titles offers it then.
  const isOffered = isFiltered && state.status === 'ready' && state.items.length === 0;
  const clear = () => change({ filters: {}, isOnServices: false });
  return (
    <>
      {dropped.length > 0 && (
        <p role="status" className={styles.dropped} data-unprinted="">
          {droppedText(dropped, mediaType)}
        </p>
      )}
      {chips?.length === 0 && name === mediaType ? (
        <Searches mediaType={mediaType} known={listing.known} />
      ) : (
        <Chips label="Filters that are on" chips={chips ?? []} onClear={isOffered ? undefined : clear}>
          {!chips && <span className={rowStyles.held} />}
        </Chips>
      )}
    </>
  );
}
