import { COUNTRIES, FORMER_COUNTRIES } from '#domain/discovery/countries.ts';
import { LANGUAGES } from '#domain/discovery/languages.ts';
import type { ListingFilterName, ListingFilters } from '#domain/discovery/listing-filters.ts';
import { Button } from '../../../components/form/button.tsx';
import type { Option } from '../../../components/form/options.ts';
import { SelectField } from '../../../components/form/select-field.tsx';
import { ratingOptions, runtimeOptions } from '../../../components/list/filters/filter-options.ts';
import { countryName } from '../../../components/watch/country-name.ts';
import { CertificationFields } from './certification-fields.tsx';
import { STATUSES } from './filter-texts.ts';
import { languageName } from './language-name.ts';
import { NumberField } from './number-field.tsx';
import type { FilterChange } from './use-draft.ts';
import styles from './listing-filters-dialog.module.css';

interface PlainFieldsProps {
  readonly known: readonly ListingFilterName[];
  readonly filters: ListingFilters;
  readonly onChange: (changed: FilterChange) => void;
}

const YEARS = { min: 1_000, max: 9_999, error: 'A year has four digits, such as 1994.' };
const VOTES = { min: 0, max: 1_000_000_000, error: 'A number of votes has digits only, such as 200.' };
/** So many that a rating says something. */
const ENOUGH_VOTES = 200;

const named = (any: string, codes: readonly string[], nameOf: (code: string) => string): readonly Option<string>[] => [
  { value: '', label: any },
  ...codes.map((code) => ({ value: code, label: nameOf(code) })).toSorted((a, b) => a.label.localeCompare(b.label)),
];

const textOf = (value: number | undefined): string => (value === undefined ? '' : `${value}`);

function VotesField({ filters: { minVotes }, onChange }: Pick<PlainFieldsProps, 'filters' | 'onChange'>) {
  const isEnough = minVotes === ENOUGH_VOTES;
  return (
    <div className={styles.votes}>
      <NumberField label="Votes from" {...VOTES} value={minVotes} onValue={(value) => onChange({ minVotes: value })} />
      <Button
        variant="toggle"
        size="small"
        aria-pressed={isEnough}
        onClick={() => onChange({ minVotes: isEnough ? undefined : ENOUGH_VOTES })}
      >
        {`At least ${ENOUGH_VOTES} votes`}
      </Button>
    </div>
  );
}

interface Choice {
  readonly name: ListingFilterName;
  readonly label: string;
  readonly value: string;
  readonly options: readonly Option<string>[];
  readonly isNumber?: boolean;
}

const choicesOf = ({ minRating, maxRuntime, language = '', country = '' }: ListingFilters): readonly Choice[] => [
  { name: 'minRating', label: 'Rating', value: textOf(minRating), options: ratingOptions(minRating), isNumber: true },
  {
    name: 'maxRuntime',
    label: 'Runtime',
    value: textOf(maxRuntime),
    options: runtimeOptions(maxRuntime),
    isNumber: true,
  },
  {
    name: 'language',
    label: 'Original language',
    value: language,
    options: named('Any language', LANGUAGES, languageName),
  },
  {
    name: 'country',
    label: 'Country',
    value: country,
    options: named('Any country', [...COUNTRIES, ...Object.keys(FORMER_COUNTRIES)], countryName),
  },
];

const statusOf = ({ status }: ListingFilters): Choice => ({
  name: 'status',
  label: 'Status',
  value: textOf(status),
  options: STATUSES,
  isNumber: true,
});

/** The filters that are typed, or chosen of a list: those that the listing has (product.md, Explore: filters). */
export function PlainFields({ known, filters, onChange }: PlainFieldsProps) {
  const { fromYear, toYear, certification } = filters;
  const has = (name: ListingFilterName) => known.includes(name);
  return (
    <div className={styles.fields}>
      {has('fromYear') && (
        <NumberField label="From year" {...YEARS} value={fromYear} onValue={(value) => onChange({ fromYear: value })} />
      )}
      {has('toYear') && (
        <NumberField label="To year" {...YEARS} value={toYear} onValue={(value) => onChange({ toYear: value })} />
      )}
      {has('minVotes') && <VotesField filters={filters} onChange={onChange} />}
      {[...choicesOf(filters), statusOf(filters)]
        .filter(({ name }) => has(name))
        .map(({ name, isNumber = false, ...field }) => (
          <SelectField
            key={name}
            {...field}
            onChange={(next) => onChange({ [name]: next === '' ? undefined : isNumber ? Number(next) : next })}
          />
        ))}
      {has('certification') && (
        <CertificationFields certification={certification} onChange={(next) => onChange({ certification: next })} />
      )}
    </div>
  );
}
