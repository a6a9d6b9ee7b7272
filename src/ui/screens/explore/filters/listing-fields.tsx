import { Fragment, type ReactNode, useId, useState } from 'react';
import type { DiscoveryFacade } from '#application/use-cases/discovery/discovery-facade.ts';
import { CERTIFICATIONS, certificationsOf } from '#domain/discovery/certifications.ts';
import { COUNTRIES, FORMER_COUNTRIES } from '#domain/discovery/countries.ts';
import { eachFilter, type Filter, filterText } from '#domain/discovery/filter-table.ts';
import { LISTING_FILTERS, type ListingFilterName, type ListingValues } from '#domain/discovery/listing-filters.ts';
import { FILTER_OF_KIND, NAMED_FILTER_KINDS, type NamedFilterKind } from '#domain/discovery/named-filter.ts';
import { LANGUAGES } from '#domain/discovery/original-languages.ts';
import { languageName } from '#domain/format/language-name.ts';
import type { Genre } from '#domain/title-details.ts';
import { Button } from '../../../components/form/button.tsx';
import type { Option } from '../../../components/form/options.ts';
import { SelectField } from '../../../components/form/select-field.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { ratingOptions, runtimeOptions } from '../../../components/list/filters/filter-options.ts';
import { countryName } from '../../../components/watch/country-name.ts';
import { useApp } from '../../../hooks/app-context.ts';
import { useModule } from '../../../hooks/code/use-module.ts';
import { useGenres } from '../../../hooks/genres/use-genres.ts';
import { useLibrary } from '../../../hooks/use-library.ts';
import { STATUSES } from './filter-texts.ts';
import { NamedField } from './named-field.tsx';
import type { FilterDraft, FilteredListing } from './use-draft.ts';
import { useFilterNames } from './use-filter-names.ts';
import styles from './listing-filters-dialog.module.css';

interface FieldProps<Value> {
  readonly asked: Value | undefined;
  readonly onChange: (asked: Value | undefined) => void;
  readonly genres: readonly Genre[];
  /** By `namedFilterKey`. */
  readonly names: ReadonlyMap<string, string>;
  /** Undefined until its code has come. */
  readonly facade: DiscoveryFacade | undefined;
}

type Field<Value> = (props: FieldProps<Value>) => ReactNode;

interface NumberFieldProps extends Pick<FieldProps<number>, 'asked' | 'onChange'> {
  readonly label: string;
  readonly filter: Filter<number>;
  /** What is wrong with a text that the filter does not know, and what to do. */
  readonly error: string;
}

/** As many digits as the greatest filter has. */
const DIGITS_MAX = 10;

