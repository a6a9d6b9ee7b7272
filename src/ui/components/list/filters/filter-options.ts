import { formatRuntime } from '#domain/format/format-runtime.ts';
import type { FilterName, ListFilter } from '#domain/library/filters/list-filter.ts';
import { RATING_MAX } from '#domain/library/mark.ts';
import type { Genre } from '#domain/title-details.ts';
import type { Option } from '../../form/options.ts';
import { RUNTIMES } from '../../pick/pick-options.ts';

/** As text; empty means any. */
export const YES_OR_NO: readonly Option<string>[] = [
  { value: '', label: 'Any' },
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

/** As text; empty means any. */
export const OWN_RATINGS: readonly Option<string>[] = [
  { value: '', label: 'Any rating' },
  ...Array.from({ length: RATING_MAX }, (_, index) => ({ value: `${index + 1}`, label: `From ${index + 1}` })),
];

/** The options with the chosen value among them, whatever the address says: the field never says any while there is one. */
const withChosen = (
  options: readonly Option<string>[],
  chosen: number | undefined,
  labelOf: (chosen: number) => string,
): readonly Option<string>[] =>
  chosen === undefined || options.some(({ value }) => value === `${chosen}`)
    ? options
    : [...options, { value: `${chosen}`, label: labelOf(chosen) }];

/** As text; empty means any. */
export const ratingOptions = (chosen: number | undefined): readonly Option<string>[] =>
  withChosen(OWN_RATINGS, chosen, (rating) => `From ${rating}`);

/** In minutes. */
export const runtimeOptions = (chosen: number | undefined): readonly Option<string>[] =>
  withChosen(RUNTIMES, chosen, (runtime) => `Up to ${formatRuntime(runtime)}`);

export const yearOptions = (years: readonly number[], chosen: number | undefined): readonly Option<string>[] =>
  withChosen(
    [{ value: '', label: 'Any year' }, ...years.map((year) => ({ value: `${year}`, label: `${year}` }))],
    chosen,
    (year) => `${year}`,
  );

export const genreOptions = (genres: readonly Genre[], chosen: number | undefined): readonly Option<string>[] =>
  withChosen(
    [{ value: '', label: 'All Genres' }, ...genres.map(({ id, name }) => ({ value: `${id}`, label: name }))],
    chosen,
    (genre) => `Genre ${genre}`,
  );

/** A filter that is on, in words, and what takes it away. */
export interface FilterOn {
  readonly text: string;
  readonly names: readonly FilterName[];
}

/** What an option is called. */
export const labelIn = (options: readonly Option<string>[], chosen: number): string =>
  options.find(({ value }) => value === `${chosen}`)?.label ?? '';

/** Years that are both included; undefined where there is neither. */
export const yearsText = ({ from, to }: Pick<ListFilter, 'from' | 'to'>): string | undefined => {
  if (from === undefined) return to === undefined ? undefined : `Until ${to}`;
  if (to === undefined) return `From ${from}`;
  return from === to ? `${from}` : `${from} to ${to}`;
};

/** The filters that are on, in the order of their fields (product.md, Lists: filters). */
export const filtersOn = (filter: ListFilter, genres: readonly Genre[]): readonly FilterOn[] => {
  const { genre, seen, out, runtime, rating } = filter;
  const on = (text: string | undefined, ...names: readonly FilterName[]): readonly FilterOn[] =>
    text === undefined ? [] : [{ text, names }];
  return [
    ...on(genre === undefined ? undefined : labelIn(genreOptions(genres, genre), genre), 'genre'),
    ...on(yearsText(filter), 'from', 'to'),
    ...on(seen === undefined ? undefined : seen ? 'Seen' : 'Not seen', 'seen'),
    ...on(out === undefined ? undefined : out ? 'Out already' : 'Not out yet', 'out'),
    ...on(runtime === undefined ? undefined : labelIn(runtimeOptions(runtime), runtime), 'runtime'),
    ...on(rating === undefined ? undefined : `Your rating from ${rating}`, 'rating'),
  ];
};
