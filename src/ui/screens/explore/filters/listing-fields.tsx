import { useState, useEffect } from 'react';
import type { Outcome } from '#application/requests/abortable.ts';
import type { DiscoveryFacade } from '#application/use-cases/discovery/discovery-facade.ts';
import { CERTIFICATIONS, certificationsOf } from '#domain/discovery/certifications.ts';
import { countryName } from '#domain/discovery/countries.ts';
import { eachFilter, FILTER_IDS_MAX } from '#domain/discovery/filter-table.ts';
import {
  LISTING_FILTERS,
  type ListingFilterName,
  type ListingFilters,
  type ListingValues,
} from '#domain/discovery/listing-filters.ts';
import {
  FILTER_OF_KIND,
  NAMED_FILTER_KINDS,
  type NamedFilterKind,
  namedFilterKey,
} from '#domain/discovery/named-filter.ts';
import { countOf } from '#domain/format/format-count.ts';
import type { Genre, NamedId } from '#domain/title-details.ts';
import { Button } from '../../../components/form/button.tsx';
import { SelectField } from '../../../components/form/select-field.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { Chips } from '../../../components/list/filters/chips.tsx';
import { type FilterField, rowOf, selectOf, yearOf } from '../../../components/list/filters/filter-fields.tsx';
import {
  codeOptions,
  countryOptions,
  languageOptions,
  ratingOptions,
  runtimeOptions,
  votesOptions,
} from '../../../components/list/filters/filter-options.ts';
import type { FormField } from '../../../components/list/filters/filters-dialog.tsx';
import { GenreChips } from '../../../components/list/filters/genre-chips.tsx';
import { useApp } from '../../../hooks/app-context.ts';
import { useModule } from '../../../hooks/code/use-module.ts';
import { useGenres } from '../../../hooks/genres/use-genres.ts';
import { useLibrary } from '../../../hooks/use-library.ts';
import { STATUSES, KIND_NAMES } from './filter-texts.ts';
import type { FilterDraft } from './use-draft.ts';
import { useFilterNames } from './use-filter-names.ts';
import type { ShownListing } from './use-listing.ts';
import styles from './listing-filters-dialog.module.css';

interface NamedFieldProps {
  readonly kind: NamedFilterKind;
  readonly chosen: readonly number[] | undefined;
  /** By `namedFilterKey`. */
  readonly names: ReadonlyMap<string, string>;
  /** Undefined until its code has come. */
  readonly facade: DiscoveryFacade | undefined;
  readonly onChange: (chosen: readonly number[] | undefined) => void;
}

type Found = Outcome<readonly NamedId[]> | undefined;

const TEXT_MAX = 100;

/** What is found for a text, as it is typed; undefined before that. */
const useFound = (facade: DiscoveryFacade | undefined, kind: NamedFilterKind, text: string): Found => {
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    if (!facade || text === '') return undefined;
    const subscription = facade.names.find(kind, text).subscribe(setFound);
    return () => {
      subscription.unsubscribe();
      setFound(undefined);
    };
  }, [facade, kind, text]);
  return found;
};

const statusText = (found: Found): string => {
  if (found === undefined) return '';
  if (found.status === 'failed') return found.error.message;
  return found.value.length === 0 ? 'Nothing is called that.' : countOf(found.value.length, 'result');
};

const NONE: readonly number[] = [];

