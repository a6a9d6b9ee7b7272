import { eachOn } from '#domain/discovery/filter-table.ts';
import { formatRuntime } from '#domain/format/format-runtime.ts';
import type { FilterName, ListFilter, ListFilters, ListValues } from '#domain/library/filters/list-filter.ts';
import { RATING_MAX } from '#domain/library/mark.ts';
import type { Genre } from '#domain/title-details.ts';
import type { Option } from '../../form/options.ts';
import { RUNTIMES } from '../../pick/pick-options.ts';

/** As text; empty means any. */
const YES_OR_NO: readonly Option<string>[] = [
  { value: '', label: 'Any' },
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

/** As text; empty means any. */
const OWN_RATINGS: readonly Option<string>[] = [
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

/** What an option is called. */
export const labelIn = (options: readonly Option<string>[], chosen: number): string =>
  options.find(({ value }) => value === `${chosen}`)?.label ?? '';

/** Years that are both included; undefined where there is neither. */
export const yearsText = ({ from, to }: Pick<ListFilter, 'from' | 'to'>): string | undefined => {
  if (from === undefined) return to === undefined ? undefined : `Until ${to}`;
  if (to === undefined) return `From ${from}`;
  return from === to ? `${from}` : `${from} to ${to}`;
};

/** What the fields and the chips of a list are made of. */
interface Looked {
  readonly filter: ListFilter;
  readonly genres: readonly Genre[];
}

interface ListField<Value> {
  readonly label: string;
  readonly options: (of: Looked & { readonly years: readonly number[] }) => readonly Option<string>[];
  /** Undefined where the chip of another filter says it. */
  readonly chip: (asked: Value, of: Looked) => string | undefined;
  /** Another filter that the chip takes away too. */
  readonly also?: FilterName;
}

/** What is seen of each filter of a list, in the order of the fields (product.md, Lists: filters). */
export const LIST_FIELDS: { readonly [Name in FilterName]: ListField<ListValues[Name]> } = {
  genre: {
    label: 'Genre',
    options: ({ genres, filter }) => genreOptions(genres, filter.genre),
    chip: (genre, { genres }) => labelIn(genreOptions(genres, genre), genre),
  },
  from: {
    label: 'From year',
    options: ({ years, filter: { from, to = Infinity } }) =>
      yearOptions(
        years.filter((year) => year <= to),
        from,
      ),
    chip: (_, { filter }) => yearsText(filter),
    also: 'to',
  },
  to: {
    label: 'To year',
    options: ({ years, filter: { from = 0, to } }) =>
      yearOptions(
        years.filter((year) => year >= from),
        to,
      ),
    chip: (_, { filter }) => (filter.from === undefined ? yearsText(filter) : undefined),
  },
  seen: { label: 'Seen', options: () => YES_OR_NO, chip: (seen) => (seen ? 'Seen' : 'Not seen') },
  out: { label: 'Out already', options: () => YES_OR_NO, chip: (out) => (out ? 'Out already' : 'Not out yet') },
  runtime: {
    label: 'Runtime',
    options: ({ filter }) => runtimeOptions(filter.runtime),
    chip: (runtime) => labelIn(runtimeOptions(runtime), runtime),
  },
  rating: { label: 'Your rating', options: () => OWN_RATINGS, chip: (rating) => `Your rating from ${rating}` },
};

/** A filter that is on, in words, and what takes it away. */
export interface FilterOn {
  readonly text: string;
  readonly names: readonly FilterName[];
}

/** The filters that are on, in the order of their fields (product.md, Lists: filters). */
export const filtersOn = (filter: ListFilter, genres: readonly Genre[]): readonly FilterOn[] => {
  const on: ListFilters = filter;
  return eachOn(LIST_FIELDS, on, ({ chip, also }, asked, name): readonly FilterOn[] => {
    const text = chip(asked, { filter, genres });
    return text === undefined ? [] : [{ text, names: also ? [name, also] : [name] }];
  }).flat();
};
