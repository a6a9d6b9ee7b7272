import * as v from 'valibot';
import { isSearchAddress } from '#domain/discovery/is-search-address.ts';
import { SEARCH_NAME_MAX } from '#domain/discovery/saved-search.ts';
import { isFields, type Fields } from '#domain/fields.ts';
import { isLanguageTag, type LanguageTag } from '#domain/languages/language-tag.ts';
import type { Choices, Preferences } from '#domain/library/library.ts';
import { lengthOf } from '#domain/library/names/text-length.ts';
import type { Patch } from '#domain/library/patch.ts';
import { isTheme, type Theme } from '#domain/theme.ts';
import { isRegionCode } from '#domain/watch/watch-region.ts';
import { optional, readFields, setAside } from './read-fields.ts';

/** What a newer release has beside its name and its address stays. */
export const SAVED_SEARCH = v.looseObject({
  name: v.pipe(
    v.string(),
    v.nonEmpty(),
    v.check((name) => lengthOf(name) <= SEARCH_NAME_MAX),
  ),
  address: v.pipe(v.string(), v.check(isSearchAddress)),
});

/** One of each list among the preferences. */
const ITEMS = {
  preferredGenres: v.custom<string | number>((value) => typeof value === 'string' || typeof value === 'number'),
  hides: v.string(),
  watchServices: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  calendarCollections: v.string(),
  searches: SAVED_SEARCH,
} as const;

const PREFERENCES = {
  theme: v.custom<Theme>(isTheme),
  preferredGenres: v.array(ITEMS.preferredGenres),
} satisfies {
  readonly [Name in Exclude<keyof Preferences, keyof Choices>]: v.GenericSchema<unknown, Preferences[Name]>;
};

export const CHOICES = {
  hides: v.array(ITEMS.hides),
  keepsHistory: v.boolean(),
  wantsRecommendations: v.boolean(),
  veilsUnseen: v.boolean(),
  veilsRatings: v.boolean(),
  titleLanguage: v.custom<LanguageTag>(isLanguageTag),
  watchRegion: v.pipe(v.string(), v.check(isRegionCode)),
  watchServices: v.array(ITEMS.watchServices),
  calendarCollections: v.array(ITEMS.calendarCollections),
  searches: v.array(ITEMS.searches),
} satisfies { readonly [Name in keyof Required<Choices>]: v.GenericSchema<unknown, Required<Choices>[Name]> };

const Known = v.object({ ...PREFERENCES, ...optional(CHOICES) });

/** The schema of preferences in a change. What a newer release has beside them stays. */
export const WHOLE_PREFERENCES = v.custom<Preferences>((value) => v.is(Known, value));

const Some = v.partial(Known);
type SomePreferences = Partial<Preferences>;
/** The schemas of a patch of the preferences: it may name what a newer release has among them. A theme and genres are there always. */
export const PREFERENCES_PATCH: v.GenericSchema<unknown, Patch<SomePreferences>> = v.object({
  set: v.custom<SomePreferences>((value) => isFields(value) && v.is(Some, value)),
  clear: v.array(v.custom<keyof Preferences>((name) => typeof name === 'string' && !Object.hasOwn(PREFERENCES, name))),
});

/** Whether each can be read. Of two searches of one name the first one counts. */
const areReadable = (items: readonly unknown[], schema: v.GenericSchema): readonly boolean[] => {
  const names = new Set<string>();
  const isNew = ({ name }: Fields) => !names.has(name as string) && names.add(name as string).size > 0;
  return items.map((item) => v.is(schema, item) && (!isFields(item) || isNew(item)));
};

/** With lists of what can be read. The others are set aside beside them: one never costs the others. */
const withReadItems = (raw: Fields): Fields => {
  let read = raw;
  for (const [name, schema] of Object.entries<v.GenericSchema>(ITEMS)) {
    const value: unknown = raw[name];
    if (!Array.isArray(value)) continue;
    const readable = areReadable(value, schema);
    const good = value.filter((_, at) => readable[at]);
    if (good.length === value.length || good.length === 0) continue;
    const others = value.filter((_, at) => !readable[at]);
    read = setAside({ ...read, [name]: good }, name, others);
  }
  return read;
};

/** @param absent the preferences to use where one is missing or cannot be read. */
export const readPreferences = (raw: Fields, absent: Preferences): Preferences => {
  const read = readFields(withReadItems(raw), { ...PREFERENCES, ...CHOICES }) as Partial<Preferences>;
  const { theme, preferredGenres } = { ...absent, ...read };
  return { ...read, theme, preferredGenres };
};
