import { titleKey } from '../title.ts';
import type { Ranked } from './order/rank.ts';
import type { StoredTitle } from './saved-title.ts';

/** In a collection. */
export interface CollectionMovie extends StoredTitle, Ranked {}

/** What the visitor may change of a collection. */
export interface CollectionDetails {
  readonly name?: string;
  readonly description?: string;
  /** The key of the movie whose poster stands for it. */
  readonly cover?: string;
}

/** A named list of the visitor's (product.md, Saving: bundle). */
export interface Collection extends CollectionDetails, Ranked {
  /** The creation time in milliseconds for those the visitor made; 1, 2, 3 for the default ones. A number may be text: it stays as it was read. */
  readonly id: string | number;
  readonly name: string;
  readonly description: string;
  readonly movies: readonly CollectionMovie[];
  /** ISO time; only of those the visitor made. */
  readonly createdAt?: string;
}

/** What a collection is called, and what it is about, as a visitor writes it. */
export type CollectionTexts = Pick<Collection, 'name' | 'description'>;

/** A collection without its movies. */
export type CollectionHead = Omit<Collection, 'movies'>;

/** Tells a collection from every other: 77 and '77' are one id. */
export const collectionKey = ({ id }: Pick<Collection, 'id'>): string => `${id}`;

/** The one poster that stands for a collection: that of its cover, else the first one that it has. */
export const posterOf = ({ movies, cover }: Collection): string | null => {
  const covers = movies.filter((movie) => titleKey(movie) === cover);
  return [...covers, ...movies].find(({ poster_path: path }) => path)?.poster_path ?? null;
};

/** product.md, Collections: defaults. */
export const DEFAULT_COLLECTIONS: readonly Collection[] = [
  { id: '1', name: 'Weekend Favorites', description: 'Perfect for weekend movie nights', movies: [] },
  { id: '2', name: 'Action Pack', description: 'High-octane action movies', movies: [] },
  { id: '3', name: 'Feel Good', description: 'Movies that make you smile', movies: [] },
];

/** Whether a collection is a default one with its own name and description. */
export const isUntouchedDefault = (collection: CollectionHead): boolean =>
  DEFAULT_COLLECTIONS.some(
    (each) =>
      collectionKey(each) === collectionKey(collection) &&
      each.name === collection.name &&
      each.description === collection.description,
  );
