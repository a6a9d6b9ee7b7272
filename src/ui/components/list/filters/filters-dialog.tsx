import { eachFilter, filterText } from '#domain/discovery/filter-table.ts';
import { formatCount } from '#domain/format/format-count.ts';
import { LIST_FILTERS, type ListFilters, yearsOf } from '#domain/library/filters/list-filter.ts';
import { useGenresOf } from '../../../hooks/genres/use-genres-of.ts';
import { Dialog } from '../../dialog/dialog.tsx';
import { Button } from '../../form/button.tsx';
import { SelectField } from '../../form/select-field.tsx';
import { ServicesSwitch } from '../../watch/lists/services-switch.tsx';
import { LIST_FIELDS } from './filter-options.ts';
import type { ListFiltering } from './use-list-filter.ts';
import styles from './filters-dialog.module.css';

interface FiltersDialogProps {
  readonly filtering: ListFiltering;
  readonly onClose: () => void;
}

function Fields({ filtering: { filter, titles, type, names, change } }: Pick<FiltersDialogProps, 'filtering'>) {
  const looked = { filter, genres: useGenresOf(type), years: yearsOf(titles) };
  const on: ListFilters = filter;
  const fields = eachFilter(LIST_FIELDS, on, ({ label, options }, asked, name) =>
    names.includes(name) ? (
      <SelectField
        key={name}
        label={label}
        value={filterText(LIST_FILTERS[name], asked)}
        options={options(looked)}
        onChange={(chosen) => change({ [name]: LIST_FILTERS[name].read(chosen) })}
      />
    ) : null,
  );
  return <div className={styles.fields}>{fields}</div>;
}

/** The filters of a list: what is chosen counts at once (product.md, Lists: filters). */
export function FiltersDialog({ filtering, onClose }: FiltersDialogProps) {
  const { shown, services, clear } = filtering;
  const count = `${formatCount(shown.length)} ${shown.length === 1 ? 'title' : 'titles'}`;
  return (
    <Dialog
      open
      onClose={onClose}
      title="Filters"
      footer={
        <>
          <Button onClick={clear}>Clear all</Button>
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <Fields filtering={filtering} />
      <div className={styles.foot}>
        <ServicesSwitch {...services} />
        <p role="status" className={styles.count}>
          <span key={count}>{count}</span>
        </p>
      </div>
    </Dialog>
  );
}
