import * as v from 'valibot';
import type { Preferences } from '#domain/library/library.ts';
import { isTheme, type Theme } from '#domain/theme.ts';
import { readFields, type Fields } from './read-fields.ts';

export const PREFERENCES = {
  theme: v.custom<Theme>(isTheme),
  preferredGenres: v.array(v.union([v.string(), v.number()])),
} satisfies { readonly [Name in keyof Preferences]: v.GenericSchema<unknown, Preferences[Name]> };

/** @param absent the preferences to use where one is missing or cannot be read. */
export const readPreferences = (raw: Fields, absent: Preferences): Preferences => {
  const read = readFields(raw, PREFERENCES) as Partial<Preferences>;
  const { theme, preferredGenres } = { ...absent, ...read };
  return { ...read, theme, preferredGenres };
};
