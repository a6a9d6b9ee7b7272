import * as v from 'valibot';
import type { LibraryAction, LibraryChange } from '#domain/library/library-change.ts';
import { isTheme, type Theme } from '#domain/theme.ts';
import { COLLECTIONS } from '../store/bundle-collection.ts';
import { KEPT_TITLES, SAVED_TITLES, VIEWED_TITLES } from '../store/bundle-title.ts';
import type { ListReader } from '../store/read-list.ts';

/** Batches in batches; more than this release ever makes, and few enough for whatever walks through them. */
const DEPTH = 8;

const readBy = <Item>({ readItem }: ListReader<Item>) =>
  v.pipe(v.unknown(), v.transform(readItem), v.custom<Item>((item) => item !== undefined));

const text = v.string();
const at = v.exactOptional(v.pipe(v.number(), v.safeInteger(), v.minValue(0)));
const list = v.picklist(['watchlist', 'favorites']);
const theme = v.custom<Theme>(isTheme);
const collectionId = v.pipe(text, v.nonEmpty());
const title = readBy(KEPT_TITLES);
const saved = readBy(SAVED_TITLES);
const viewed = readBy(VIEWED_TITLES);
const collection = readBy(COLLECTIONS);
const username = v.nullable(text);

const Library = v.object({
  watchlist: v.array(saved),
  favorites: v.array(saved),
  collections: v.array(collection),
  viewingHistory: v.array(viewed),
  preferences: v.looseObject({ theme, preferredGenres: v.array(v.union([text, v.number()])) }),
  username,
});

type Single = Exclude<LibraryAction, { readonly kind: 'batch' }>;

const SINGLE = {
  'title-saved': v.object({ kind: v.literal('title-saved'), list, title: saved, index: at }),
  'title-removed': v.object({ kind: v.literal('title-removed'), list, title }),
  'collection-created': v.object({ kind: v.literal('collection-created'), collection, index: at }),
  'collection-removed': v.object({ kind: v.literal('collection-removed'), collectionId }),
  'movie-added-to-collection': v.object({
    kind: v.literal('movie-added-to-collection'),
    collectionId,
    title,
    index: at,
  }),
  'movie-removed-from-collection': v.object({ kind: v.literal('movie-removed-from-collection'), collectionId, title }),
  'title-viewed': v.object({ kind: v.literal('title-viewed'), title: viewed }),
  'history-replaced': v.object({ kind: v.literal('history-replaced'), viewingHistory: v.array(viewed) }),
  'theme-set': v.object({ kind: v.literal('theme-set'), theme }),
  'username-set': v.object({ kind: v.literal('username-set'), username }),
  'library-replaced': v.object({ kind: v.literal('library-replaced'), library: Library }),
} satisfies { readonly [Kind in Single['kind']]: v.GenericSchema<unknown, Extract<Single, { readonly kind: Kind }>> };

const isKind = (kind: unknown): kind is Single['kind'] => typeof kind === 'string' && Object.hasOwn(SINGLE, kind);
const Kind = v.object({ kind: v.custom<Single['kind']>(isKind) });
const Batch = v.object({ kind: v.literal('batch'), actions: v.array(v.unknown()) });

/** Of a batch, all or nothing. */
const decodeAction = (raw: unknown, depth = DEPTH): LibraryAction | undefined => {
  if (!v.is(Batch, raw)) {
    if (!v.is(Kind, raw)) return undefined;
    const { success, output } = v.safeParse(SINGLE[raw.kind], raw);
    return success ? output : undefined;
  }
  if (depth === 0) return undefined;
  const actions = raw.actions.map((action) => decodeAction(action, depth - 1));
  return actions.every((action) => action !== undefined) ? { kind: 'batch', actions } : undefined;
};

const Change = v.object({ id: v.pipe(v.string(), v.nonEmpty()), at: v.string(), tab: v.string(), action: v.unknown() });

/** A change as it was written down or told; undefined for what this release cannot read. Never throws. */
export const decodeChange = (raw: unknown): LibraryChange | undefined => {
  const { success, output } = v.safeParse(Change, raw);
  const action = success ? decodeAction(output.action) : undefined;
  return success && action ? { ...output, action } : undefined;
};
