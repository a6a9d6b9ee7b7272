import * as v from 'valibot';
import { isSearchAddress } from '#domain/discovery/is-search-address.ts';
import { SEARCH_NAME_MAX } from '#domain/discovery/saved-search.ts';
import type { Fields } from '#domain/fields.ts';
import type { Choices, Preferences } from '#domain/library/library.ts';
import { lengthOf } from '#domain/library/names/text-length.ts';
import { isTheme, type Theme } from '#domain/theme.ts';
import { isRegionCode } from '#domain/watch/watch-region.ts';
import { readFields } from './read-fields.ts';

const PREFERENCES = {
  theme: v.custom<Theme>(isTheme),
  preferredGenres: v.array(
    v.custom<string | number>((value) => typeof value === 'string' || typeof value === 'number'),
  ),
} satisfies {
  readonly [Name in Exclude<keyof Preferences, keyof Choices>]: v.GenericSchema<unknown, Preferences[Name]>;
};

/** What a newer release has beside its name and its address stays. */
export const SAVED_SEARCH = v.looseObject({
  name: v.pipe(
    v.string(),
    v.nonEmpty(),
    v.check((name) => lengthOf(name) <= SEARCH_NAME_MAX),
  ),
  address: v.pipe(v.string(), v.check(isSearchAddress)),
});

export const CHOICES = {
  hides: v.array(v.string()),
  keepsHistory: v.boolean(),
  wantsRecommendations: v.boolean(),
  watchRegion: v.pipe(v.string(), v.check(isRegionCode)),
  watchServices: v.array(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
  calendarCollections: v.array(v.string()),
  searches: v.array(SAVED_SEARCH),
} satisfies { readonly [Name in keyof Required<Choices>]: v.GenericSchema<unknown, Required<Choices>[Name]> };

const Known = v.object({
  ...PREFERENCES,
  hides: v.exactOptional(CHOICES.hides),
  keepsHistory: v.exactOptional(CHOICES.keepsHistory),
  wantsRecommendations: v.exactOptional(CHOICES.wantsRecommendations),
  watchRegion: v.exactOptional(CHOICES.watchRegion),
  watchServices: v.exactOptional(CHOICES.watchServices),
  calendarCollections: v.exactOptional(CHOICES.calendarCollections),
  searches: v.exactOptional(CHOICES.searches),
});

/** The schema of preferences in a change. What a newer release has beside them stays. */
export const WHOLE_PREFERENCES = v.custom<Preferences>((value) => v.is(Known, value));

/** @param absent the preferences to use where one is missing or cannot be read. */
export const readPreferences = (raw: Fields, absent: Preferences): Preferences => {
  const read = readFields(raw, { ...PREFERENCES, ...CHOICES }) as Partial<Preferences>;
  const { theme, preferredGenres } = { ...absent, ...read };
  return { ...read, theme, preferredGenres };
};
