import {
  LIST_FILTERS,
  type FilterName,
  type ListFilters,
  type ListValues,
} from '#domain/library/filters/list-filter.ts';
import type { Genre } from '#domain/title-details.ts';
import { Button } from '../../form/button.tsx';
import { type FilterField, rowOf, selectOf, YearField } from './filter-fields.tsx';
import {
  countryOptions,
  languageOptions,
  ownRatingOptions,
  ratingOptions,
  runtimeOptions,
  yesOrNo,
} from './filter-options.ts';
import { GenreChips } from './genre-chips.tsx';

/** What the fields of a list are drawn of besides what each asks for. */
interface ListForm {
  readonly filter: ListFilters;
  readonly change: (changed: ListFilters) => void;
  readonly genres: readonly Genre[];
  /** Those of its titles, the latest first. */
  readonly years: readonly number[];
  /** Whether the visitor has chosen services. */
  readonly hasServices: boolean;
}

const { seen, out, min, runtime, language, country, rating } = LIST_FILTERS;

/** Links have it, and its chip takes it back. */
const NO_FIELD = { part: 'More filters', draw: () => null } as const;

/** The field of each filter of a list; within a part they are in this order (product.md, Lists: filters). */
export const LIST_FIELDS: { readonly [Name in FilterName]: FilterField<ListValues[Name], ListForm> } = {
  genre: {
    part: 'Genre',
    draw: ({ filter, change, genres }) => (
      <GenreChips
        genres={genres}
        chosen={{ all: filter.genre, none: filter.not }}
        onChange={({ all, none }) => change({ genre: all, not: none })}
      />
    ),
  },
  // The field of genres has it.
  not: { part: 'Genre', draw: () => null },
  from: {
    part: 'Years',
    draw: ({ asked, onChange, years, filter: { to = Infinity } }) => (
      <YearField label="From year" {...{ asked, onChange }} years={years.filter((year) => year <= to)} />
    ),
  },
  to: {
    part: 'Years',
    draw: ({ asked, onChange, years, filter: { from = 0 } }) => (
      <YearField label="To year" {...{ asked, onChange }} years={years.filter((year) => year >= from)} />
    ),
  },
  seen: selectOf('Seen', seen, () => yesOrNo('Seen', 'Not seen')),
  out: selectOf('Out already', out, () => yesOrNo('Out', 'Not yet')),
  min: rowOf('Rating', min, ratingOptions),
  runtime: rowOf('Runtime', runtime, runtimeOptions),
  language: selectOf('Original language', language, languageOptions),
  country: selectOf('Country', country, countryOptions),
  person: NO_FIELD,
  rating: selectOf('Your rating', rating, (asked, { filter: { most = Infinity } }: ListForm) =>
    ownRatingOptions(asked).filter(({ value }) => Number(value) <= most),
  ),
  most: NO_FIELD,
  new: {
    part: 'More filters',
    draw: ({ asked, onChange, hasServices }) =>
      hasServices && (
        <Button
          variant="toggle"
          aria-pressed={asked !== undefined}
          onClick={() => onChange(asked === undefined ? LIST_FILTERS.new.read('mine') : undefined)}
        >
          New on my services
        </Button>
      ),
  },
  when: NO_FIELD,
  weekday: NO_FIELD,
  again: NO_FIELD,
};
