import type { BenchChoice, BenchPart } from '#application/ports/bench.ts';
import { COUNTRIES } from '#domain/discovery/countries.ts';
import { isLanguageTag } from '#domain/languages/language-tag.ts';
import { HIDES } from '#domain/library/hides.ts';
import type { Preferences } from '#domain/library/library.ts';
import { isTheme } from '#domain/theme.ts';
import { DEMO_REGIONS, DEMO_SERVICES } from '../../demo/watch/demo-services.ts';

/** What of the visitor's preferences no address has, and why. */
const NOT_BY_ADDRESS = {
  preferredGenres: 'nothing in the app asks for it: it is a field of the saved format',
  searches: 'they have names and addresses of their own: a library has them',
} as const satisfies Partial<Record<keyof Preferences, string>>;

export type ByAddress = Exclude<keyof Preferences, keyof typeof NOT_BY_ADDRESS>;

/** What an address says of the visitor's preferences. */
export type AskedChoices = Pick<Partial<Preferences>, ByAddress>;

/** A preference as addresses have it. */
export interface ChoicePart<Value> extends BenchPart {
  /** Undefined for a text that is no value. */
  readonly read: (text: string) => Value | undefined;
  readonly write: (value: Value) => string;
}

const YES = 'on';
const NO = 'off';

/** One of two words: whether it is so. */
const either = (about: Pick<BenchPart, 'name' | 'label'>, so: BenchChoice, otherwise: BenchChoice) => ({
  ...about,
  kind: 'one' as const,
  choices: [so, otherwise],
  read: (text: string) => (text === so.value || text === otherwise.value ? text === so.value : undefined),
  write: (isSo: boolean) => (isSo ? so : otherwise).value,
});

/** A word that stands as it is. */
const word = <Word extends string>(about: Omit<BenchPart, 'kind'>, isWord: (text: string) => text is Word) => ({
  ...about,
  kind: 'one' as const,
  read: (text: string) => (isWord(text) ? text : undefined),
  write: (said: Word) => said,
});

const NONE = 'none';
const NONE_CHOSEN: BenchChoice = { value: NONE, does: 'None of them, by choice.' };
/** In an address a space is what a `+` stands for. */
const BETWEEN = /[ +]/;

/** @param readItem gives undefined for what is no item */
const readList = <Item>(text: string, readItem: (text: string) => Item | undefined): readonly Item[] | undefined => {
  if (text === NONE) return [];
  const items = text.split(BETWEEN).map(readItem);
  const known = items.filter((item) => item !== undefined);
  return known.length === items.length ? [...new Set(known)] : undefined;
};

const writeList = (items: readonly (string | number)[]): string => (items.length === 0 ? NONE : items.join('+'));

const isHide = (text: string): boolean => (HIDES as readonly string[]).includes(text);

const readId = (text: string): number | undefined => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined);

/** Every preference that an address can have, in the order in which it has them. */
export const CHOICE_PARTS: {
  readonly [Name in ByAddress]: ChoicePart<Required<Preferences>[Name]>;
} = {
  theme: word(
    {
      name: 'theme',
      label: 'Theme',
      choices: [
        { value: 'dark', does: 'As it is at first.' },
        { value: 'light', does: 'The other one.' },
      ],
    },
    isTheme,
  ),
  watchRegion: word(
    { name: 'region', label: 'Country', choices: DEMO_REGIONS.map(({ code, name }) => ({ value: code, does: name })) },
    (text): text is string => COUNTRIES.includes(text),
  ),
  watchServices: {
    name: 'services',
    label: 'Services',
    kind: 'several',
    choices: DEMO_SERVICES.map(({ id, name }) => ({ value: `${id}`, does: name })),
    read: (text) => readList(text, readId),
    write: writeList,
  },
  hides: {
    name: 'hide',
    label: 'Hide in listings',
    kind: 'one',
    choices: [
      { value: 'seen', does: 'What was seen.' },
      { value: 'listed', does: 'What is on a list.' },
      { value: HIDES.join('+'), does: 'Both.' },
      NONE_CHOSEN,
    ],
    read: (text) => readList(text, (each) => (isHide(each) ? each : undefined)),
    write: writeList,
  },
  keepsHistory: either(
    { name: 'history', label: 'Viewing history' },
    { value: YES, does: 'Titles that are opened are noted.' },
    { value: NO, does: 'None is noted.' },
  ),
  wantsRecommendations: either(
    { name: 'for-you', label: 'For you' },
    { value: YES, does: 'Titles are recommended.' },
    { value: NO, does: 'None is recommended.' },
  ),
  veilsUnseen: either(
    { name: 'veil', label: 'Unseen episodes' },
    { value: YES, does: 'Names, overviews and stills of unseen episodes are veiled.' },
    { value: NO, does: 'All is shown.' },
  ),
  veilsRatings: either(
    { name: 'ratings', label: 'Ratings' },
    { value: 'once-seen', does: 'The provider’s rating of a title is shown once that was seen.' },
    { value: 'always', does: 'All are shown.' },
  ),
  titleLanguage: word(
    {
      name: 'language',
      label: 'Language of titles',
      choices: [
        { value: 'de-DE', does: 'German of Germany.' },
        { value: 'fr-CA', does: 'French of Canada, which falls back to that of France.' },
        { value: 'ja-JP', does: 'Japanese.' },
        { value: 'ar', does: 'Arabic, from right to left.' },
      ],
    },
    isLanguageTag,
  ),
  calendarCollections: {
    name: 'calendar',
    label: 'Collections in the calendar',
    kind: 'text',
    choices: [{ value: '1+2', does: 'Ids of collections, or none.' }],
    read: (text) => readList(text, (each) => (/^[\w-]{1,40}$/.test(each) && each !== NONE ? each : undefined)),
    write: writeList,
  },
};
