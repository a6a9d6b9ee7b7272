import type { CollectionDetails } from '#domain/library/collection.ts';
import type { LibraryAction } from '#domain/library/library-change.ts';

/** Says something of a collection. @param value undefined where it has no cover any more */
export const collectionChange = (
  collectionId: string,
  field: keyof CollectionDetails,
  value: string | undefined,
): LibraryAction => ({
  kind: 'collection-changed',
  collectionId,
  set: value === undefined ? {} : { [field]: value },
  clear: value === undefined && field === 'cover' ? ['cover'] : [],
});

/** Says something of one title. @param value undefined where it is taken back */
export const markChange = (field: 'seenAt' | 'rating' | 'note', value: unknown): LibraryAction => ({
  kind: 'title-marked',
  title: { id: 7, title: 'Low Tide' },
  set: value === undefined ? {} : { [field]: value },
  clear: value === undefined ? [field] : [],
});