/** Looks for what has a name, and chooses any number of it (product.md, Explore: names of filters). */
function NamedField({ kind, chosen = NONE, names, facade, onChange }: NamedFieldProps) {
  const [text, setText] = useState('');
  const found = useFound(facade, kind, text.trim());
  const change = (ids: readonly number[]) => onChange(ids.length > 0 ? ids : undefined);
  const add = (id: number) => {
    setText('');
    change([...new Set([...chosen, id])].slice(0, FILTER_IDS_MAX));
  };
  const nameOf = (id: number) => names.get(namedFilterKey({ kind, id })) ?? `${KIND_NAMES[kind]} ${id}`;
  return (
    <div className={styles.named}>
      <TextField label={KIND_NAMES[kind]} placeholder="Search by name" value={text} max={TEXT_MAX} onText={setText} />
      <p role="status" className={styles.status}>
        {statusText(found)}
      </p>
      {found?.status === 'loaded' && found.value.length > 0 && (
        <ul className={styles.found} aria-label={`${KIND_NAMES[kind]}: results`}>
          {found.value.map(({ id, name }) => (
            <li key={id}>
              <Button size="small" onClick={() => add(id)}>
                <span dir="auto">{name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Chips
        label={`${KIND_NAMES[kind]}: chosen`}
        chips={chosen.map((id) => ({
          key: `${id}`,
          text: nameOf(id),
          remove: () => change(chosen.filter((each) => each !== id)),
        }))}
      />
    </div>
  );
}

/** What the fields of a listing are drawn of besides what each asks for. */
interface ListingForm extends Pick<FilterDraft, 'filters' | 'change'> {
  readonly genres: readonly Genre[];
  /** The latest first. */
  readonly years: readonly number[];
  /** By `namedFilterKey`. */
  readonly names: ReadonlyMap<string, string>;
  /** Undefined until its code has come. */
  readonly facade: DiscoveryFacade | undefined;
}

type Certification = ListingValues['certification'];

interface CertificationProps {
  readonly asked: Certification | undefined;
  readonly onChange: (asked: Certification | undefined) => void;
}

/** Age ratings are each country's own: that of the visitor comes first, where they have said it. */
function CertificationFields({ asked, onChange }: CertificationProps) {
  const region = useLibrary(({ preferences }) => preferences.watchRegion) ?? '';
  const [chosen, setChosen] = useState(region);
  const country = asked?.country ?? (certificationsOf(chosen).length > 0 ? chosen : '');
  const upTo = certificationsOf(country).map((each) => ({ value: each, label: `Up to ${each}` }));
  return (
    <>
      <SelectField
        label="Age rating of"
        value={country}
        options={codeOptions('No country', Object.keys(CERTIFICATIONS), countryName)}
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

const named = (kind: NamedFilterKind): FilterField<readonly number[], ListingForm> => ({
  part: 'More filters',
  draw: ({ asked, onChange, names, facade }) => <NamedField {...{ kind, names, facade, onChange }} chosen={asked} />,
});

const { fromYear, toYear, minRating, maxRuntime, minVotes, language, country, status } = LISTING_FILTERS;

/** The field of each filter of a listing; within a part they are in this order (product.md, Explore: filters). */
const FIELDS: { readonly [Name in ListingFilterName]: FilterField<ListingValues[Name], ListingForm> } = {
  fromYear: yearOf('From year', fromYear, (year, { filters }: ListingForm) => year <= (filters.toYear ?? Infinity)),
  toYear: yearOf('To year', toYear, (year, { filters }: ListingForm) => year >= (filters.fromYear ?? 0)),
  minRating: rowOf('Rating', minRating, ratingOptions),
  maxRuntime: rowOf('Runtime', maxRuntime, runtimeOptions),
  withGenres: {
    part: 'Genre',
    draw: ({ filters: { withGenres, withoutGenres }, change, genres }) => (
      <GenreChips
        genres={genres}
        chosen={{ all: withGenres, none: withoutGenres }}
        onChange={({ all, none }) => change({ withGenres: all, withoutGenres: none })}
      />
    ),
  },
  // The field of genres has it.
  withoutGenres: { part: 'Genre', draw: () => null },
  minVotes: selectOf('Votes', minVotes, votesOptions),
  language: selectOf('Original language', language, languageOptions),
  country: selectOf('Country', country, countryOptions),
  certification: { part: 'More filters', draw: (props) => <CertificationFields {...props} /> },
  status: selectOf('Status', status, () => STATUSES),
  keywords: named('keyword'),
  companies: named('company'),
  networks: named('network'),
  people: named('person'),
};

/** The first movie that a catalogue may know, and how many years ahead the latest ones are. */
const FIRST_YEAR = 1_890;
const YEARS_AHEAD = 2;

/** The fields of the filters that the listing has. */
export const useListingFields = (
  { mediaType = 'movie', known }: Pick<ShownListing, 'mediaType' | 'known'>,
  { filters, change }: FilterDraft,
): readonly FormField[] => {
  const { library, clock } = useApp();
  const hasNames = NAMED_FILTER_KINDS.some((kind) => known.includes(FILTER_OF_KIND[kind]));
  const last = clock.now().getFullYear() + YEARS_AHEAD;
  const form: ListingForm = {
    filters,
    change,
    genres: useGenres(mediaType),
    years: Array.from({ length: last - FIRST_YEAR + 1 }, (_, at) => last - at),
    facade: useModule(() => library.open('discovery'), hasNames),
    names: useFilterNames(filters),
  };
  const on: ListingFilters = filters;
  return eachFilter(FIELDS, on, ({ part, draw }, asked, name) => ({
    key: name,
    part,
    isOn: asked !== undefined,
    field: known.includes(name) ? draw({ ...form, asked, onChange: (next) => change({ [name]: next }) }) : null,
  }));
};
