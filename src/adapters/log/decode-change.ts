import * as v from 'valibot';
import { batch } from '#domain/library/apply.ts';
import type { CollectionDetails } from '#domain/library/collection.ts';
import type { TitlePlace, RefreshedTitle, ProviderFacts } from '#domain/library/facts/titles-refreshed.ts';
import type { LibraryAction, LibraryChange, PartsReplaced } from '#domain/library/library-change.ts';
import { missingActions } from '#domain/library/library-difference.ts';
import { type Choices, EMPTY_LIBRARY } from '#domain/library/library.ts';
import { isListName, PART_NAMES } from '#domain/library/map-parts.ts';
import type { MarkFields } from '#domain/library/marks/mark.ts';
import { replacingPreferences } from '#domain/library/parts/parts-replaced.ts';
import type { Patch } from '#domain/library/patch.ts';
import { type SavedListName, isSavedListName } from '#domain/library/saved-lists.ts';
import { isTheme, type Theme } from '#domain/theme.ts';
import { readBundle } from '../store/codec/decode-bundle.ts';
import { isReadWhole } from '../store/codec/is-read-whole.ts';
import { MARK, VIEWINGS_CHANGE } from '../store/codec/marked-titles.ts';
import { optional, type Schemas } from '../store/codec/read-fields.ts';
import { itemSchema } from '../store/codec/read-list.ts';
import { FORMER_LIBRARY, REMAINDER, WHOLE_PARTS } from '../store/codec/read-parts.ts';
import { COLLECTION_DETAILS, STORED_COLLECTIONS } from '../store/codec/stored-collections.ts';
import { CHOICES, PREFERENCES_PATCH } from '../store/codec/stored-preferences.ts';
import { SAVED_TITLES, STORED_TITLES, TITLE_FACTS, VIEWED_TITLES } from '../store/codec/stored-titles.ts';
import { EPISODES_CHANGE } from '../store/codec/watched-shows.ts';

const LibraryReplaced = v.object({ kind: v.literal('library-replaced'), library: FORMER_LIBRARY });

/**
 * What the releases until 1.2 wrote in the place of `parts-replaced`: the library whole, as far as the release knew it. Of a part that it did
 * not know it says nothing, and of the preferences 1.0 knew two. Undefined for anything else, and where it cannot be read whole.
 */
const decodeFormerAction = (raw: unknown): PartsReplaced | undefined => {
  const { success, output } = v.safeParse(LibraryReplaced, raw);
  if (!success || !isReadWhole(raw, output)) return undefined;
  const { preferences, ...parts } = output.library;
  const { theme, preferredGenres } = preferences;
  const isFirst = parts.marks === undefined;
  return {
    kind: 'parts-replaced',
    parts,
    preferences: isFirst ? { set: { theme, preferredGenres }, clear: [] } : replacingPreferences(preferences),
  };
};

type SchemasOf<Fields> = {
  readonly [Name in keyof Required<Fields>]: v.GenericSchema<unknown, Required<Fields>[Name]>;
};

const hasOnly =
  (names: readonly string[]) =>
  (value: unknown): value is object =>
    value instanceof Object && Object.keys(value).every((name) => names.includes(name));

/** The schemas of a patch. One that names a field of a newer release is no patch that this one can apply in full. */
const patchSchemas = <Fields extends object>(
  fields: SchemasOf<Fields>,
): { readonly [Name in keyof Patch<Fields>]: v.GenericSchema<unknown, Patch<Fields>[Name]> } => {
  const known = v.object(optional(fields as Schemas));
  const set = v.pipe(v.custom(hasOnly(Object.keys(fields))), known);
  const clear = v.array(v.custom((name) => Object.hasOwn(fields, String(name))));
  // The compiler cannot follow the fields through their entries.
  return { set, clear } as unknown as ReturnType<typeof patchSchemas<Fields>>;
};

/**
 * How deep batches may lie within batches: deeper than this release ever makes them, and not too deep for code that
 * walks through them.
 */
const DEPTH = 8;

const text = v.string();
const at = v.exactOptional(v.pipe(v.number(), v.safeInteger(), v.minValue(0)));
const list = v.custom<SavedListName>(isSavedListName);
const theme = v.custom<Theme>(isTheme);
const collectionId = v.pipe(text, v.nonEmpty());
const title = itemSchema(STORED_TITLES);
const saved = itemSchema(SAVED_TITLES);
const viewed = itemSchema(VIEWED_TITLES);
const collection = itemSchema(STORED_COLLECTIONS);

