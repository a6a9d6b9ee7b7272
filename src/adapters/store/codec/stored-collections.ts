import * as v from 'valibot';
import { isFields, type Fields } from '#domain/fields.ts';
import { collectionKey, type Collection, type CollectionMovie } from '#domain/library/collection.ts';
import { byRank } from '#domain/library/order/rank.ts';
import { readFields, setAside } from './read-fields.ts';
import { readList, type ListReader } from './read-list.ts';
import { STORED_TITLES } from './stored-titles.ts';

const isId = (value: unknown): value is Collection['id'] =>
  typeof value === 'number' || (typeof value === 'string' && value !== '');
const Named = v.object({ id: v.custom<Collection['id']>(isId), name: v.string() });

const text = v.string();
const list = v.array(v.unknown());
/** A text of any form: what this release does not know is kept. Nothing else can be a place (product.md, Collections: order). */
const RANK = { rank: text };
const COLLECTION_FIELDS = { description: text, movies: list, createdAt: text, cover: text, ...RANK };

/** The schemas of what the visitor may change of a collection. */
export const COLLECTION_DETAILS = { name: text, description: text, cover: text };

/** Titles in a place of the visitor's. */
export const COLLECTION_MOVIES: ListReader<CollectionMovie> = {
  ...STORED_TITLES,
  readItem: (raw) => {
    const title = STORED_TITLES.readItem(raw) as (Fields & CollectionMovie) | undefined;
    return title && (readFields(title, RANK) as Fields & CollectionMovie);
  },
};

/**
 * Reads a collection. An id that is a number, as a creation time may be written, stays a number
 * (product.md, Collections: collection id). Movies that cannot be read stay with their collection, set aside.
 */
const readCollection = (raw: unknown): Collection | undefined => {
  if (!isFields(raw) || !v.is(Named, raw)) return undefined;
  const fields = readFields(raw, COLLECTION_FIELDS) as Fields & { movies?: readonly unknown[] };
  const { description = '', movies = [] } = fields;
  const { items, unreadable } = readList(movies, COLLECTION_MOVIES);
  const kept = unreadable.length > 0 ? setAside(fields, 'movies', unreadable) : fields;
  return { ...kept, description, movies: byRank(items) } as unknown as Collection;
};

export const STORED_COLLECTIONS: ListReader<Collection> = {
  readItem: readCollection,
  keyOf: collectionKey,
  // Two collections with the same id can hold different movies.
  keepsDuplicates: true,
};
