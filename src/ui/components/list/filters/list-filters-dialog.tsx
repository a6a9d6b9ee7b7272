import { useState } from 'react';
import { eachFilter } from '#domain/discovery/filter-table.ts';
import { checkedText } from '#domain/format/checked-text.ts';
import { countOf } from '#domain/format/format-count.ts';
import { type ListFilter, type ListFilters, NO_FILTER, yearsOf } from '#domain/library/filters/list-filter.ts';
import { useGenresOf } from '../../../hooks/genres/use-genres-of.ts';
import { ServicesSwitch } from '../../watch/lists/services-switch.tsx';
import type { FormField } from './filter-form.tsx';
import { FiltersDialog } from './filters-dialog.tsx';
import { LIST_FIELDS } from './list-fields.tsx';
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

type ListDraft = ReturnType<typeof useListDraft>;

interface ListFiltersDialogProps {
  readonly filtering: ListFiltering;
  readonly onClose: () => void;
}

const useFields = ({ titles, type, names, services }: ListFiltering, draft: ListDraft): readonly FormField[] => {
  const { filter, change, isOnServices, toggleServices } = draft;
  const form = { filter, change, genres: useGenresOf(type), years: yearsOf(titles), hasServices: services.isOffered };
  const on: ListFilters = filter;
  const fields = eachFilter(LIST_FIELDS, on, ({ part, draw }, asked, name) => ({
    key: name,
    part,
    isOn: asked !== undefined,
    field: names.includes(name) ? draw({ ...form, asked, onChange: (next) => change({ [name]: next }) }) : null,
  }));
  const isOn = isOnServices;
  const field = services.isOffered ? <ServicesSwitch isOffered isOn={isOn} toggle={toggleServices} /> : null;
  return [...fields, { key: 'services', part: 'More filters', isOn, field }];
};

/** The filters of a list. How many titles they leave is counted on the device (product.md, Lists: filters). */
export function ListFiltersDialog({ filtering, onClose }: ListFiltersDialogProps) {
  const draft = useListDraft(filtering);
  const fields = useFields(filtering, draft);
  const { count, known } = draft;
  return (
    <FiltersDialog
      fields={fields}
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
