import type { SavedSearch } from '../../discovery/saved-search.ts';
import { isSameJson } from '../../util/is-same-json.ts';
import type { LibraryAction } from '../library-change.ts';
import type { Choices, Preferences } from '../library.ts';
import type { Part } from './part.ts';

const CHOICES: { readonly [Name in keyof Required<Choices>]: true } = {
  hides: true,
  keepsHistory: true,
  wantsRecommendations: true,
  veilsUnseen: true,
  veilsRatings: true,
  titleLanguage: true,
  watchRegion: true,
  watchServices: true,
  calendarCollections: true,
  searches: true,
};
export const CHOICE_NAMES = Object.keys(CHOICES) as readonly (keyof Choices)[];

/** Whether it is the name of a choice that this release knows. */
export const isChoice = (name: string): name is keyof Choices => Object.hasOwn(CHOICES, name);

type Searches = readonly SavedSearch[];

/** Those whose name none has here, each name once. */
const newSearches = (own: Searches = [], other: Searches = []): Searches => {
  const names = new Set(own.map(({ name }) => name));
  return other.filter(({ name }) => !names.has(name) && names.add(name));
};

const newGenres = (own: Preferences, other: Preferences): Preferences['preferredGenres'] => {
  const known = new Set(own.preferredGenres);
  return other.preferredGenres.filter((genre) => !known.has(genre) && known.add(genre));
};

/** Lists of which each item is missing by itself; of all else, what was chosen here stays as a whole. */
const missingItems = (own: Preferences, other: Preferences): Partial<Preferences> => {
  const searches = newSearches(own.searches, other.searches);
  const genres = newGenres(own, other);
  return {
    ...(searches.length > 0 && { searches: [...(own.searches ?? []), ...searches] }),
    ...(genres.length > 0 && { preferredGenres: [...own.preferredGenres, ...genres] }),
  };
};

/** What was chosen there and not here, by another release too. A theme is there always: it stays as it is here. */
const missingPreferences = (own: Preferences, other: Preferences): Partial<Preferences> => {
  const { searches: _searches, preferredGenres: _preferredGenres, ...choices } = other;
  const chosen = Object.entries(choices).filter(([name]) => !Object.hasOwn(own, name));
  return { ...(Object.fromEntries(chosen) as Partial<Preferences>), ...missingItems(own, other) };
};

/** The actions that set these, and no others. */
const settingActions = (set: Partial<Preferences>): readonly LibraryAction[] => {
  const entries = Object.entries(set);
  const choices = entries.filter(([name]) => isChoice(name));
  const others = entries.filter(([name]) => !isChoice(name));
  return [
    ...(choices.length > 0 ? [{ kind: 'choices-set', set: Object.fromEntries(choices), clear: [] } as const] : []),
    ...(others.length > 0
      ? [{ kind: 'parts-replaced', parts: {}, preferences: { set: Object.fromEntries(others), clear: [] } } as const]
      : []),
  ];
};

/** Whether something was chosen there, other than here. */
const areSaidOtherwise = (own: Preferences, { theme: _, searches = [], ...other }: Preferences): boolean => {
  const known = new Map(own.searches?.map((search) => [search.name, search]));
  return (
    searches.some((search) => !isSameJson(known.get(search.name), search)) ||
    Object.entries(other).some(
      ([name, value]) => name !== 'preferredGenres' && !isSameJson(Reflect.get(own, name), value),
    )
  );
};

export const PREFERENCES: Part<Preferences> = {
  difference: (own, other) => {
    const missing = settingActions(missingPreferences(own, other));
    return { missing, hasOwn: missing.length > 0 || areSaidOtherwise(own, other) };
  },
  added: (before, after) => {
    const searches = newSearches(before.searches, after.searches).length;
    // Few visitors have any: where there are none, nothing is said of them.
    return searches > 0 ? { searches } : {};
  },
  total: () => 0,
};