const TITLE_LISTS: ReadonlySet<unknown> = new Set(
  PART_NAMES.filter((name) => isListName(name) && name !== 'collections'),
);
type TitleList = NonNullable<TitlePlace['list']>;
const { stoppedAt, title: show, ...episodes } = EPISODES_CHANGE;
const fresh = { title, ...patchSchemas<ProviderFacts>(TITLE_FACTS) };
const refreshed: v.GenericSchema<unknown, RefreshedTitle> = v.union([
  v.object({ list: v.custom<TitleList>((name) => TITLE_LISTS.has(name)), ...fresh }),
  v.object({ collectionId, ...fresh }),
]);

type Single = Exclude<LibraryAction, { readonly kind: 'batch' }>;

type FieldsOf<Action> = {
  readonly [Field in Exclude<keyof Action, 'kind'>]: v.GenericSchema<unknown, Action[Field]>;
};

/** The schema of every field, for each kind of action. */
const FIELDS: { readonly [Kind in Single['kind']]: FieldsOf<Extract<Single, { readonly kind: Kind }>> } = {
  'title-saved': { list, title: saved, index: at },
  'title-removed': { list, title },
  'collection-created': { collection, index: at },
  'collection-removed': { collectionId },
  'collection-changed': { collectionId, ...patchSchemas<CollectionDetails>(COLLECTION_DETAILS) },
  'collection-moved': { collectionId, rank: text },
  'movie-added-to-collection': { collectionId, title, index: at },
  'movie-removed-from-collection': { collectionId, title },
  'movie-moved': { collectionId, title, rank: text },
  'title-viewed': { title: viewed },
  'history-replaced': { viewingHistory: v.array(viewed) },
  'title-marked': { title, ...patchSchemas<MarkFields>(MARK), index: at },
  'viewings-changed': { title, ...VIEWINGS_CHANGE, index: at },
  'episodes-marked': { title: show, ...episodes, index: at },
  'show-stopped': { title: show, stoppedAt, index: at },
  'titles-refreshed': { titles: v.array(refreshed) },
  'choices-set': patchSchemas<Choices>(CHOICES),
  'theme-set': { theme },
  'username-set': { username: v.nullable(text) },
  'parts-replaced': {
    parts: WHOLE_PARTS,
    preferences: v.exactOptional(PREFERENCES_PATCH),
    remainder: v.exactOptional(REMAINDER),
  },
};

const isKind = (kind: unknown): kind is Single['kind'] => typeof kind === 'string' && Object.hasOwn(FIELDS, kind);
const Kind = v.object({ kind: v.custom<Single['kind']>(isKind) });
const Batch = v.object({ kind: v.literal('batch'), actions: v.array(v.unknown()) });

/** Whether nothing of an object was left out, but for one field. */
const isWholeBut = (field: string, raw: object, read: object): boolean => isReadWhole({ ...raw, [field]: null }, read);

/** An action in the terms of this release: of what an earlier one has added without knowing it, this one may know parts. They are added too. */
const withReadRemainder = (action: LibraryAction): LibraryAction => {
  if (action.kind !== 'parts-replaced' || !action.remainder) return action;
  const { fields, items } = action.remainder;
  if (!PART_NAMES.some((name) => Object.hasOwn(fields, name))) return action;
  const { library, remainder } = readBundle(fields);
  const others = { fields: remainder.fields, items: { ...items, ...remainder.items } };
  return batch([{ ...action, remainder: others }, ...missingActions(EMPTY_LIBRARY, library)]);
};

const decodeSingle = (raw: unknown): LibraryAction | undefined => {
  if (!v.is(Kind, raw)) return decodeFormerAction(raw);
  const { success, output } = v.safeParse(v.object({ kind: v.literal(raw.kind), ...FIELDS[raw.kind] }), raw);
  return success && isReadWhole(raw, output) ? withReadRemainder(output as LibraryAction) : undefined;
};

/**
 * The action; undefined where it cannot be read. It is read whole or not at all, and so is a batch: one with a part, a field or an item
 * that this release does not know would be half done.
 */
const decodeAction = (raw: unknown, depth = DEPTH): LibraryAction | undefined => {
  if (!v.is(Batch, raw)) return decodeSingle(raw);
  if (depth === 0) return undefined;
  const actions = raw.actions.map((action) => decodeAction(action, depth - 1));
  const isWhole = actions.every((action) => action !== undefined) && isWholeBut('actions', raw, { kind: 'batch' });
  return isWhole ? { kind: 'batch', actions } : undefined;
};

const Change = v.object({ id: v.pipe(v.string(), v.nonEmpty()), at: v.string(), tab: v.string(), action: v.unknown() });

/** A change as it was written; undefined where this release cannot read all of it. Never throws. */
export const decodeChange = (raw: unknown): LibraryChange | undefined => {
  const { success, output } = v.safeParse(Change, raw);
  if (!success || !isWholeBut('action', raw as object, output)) return undefined;
  const action = decodeAction(output.action);
  return action && { ...output, action };
};
