import * as v from 'valibot';
import { isFields, type Fields } from '#domain/fields.ts';
import { isImagePath } from '#domain/image-source.ts';
import type { ProviderFacts } from '#domain/library/facts/titles-refreshed.ts';
import {
  CHECK_FIELDS,
  TITLE_FIELDS,
  type FieldKind,
  type FieldValues,
  type StoredTitle,
  type SavedTitle,
  type ViewedTitle,
} from '#domain/library/saved-title.ts';
import { titleKey, type MediaType } from '#domain/title.ts';
import { readFields, type Schemas } from './read-fields.ts';
import type { ListReader } from './read-list.ts';

const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const mediaType = v.custom<MediaType>((value) => value === 'movie' || value === 'tv');
/** Without these fields, two titles cannot be distinguished. '' and null mean a missing media type. */
const Ref = v.object({
  id,
  media_type: v.optional(v.nullable(v.custom((value) => value === '' || v.is(mediaType, value)))),
});

const text = v.string();

const SCHEMAS: { readonly [Kind in FieldKind]: v.GenericSchema<unknown, FieldValues[Kind]> } = {
  id,
  mediaType,
  text,
  figure: v.number(),
  picture: v.nullable(v.pipe(v.string(), v.check(isImagePath))),
  anything: v.unknown(),
};

const FIELDS: Schemas = Object.fromEntries(
  Object.entries({ ...TITLE_FIELDS, ...CHECK_FIELDS }).map(([field, kind]) => [field, SCHEMAS[kind]]),
);

const { id: _id, media_type: _mediaType, ...FACTS } = FIELDS;
/** The schemas of what the provider says of a title, and of what is noted of having asked for it. */
export const TITLE_FACTS = FACTS as unknown as {
  readonly [Name in keyof Required<ProviderFacts>]: v.GenericSchema<unknown, Required<ProviderFacts>[Name]>;
};

const readTitle = (raw: unknown): StoredTitle | undefined =>
  isFields(raw) && v.is(Ref, raw) ? (readFields(raw, FIELDS) as Fields & StoredTitle) : undefined;

/**
 * Reads a title with a time. A title without its time is as dear to the visitor as one with it. It gets the empty time,
 * which sorts as the oldest.
 */
const readTimed =
  <Timed extends StoredTitle>(time: Exclude<keyof Timed, keyof StoredTitle> & string) =>
  (raw: unknown): Timed | undefined => {
    const title = readTitle(raw) as (Fields & StoredTitle) | undefined;
    const timed = title && readFields(title, { [time]: text });
    return timed && ((Object.hasOwn(timed, time) ? timed : { ...timed, [time]: '' }) as unknown as Timed);
  };

const titles = <Item extends StoredTitle>(readItem: ListReader<Item>['readItem']): ListReader<Item> => ({
  readItem,
  keyOf: titleKey,
  // A title is in a list once (product.md, Lists: duplicates).
  keepsDuplicates: false,
});

export const STORED_TITLES = titles<StoredTitle>(readTitle);
export const SAVED_TITLES = titles(readTimed<SavedTitle>('addedAt'));
export const VIEWED_TITLES = titles(readTimed<ViewedTitle>('viewedAt'));
