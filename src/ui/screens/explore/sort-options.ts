import type { ListingName, ListingSort } from '#domain/listing.ts';
import { sortsOf } from '#domain/sorts-of.ts';

interface SortOption {
  readonly value: ListingSort;
  readonly label: string;
}

const OPTIONS: readonly SortOption[] = [
  { value: 'popularity.desc', label: 'Most popular' },
  { value: 'popularity.asc', label: 'Least popular' },
  { value: 'vote_average.desc', label: 'Highest rated' },
  { value: 'vote_average.asc', label: 'Lowest rated' },
  { value: 'release_date.desc', label: 'Newest first' },
  { value: 'release_date.asc', label: 'Oldest first' },
  { value: 'first_air_date.desc', label: 'Newest first' },
  { value: 'first_air_date.asc', label: 'Oldest first' },
  { value: 'original_title.asc', label: 'Title, A to Z' },
  { value: 'original_title.desc', label: 'Title, Z to A' },
  { value: 'original_name.asc', label: 'Title, A to Z' },
  { value: 'original_name.desc', label: 'Title, Z to A' },
];

/** The sorts that a listing offers, with their names; none where the provider cannot sort. */
export const sortOptions = (name: ListingName): readonly SortOption[] => {
  const sorts = sortsOf(name);
  return OPTIONS.filter(({ value }) => sorts.includes(value));
};
