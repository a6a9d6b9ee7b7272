import { genresQuery } from '#application/queries/genres-query.ts';
import type { PagedState } from '#application/queries/paged-query.ts';
import type { ListingName } from '#domain/listing.ts';
import type { MediaType, Title } from '#domain/title.ts';
import { Chips } from '../../../components/list/filters/chips.tsx';
import { useApp } from '../../../hooks/app-context.ts';
import { useQuery } from '../../../hooks/use-query.ts';
import { droppedText, listingFiltersOn } from './filter-texts.ts';
import { Searches } from './searches.tsx';
import { useFilterNames } from './use-filter-names.ts';
import type { ListingFiltering } from './use-listing-filters.ts';
import type { ListingServices } from './use-listing-services.ts';
import rowStyles from '../../../components/list/filters/chips.module.css';
import styles from './listing-chips.module.css';

interface ListingChipsProps {
  readonly name: ListingName;
  readonly mediaType: MediaType;
  readonly filtering: ListingFiltering;
  readonly services: ListingServices;
  readonly state: PagedState<Title>;
}

/** What is on, each with what takes it away; undefined until the names of genres are there, which would move the chips behind them. */
const useChips = ({
  mediaType,
  filtering: { filters, apply },
  services,
}: Omit<ListingChipsProps, 'name' | 'state'>) => {
  const names = useFilterNames(filters);
  const genres = useQuery(genresQuery(useApp().queries, mediaType));
  if (genres.status === 'loading' && (filters.withGenres ?? filters.withoutGenres)) return undefined;
  const on = listingFiltersOn(filters, { genres: genres.status === 'loaded' ? genres.value : [], names });
  return [
    ...on.map(({ without, ...chip }) => ({ ...chip, remove: () => apply(without) })),
    ...(services.isAsked
      ? [{ key: 'services', text: 'On my services', remove: () => apply(filters, { isOnServices: false }) }]
      : []),
  ];
};

/** Says what a listing is narrowed down to, and what it cannot be; what to begin with where that is nothing (product.md, Explore: filters). */
export function ListingChips({ name, state, ...listing }: ListingChipsProps) {
  const { mediaType, filtering } = listing;
  const { dropped, apply, isOn } = filtering;
  const chips = useChips(listing);
  // The notice in place of the titles offers it then.
  const isOffered = isOn && state.status === 'ready' && state.items.length === 0;
  const clear = () => apply({}, { isOnServices: false });
  return (
    <>
      {dropped.length > 0 && (
        <p role="status" className={styles.dropped} data-unprinted="">
          {droppedText(dropped, mediaType)}
        </p>
      )}
      {chips?.length === 0 && name === mediaType ? (
        <Searches {...{ mediaType, filtering }} />
      ) : (
        <Chips label="Filters that are on" chips={chips ?? []} onClear={isOffered ? undefined : clear}>
          {!chips && <span className={rowStyles.held} />}
        </Chips>
      )}
    </>
  );
}
