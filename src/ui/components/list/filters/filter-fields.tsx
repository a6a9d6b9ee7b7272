import type { ReactNode } from 'react';
import { type Filter, filterText } from '#domain/discovery/filter-table.ts';
import type { Option } from '../../form/options.ts';
import { SelectField } from '../../form/select-field.tsx';
import { yearOptions } from './filter-options.ts';
import type { FilterPart } from './filters-dialog.tsx';
import styles from './filter-form.module.css';

interface Asked<Value> {
  readonly asked: Value | undefined;
  readonly onChange: (asked: Value | undefined) => void;
}

/** A filter as the form has it: in which part it is, and what is drawn of it; nothing where another filter's field has it too. */
export interface FilterField<Value, More> {
  readonly part: FilterPart;
  readonly draw: (props: Asked<Value> & More) => ReactNode;
}

type OptionsOf<Value> = (asked: Value | undefined) => readonly Option<string>[];

/** A few choices of which one is made, all in sight. Their values are those of the address; the group around them has the name. */
export const rowOf = <Value,>(part: FilterPart, filter: Filter<Value>, optionsOf: OptionsOf<Value>) => ({
  part,
  draw: ({ asked, onChange }: Asked<Value>): ReactNode => (
    <div className={styles.row}>
      {optionsOf(asked).map(({ value, label }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === filterText(filter, asked)}
          onClick={() => onChange(filter.read(value))}
        >
          {label}
        </button>
      ))}
    </div>
  ),
});

/** A select among the further filters, whose values are those of the address. */
export const selectOf = <Value, More = unknown>(
  label: string,
  filter: Filter<Value>,
  optionsOf: (asked: Value | undefined, form: More) => readonly Option<string>[],
) => ({
  part: 'More filters' as const,
  draw: (form: Asked<Value> & More): ReactNode => (
    <SelectField
      label={label}
      value={filterText(filter, form.asked)}
      options={optionsOf(form.asked, form)}
      onChange={(chosen) => form.onChange(filter.read(chosen))}
    />
  ),
});

/** One of two years; those that can be chosen come the latest first. */
export const yearOf = <More extends { readonly years: readonly number[] }>(
  label: string,
  filter: Filter<number>,
  isWithin: (year: number, form: More) => boolean,
) => ({
  ...selectOf(label, filter, (asked, form: More) => {
    const years = form.years.filter((year) => isWithin(year, form));
    return yearOptions(years, asked);
  }),
  part: 'Years' as const,
});
