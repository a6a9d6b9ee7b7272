import type { PagedState } from '#application/queries/paged-query.ts';
import type { MediaType, Title } from '#domain/title.ts';
import { Chips } from '../../../components/list/filters/chips.tsx';
import { useGenres } from '../../../hooks/genres/use-genres.ts';
import { droppedText, listingFiltersOn } from './filter-texts.ts';
import { useFilterNames } from './use-filter-names.ts';
import type { ListingFiltering } from './use-listing-filters.ts';
import type { ListingServices } from './use-listing-services.ts';
import styles from './listing-chips.module.css';

interface ListingChipsProps {
  readonly mediaType: MediaType;
  readonly filtering: ListingFiltering;
  readonly services: ListingServices;
  readonly state: PagedState<Title>;
}

/** Says what a listing is narrowed down to, and what it cannot be (product.md, Explore: filters). */
export function ListingChips({ mediaType, filtering, services, state }: ListingChipsProps) {
  const { filters, dropped, apply } = filtering;
  const names = useFilterNames(filters);
  const on = listingFiltersOn(filters, { genres: useGenres(mediaType), names });
  // The notice in place of the titles offers it then.
  const isOffered = filtering.isOn && state.status === 'ready' && state.items.length === 0;
  const chips = [
    ...on.map(({ key, text, without }) => ({ key, text, remove: () => apply(without) })),
    ...(services.isAsked ? [{ text: 'On my services', remove: () => apply(filters, false) }] : []),
  ];
  return (
    <>
      {dropped.length > 0 && (
        <p role="status" className={styles.dropped}>
          {droppedText(dropped, mediaType)}
        </p>
      )}
      <Chips label="Filters that are on" chips={chips} onClear={isOffered ? undefined : () => apply({}, false)} />
    </>
  );
}
