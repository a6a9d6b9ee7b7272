import type { Contents, Remainder } from '../bundle.ts';
import type { LibraryAction, LibraryChange, PartsReplaced } from '../library-change.ts';
import type { Library, Preferences } from '../library.ts';
import { mergeRemainders, remainderDifference } from '../merge-remainders.ts';
import { patchBack, patched, type Patch } from '../patch.ts';
import { CHOICE_NAMES } from './preferences.ts';

/** The library after it. It is a change in any case: what is told to the log may be the same here already. */
export const replaceParts = (library: Library, { parts, preferences }: PartsReplaced): Library => ({
  ...library,
  ...parts,
  ...(preferences && { preferences: patched(library.preferences, preferences) }),
});

/** The change that brings back what the replaced parts were. What was added besides stays. */
export const replacePartsBack = (library: Library, { kind, parts, preferences }: PartsReplaced): PartsReplaced => ({
  kind,
  parts: Object.fromEntries((Object.keys(parts) as (keyof typeof parts)[]).map((name) => [name, library[name]])),
  ...(preferences && { preferences: patchBack<Partial<Preferences>>(library.preferences, preferences) }),
});

/** The preferences become these, but for what another release has among them. */
export const replacingPreferences = (preferences: Preferences): Patch<Partial<Preferences>> => ({
  set: preferences,
  clear: CHOICE_NAMES.filter((name) => preferences[name] === undefined),
});

/** The change that adds what a library has that this release does not know. */
export const adding = (remainder: Remainder): PartsReplaced => ({ kind: 'parts-replaced', parts: {}, remainder });

/** The change that makes the library another one. What this release does not know of either of them stays. */
export const replacing = ({ library, remainder }: Contents, own: Remainder): PartsReplaced => {
  const { preferences, ...parts } = library;
  const added = remainderDifference(own, remainder).hasOwn ? { remainder } : {};
  return { kind: 'parts-replaced', parts, preferences: replacingPreferences(preferences), ...added };
};

const replacementsIn = (action: LibraryAction): readonly PartsReplaced[] => {
  if (action.kind === 'batch') return action.actions.flatMap(replacementsIn);
  return action.kind === 'parts-replaced' ? [action] : [];
};

/** Whether parts of the library took the place of others by it. */
export const hasReplaced = (action: LibraryAction): boolean =>
  replacementsIn(action).some(({ parts, preferences }) => preferences !== undefined || Object.keys(parts).length > 0);

/** What a library has that this release does not know, with what changes have added to that. The later counts. */
export const remainderAfter = (before: Remainder, changes: readonly LibraryChange[]): Remainder =>
  changes
    .flatMap(({ action }) => replacementsIn(action))
    .reduce((kept, { remainder }) => (remainder ? mergeRemainders(remainder, kept) : kept), before);
