import { useState } from 'react';
import { eachFilter } from '#domain/discovery/filter-table.ts';
import { checkedText } from '#domain/format/checked-text.ts';
import { countOf } from '#domain/format/format-count.ts';
import {
  type ListFilter,
  type ListFilters,
  NO_FILTER,
  yearsOf,
  LIST_FILTERS,
  type FilterName,
  type ListValues,
} from '#domain/library/filters/list-filter.ts';
import type { Genre } from '#domain/title-details.ts';
import { useGenresOf } from '../../../hooks/genres/use-genres.ts';
import { Button } from '../../form/button.tsx';
import { ServicesSwitch } from '../../watch/lists/services-switch.tsx';
import { type FilterField, rowOf, selectOf, yearOf } from './filter-fields.tsx';
import {
  countryOptions,
  languageOptions,
  ownRatingOptions,
  ratingOptions,
  runtimeOptions,
  yesOrNo,
} from './filter-options.ts';
import { FiltersDialog, type FormField } from './filters-dialog.tsx';
import { GenreChips } from './genre-chips.tsx';
import { isAsking, type ListFiltering, useFiltered } from './use-list-filter.ts';
import styles from './filter-form.module.css';

/** The filters that are chosen so far in the dialog, and how many titles they would leave. */
const useListDraft = (filtering: ListFiltering) => {
  const { services, apply } = filtering;
  const [filter, setFilter] = useState<ListFilter>(filtering.filter);
  const [isOnServices, setOnServices] = useState(services.isOn);
  const { shown, known } = useFiltered(filtering, filter, isOnServices);
  const { checked = 0, total = 0 } = services.check ?? {};
  const isUnknown = (isOnServices || filter.new !== undefined) && (total === 0 || checked < total);
  return {
    filter,
    isOnServices,
    known,
    /** Undefined until all are checked for the services: of some lists that begins only where they are asked for. */
    count: isUnknown ? undefined : shown.length,
    change: (changed: ListFilters) => setFilter((before) => ({ ...before, ...changed })),
    toggleServices: () => setOnServices((isOn) => !isOn),
    clear: () => {
      // Which lines of the diary are shown is no choice of this form.
      setFilter(({ when, weekday, again }) => ({ ...NO_FILTER, when, weekday, again }));
      setOnServices(false);
    },
    show: () => apply(filter, isOnServices),
  };
};

interface ListFiltersDialogProps {
  readonly filtering: ListFiltering;
  readonly onClose: () => void;
}

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

const { from, to, seen, out, min, runtime, language, country, rating } = LIST_FILTERS;

/** Links have it, and its chip takes it back. */
const NO_FIELD = { part: 'More filters', draw: () => null } as const;

/** The field of each filter of a list; within a part they are in this order (product.md, Lists: filters). */
const LIST_FIELDS: { readonly [Name in FilterName]: FilterField<ListValues[Name], ListForm> } = {
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
  from: yearOf('From year', from, (year, { filter }: ListForm) => year <= (filter.to ?? Infinity)),
  to: yearOf('To year', to, (year, { filter }: ListForm) => year >= (filter.from ?? 0)),
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

/** The filters of a list. How many titles they leave is counted on the device (product.md, Lists: filters). */
export function ListFiltersDialog({ filtering, onClose }: ListFiltersDialogProps) {
  const { titles, type, names, services } = filtering;
  const draft = useListDraft(filtering);
  const { filter, change, count, known, isOnServices: isOn, toggleServices } = draft;
  const form = { filter, change, genres: useGenresOf(type), years: yearsOf(titles), hasServices: services.isOffered };
  const on: ListFilters = filter;
  const fields = eachFilter(LIST_FIELDS, on, ({ part, draw }, asked, name): FormField => ({
    key: name,
    part,
    isOn: asked !== undefined,
    field: names.includes(name) ? draw({ ...form, asked, onChange: (next) => change({ [name]: next }) }) : null,
  }));
  const field = services.isOffered ? <ServicesSwitch isOffered isOn={isOn} toggle={toggleServices} /> : null;
  return (
    <FiltersDialog
      fields={[...fields, { key: 'services', part: 'More filters', isOn, field }]}
      show={count === undefined ? 'Show titles' : `Show ${countOf(count, 'title')}`}
      isCounted={count !== undefined}
      onShow={draft.show}
      onClear={draft.clear}
      onClose={onClose}
    >
      {isAsking(draft) && known && <p className={styles.checked}>{checkedText(known.known, known.total)}</p>}
    </FiltersDialog>
  );
}
