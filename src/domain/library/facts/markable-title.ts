import type { TitleRef } from '../../title.ts';
import type { StoredTitle } from '../saved-title.ts';

/** What the marks keep of a title besides its mark (product.md, Marks: kept). */
export const MARKABLE_FIELDS = [
  'id',
  'media_type',
  'title',
  'name',
  'name_language',
  'poster_path',
  'release_date',
  'first_air_date',
  'checkedAt',
  'goneAt',
] as const satisfies readonly (keyof StoredTitle)[];

/** A title without all that is known of it. */
export const refOf = ({ id, media_type }: TitleRef): TitleRef => ({ id, ...(media_type && { media_type }) });

/** A title as the marks keep it. */
export const toMarkableTitle = (title: StoredTitle): StoredTitle => ({
  ...Object.fromEntries<unknown>(
    MARKABLE_FIELDS.flatMap((field) => (title[field] === undefined ? [] : [[field, title[field]]])),
  ),
  id: title.id,
});
