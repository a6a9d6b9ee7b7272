import type { MediaType } from '#domain/title.ts';
import { Chips } from '../../../components/list/filters/chips.tsx';
import { useGenres } from '../use-genres.ts';
import type { ListingServices } from '../use-listing-services.ts';
import { droppedText, listingFiltersOn } from './filter-texts.ts';
import { useFilterNames } from './use-filter-names.ts';
import type { ListingFiltering } from './use-listing-filters.ts';
import styles from './listing-chips.module.css';

interface ListingChipsProps {
  readonly mediaType: MediaType;
  readonly filtering: ListingFiltering;
  readonly services: ListingServices;
  /** Undefined where another place offers it. */
  readonly onClear: (() => void) | undefined;
}

/** Says what a listing is narrowed down to, and what it cannot be (product.md, Explore: filters). */
export function ListingChips({ mediaType, filtering, services, onClear }: ListingChipsProps) {
  const { filters, dropped, apply } = filtering;
  const names = useFilterNames(filters);
  const on = listingFiltersOn(filters, { genres: useGenres(mediaType), names });
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
      <Chips label="Filters that are on" chips={chips} onClear={onClear} />
    </>
  );
}
