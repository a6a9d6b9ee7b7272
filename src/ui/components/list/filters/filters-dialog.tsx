import { formatCount } from '#domain/format/format-count.ts';
import { type FilterName, yearsOf } from '#domain/library/filters/list-filter.ts';
import { useGenresOf } from '../../../hooks/genres/use-genres-of.ts';
import { Dialog } from '../../dialog/dialog.tsx';
import { Button } from '../../form/button.tsx';
import type { Option } from '../../form/options.ts';
import { SelectField } from '../../form/select-field.tsx';
import { ServicesSwitch } from '../../watch/lists/services-switch.tsx';
import { genreOptions, OWN_RATINGS, runtimeOptions, YES_OR_NO, yearOptions } from './filter-options.ts';
import type { ListFiltering } from './use-list-filter.ts';
import styles from './filters-dialog.module.css';

interface FiltersDialogProps {
  readonly filtering: ListFiltering;
  readonly onClose: () => void;
}

interface Field {
  readonly name: FilterName;
  readonly label: string;
  readonly options: readonly Option<string>[];
}

const textOf = (value: number | boolean | undefined): string => {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value === undefined ? '' : `${value}`;
};

const valueOf = (text: string): number | boolean | undefined => {
  if (text === '') return undefined;
  return text === 'yes' || text === 'no' ? text === 'yes' : Number(text);
};

const useFields = ({ filter, titles, type, names }: ListFiltering): readonly Field[] => {
  const { genre, from, to, runtime } = filter;
  const years = yearsOf(titles);
  const all: readonly Field[] = [
    { name: 'genre', label: 'Genre', options: genreOptions(useGenresOf(type), genre) },
    {
      name: 'from',
      label: 'From year',
      options: yearOptions(
        years.filter((year) => year <= (to ?? year)),
        from,
      ),
    },
    {
      name: 'to',
      label: 'To year',
      options: yearOptions(
        years.filter((year) => year >= (from ?? year)),
        to,
      ),
    },
    { name: 'seen', label: 'Seen', options: YES_OR_NO },
    { name: 'out', label: 'Out already', options: YES_OR_NO },
    { name: 'runtime', label: 'Runtime', options: runtimeOptions(runtime) },
    { name: 'rating', label: 'Your rating', options: OWN_RATINGS },
  ];
  return all.filter(({ name }) => names.includes(name));
};

/** The filters of a list: what is chosen counts at once (product.md, Lists: filters). */
export function FiltersDialog({ filtering, onClose }: FiltersDialogProps) {
  const { filter, shown, services, change, clear } = filtering;
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
      <div className={styles.fields}>
        {useFields(filtering).map(({ name, label, options }) => (
          <SelectField
            key={name}
            label={label}
            value={textOf(filter[name])}
            options={options}
            onChange={(chosen) => change({ [name]: valueOf(chosen) })}
          />
        ))}
      </div>
      <div className={styles.foot}>
        <ServicesSwitch {...services} />
        <p role="status" className={styles.count}>
          <span key={count}>{count}</span>
        </p>
      </div>
    </Dialog>
  );
}