/** A whole number that is typed. What is no such number filters nothing, and says so once the field is left. */
function NumberField({ label, asked, filter, error, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState('');
  const [isLeft, setLeft] = useState(false);
  const read = (text: string) => filter.read(text.trim());
  // What was chosen elsewhere takes the place of what was typed.
  const text = read(typed) === asked ? typed : filterText(filter, asked);
  const isWrong = isLeft && text.trim() !== '' && read(text) === undefined;
  const type = (next: string) => {
    setTyped(next);
    setLeft(false);
    onChange(read(next));
  };
  return (
    <div onBlur={() => setLeft(true)}>
      <TextField
        label={label}
        inputMode="numeric"
        placeholder="Any"
        value={text}
        max={DIGITS_MAX}
        error={isWrong ? error : undefined}
        onText={type}
      />
    </div>
  );
}

const NONE: readonly number[] = [];

/** Chooses any number of genres. They are folded away: there are nineteen, and most listings need none. */
function GenreToggles({ label, ...props }: FieldProps<readonly number[]> & { readonly label: string }) {
  const { genres: all, asked: chosen = NONE, onChange } = props;
  const id = useId();
  const toggle = (genre: number) => {
    const next = chosen.includes(genre) ? chosen.filter((each) => each !== genre) : [...chosen, genre];
    onChange(next.length > 0 ? next : undefined);
  };
  return (
    <details className={styles.more}>
      <summary id={id}>{chosen.length > 0 ? `${label} (${chosen.length})` : label}</summary>
      <div role="group" aria-labelledby={id} className={styles.toggles}>
        {all.map((genre) => (
          <Button
            key={genre.id}
            variant="toggle"
            size="small"
            aria-pressed={chosen.includes(genre.id)}
            onClick={() => toggle(genre.id)}
          >
            {genre.name}
          </Button>
        ))}
      </div>
    </details>
  );
}

/** In the order of their names. */
const codes = (any: string, all: readonly string[], nameOf: (code: string) => string): readonly Option<string>[] => [
  { value: '', label: any },
  ...all.map((code) => ({ value: code, label: nameOf(code) })).toSorted((a, b) => a.label.localeCompare(b.label)),
];

/** Age ratings are each country's own: that of the visitor comes first, where they have said it. */
function CertificationFields({ asked, onChange }: FieldProps<ListingValues['certification']>) {
  const region = useLibrary(({ preferences }) => preferences.watchRegion) ?? '';
  const [chosen, setChosen] = useState(region);
  const country = asked?.country ?? (certificationsOf(chosen).length > 0 ? chosen : '');
  const upTo = certificationsOf(country).map((each) => ({ value: each, label: `Up to ${each}` }));
  return (
    <>
      <SelectField
        label="Age rating of"
        value={country}
        options={codes('No country', Object.keys(CERTIFICATIONS), countryName)}
        onChange={(next) => {
          setChosen(next);
          onChange(undefined);
        }}
      />
      <SelectField
        label="Age rating"
        value={asked?.upTo ?? ''}
        options={[{ value: '', label: 'Any age rating' }, ...upTo]}
        onChange={(next) => onChange(next === '' ? undefined : { country, upTo: next })}
      />
    </>
  );
}

/** A field of a few options, whose values are those of the address. */
const select =
  <Value,>(
    label: string,
    filter: Filter<Value>,
    optionsOf: (asked: Value | undefined) => readonly Option<string>[],
  ): Field<Value> =>
  ({ asked, onChange }) => (
    <SelectField
      label={label}
      value={filterText(filter, asked)}
      options={optionsOf(asked)}
      onChange={(chosen) => onChange(filter.read(chosen))}
    />
  );

const number =
  (label: string, filter: Filter<number>, error: string): Field<number> =>
  ({ asked, onChange }) => <NumberField {...{ label, filter, error, asked, onChange }} />;

const genres =
  (label: string): Field<readonly number[]> =>
  (props) =>
    props.genres.length > 0 && <GenreToggles {...props} label={label} />;

const named =
  (kind: NamedFilterKind): Field<readonly number[]> =>
  ({ asked, onChange, names, facade }) => <NamedField {...{ kind, names, facade, onChange }} chosen={asked} />;

/** So many that a rating says something. */
const ENOUGH_VOTES = 200;

const VOTES = { filter: LISTING_FILTERS.minVotes, error: 'A number of votes has digits only, such as 200.' };

const votes: Field<number> = ({ asked, onChange }) => {
  const isEnough = asked === ENOUGH_VOTES;
  return (
    <div className={styles.votes}>
      <NumberField label="Votes from" {...VOTES} {...{ asked, onChange }} />
      <Button
        variant="toggle"
        size="small"
        aria-pressed={isEnough}
        onClick={() => onChange(isEnough ? undefined : ENOUGH_VOTES)}
      >
        {`At least ${ENOUGH_VOTES} votes`}
      </Button>
    </div>
  );
};

const YEAR_ERROR = 'A year has four digits, such as 1994.';
const { fromYear, toYear, minRating, maxRuntime, language, country, status } = LISTING_FILTERS;
const ALL_COUNTRIES = [...COUNTRIES, ...Object.keys(FORMER_COUNTRIES)];

/** The field of each filter, in the order in which they are shown (product.md, Explore: filters). */
const FIELDS: { readonly [Name in ListingFilterName]: Field<ListingValues[Name]> } = {
  fromYear: number('From year', fromYear, YEAR_ERROR),
  toYear: number('To year', toYear, YEAR_ERROR),
  minVotes: votes,
  minRating: select('Rating', minRating, ratingOptions),
  maxRuntime: select('Runtime', maxRuntime, runtimeOptions),
  language: select('Original language', language, () => codes('Any language', LANGUAGES, languageName)),
  country: select('Country', country, () => codes('Any country', ALL_COUNTRIES, countryName)),
  status: select('Status', status, () => STATUSES),
  certification: (props) => <CertificationFields {...props} />,
  withGenres: genres('Also of these genres'),
  withoutGenres: genres('Without these genres'),
  keywords: named('keyword'),
  companies: named('company'),
  networks: named('network'),
  people: named('person'),
};

/** Those that take the whole width, below the others. */
const WIDE: ReadonlySet<ListingFilterName> = new Set(['withGenres', 'withoutGenres', ...Object.values(FILTER_OF_KIND)]);

interface ListingFieldsProps extends Pick<FilteredListing, 'mediaType' | 'filtering'> {
  readonly draft: FilterDraft;
}

/** The filters that the listing has. */
export function ListingFields({ draft: { filters, change }, mediaType, filtering: { known } }: ListingFieldsProps) {
  const { library } = useApp();
  const hasNames = NAMED_FILTER_KINDS.some((kind) => known.includes(FILTER_OF_KIND[kind]));
  const all = {
    genres: useGenres(mediaType),
    facade: useModule(() => library.open('discovery'), hasNames),
    names: useFilterNames(filters),
  };
  const draw = (isWide: boolean) =>
    eachFilter(FIELDS, filters, (field, asked, name) => {
      if (!known.includes(name) || WIDE.has(name) !== isWide) return null;
      return <Fragment key={name}>{field({ ...all, asked, onChange: (next) => change({ [name]: next }) })}</Fragment>;
    });
  return (
    <div>
      <div className={styles.fields}>{draw(false)}</div>
      <div className={styles.part}>{draw(true)}</div>
    </div>
  );
}
