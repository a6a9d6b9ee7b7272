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

const yesOrNo = (about: Pick<BenchPart, 'name' | 'label'>, does: { readonly on: string; readonly off: string }) => ({
  ...about,
  kind: 'one' as const,
  choices: [
    { value: YES, does: does.on },
    { value: NO, does: does.off },
  ],
  read: (text: string) => (text === YES || text === NO ? text === YES : undefined),
  write: (is: boolean) => (is ? YES : NO),
});

const ONCE_SEEN = 'once-seen';
const ALWAYS = 'always';

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
  theme: {
    name: 'theme',
    label: 'Theme',
    kind: 'one',
    choices: [
      { value: 'dark', does: 'As it is at first.' },
      { value: 'light', does: 'The other one.' },
    ],
    read: (text) => (isTheme(text) ? text : undefined),
    write: (theme) => theme,
  },
  watchRegion: {
    name: 'region',
    label: 'Country',
    kind: 'one',
    choices: DEMO_REGIONS.map(({ code, name }) => ({ value: code, does: name })),
    read: (text) => (COUNTRIES.includes(text) ? text : undefined),
    write: (region) => region,
  },
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
  keepsHistory: yesOrNo(
    { name: 'history', label: 'Viewing history' },
    { on: 'Titles that are opened are noted.', off: 'None is noted.' },
  ),
  wantsRecommendations: yesOrNo(
    { name: 'for-you', label: 'For you' },
    { on: 'Titles are recommended.', off: 'None is recommended.' },
  ),
  veilsUnseen: yesOrNo(
    { name: 'veil', label: 'Unseen episodes' },
    { on: 'Names, overviews and stills of unseen episodes are veiled.', off: 'All is shown.' },
  ),
  veilsRatings: {
    name: 'ratings',
    label: 'Ratings',
    kind: 'one',
    choices: [
      { value: ONCE_SEEN, does: 'The provider’s rating of a title is shown once that was seen.' },
      { value: ALWAYS, does: 'All are shown.' },
    ],
    read: (text) => (text === ONCE_SEEN || text === ALWAYS ? text === ONCE_SEEN : undefined),
    write: (isVeiled) => (isVeiled ? ONCE_SEEN : ALWAYS),
  },
  titleLanguage: {
    name: 'language',
    label: 'Language of titles',
    kind: 'one',
    choices: [
      { value: 'de-DE', does: 'German of Germany.' },
      { value: 'fr-CA', does: 'French of Canada, which falls back to that of France.' },
      { value: 'ja-JP', does: 'Japanese.' },
      { value: 'ar', does: 'Arabic, from right to left.' },
    ],
    read: (text) => (isLanguageTag(text) ? text : undefined),
    write: (language) => language,
  },
  calendarCollections: {
    name: 'calendar',
    label: 'Collections in the calendar',
    kind: 'text',
    choices: [{ value: '1+2', does: 'Ids of collections, or none.' }],
    read: (text) => readList(text, (each) => (/^[\w-]{1,40}$/.test(each) && each !== NONE ? each : undefined)),
    write: writeList,
  },
};
