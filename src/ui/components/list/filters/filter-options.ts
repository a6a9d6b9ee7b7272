import { COUNTRIES, countryName, FORMER_COUNTRIES } from '#domain/discovery/countries.ts';
import { LANGUAGES } from '#domain/discovery/original-languages.ts';
import { formatCount } from '#domain/format/format-count.ts';
import { languageName } from '#domain/format/language-name.ts';
import { RATING_MAX } from '#domain/library/marks/mark.ts';
import type { Option } from '../../form/options.ts';
import { runtimeText } from './list-filter-texts.ts';

type Options = readonly Option<string>[];

/** The options with the chosen value among them, whatever the address says: the field never says any while there is one. */
const withChosen = (options: Options, chosen: number | undefined, labelOf: (chosen: number) => string): Options =>
  chosen === undefined || options.some(({ value }) => value === `${chosen}`)
    ? options
    : [...options, { value: `${chosen}`, label: labelOf(chosen) }];

/** The same in the order of their numbers, of which none is the first. */
const withinOrder = (any: string, all: readonly number[], labelOf: (value: number) => string) => {
  const options = [{ value: '', label: any }, ...all.map((value) => ({ value: `${value}`, label: labelOf(value) }))];
  return (chosen: number | undefined): Options =>
    withChosen(options, chosen, labelOf).toSorted((a, b) => Number(a.value) - Number(b.value));
};

/** A row of four. */
export const ratingOptions = withinOrder('Any', [6, 7, 8], (rating) => `${rating} or more`);

/** A row of four, in minutes. */
export const runtimeOptions = withinOrder('Any', [90, 120, 150], (minutes) =>
  runtimeText(minutes).replace(/ hours?$/, ' h'),
);

export const ownRatingOptions = withinOrder(
  'Any rating',
  Array.from({ length: RATING_MAX }, (_, index) => index + 1),
  (rating) => `From ${rating}`,
);

/** From 200 on a rating says something. */
export const votesOptions = withinOrder(
  'Any number',
  [50, 200, 1_000, 5_000],
  (votes) => `At least ${formatCount(votes)}`,
);

export const yearOptions = (years: readonly number[], chosen: number | undefined): Options =>
  withChosen(
    [{ value: '', label: 'Any year' }, ...years.map((year) => ({ value: `${year}`, label: `${year}` }))],
    chosen,
    (year) => `${year}`,
  );

/** In the order of their names. */
export const codeOptions = (any: string, all: readonly string[], nameOf: (code: string) => string): Options => [
  { value: '', label: any },
  ...all.map((code) => ({ value: code, label: nameOf(code) })).toSorted((a, b) => a.label.localeCompare(b.label)),
];

export const languageOptions = (): Options => codeOptions('Any language', LANGUAGES, languageName);

const ALL_COUNTRIES = [...COUNTRIES, ...Object.keys(FORMER_COUNTRIES)];

export const countryOptions = (): Options => codeOptions('Any country', ALL_COUNTRIES, countryName);

export const yesOrNo = (yes: string, no: string): Options => [
  { value: '', label: 'Any' },
  { value: 'yes', label: yes },
  { value: 'no', label: no },
];
