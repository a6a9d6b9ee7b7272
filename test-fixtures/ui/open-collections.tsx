import type { Collection } from '#domain/library/collection.ts';
import { aSaved, openLibraryScreen } from './open-library-screen.tsx';

export const NIGHTS: Collection = {
  id: '1',
  name: 'Weekend Favorites',
  description: 'Perfect for weekend movie nights',
  movies: [],
};
export const NOIR: Collection = {
  id: '1700000000000',
  name: 'Noir',
  description: '',
  movies: [1, 2, 3, 4].map((id) =>
    aSaved({ id, release_date: '1950-01-01', vote_average: 7.3, vote_count: 5, poster_path: `/${id}.svg` }),
  ),
};
/** The screen of the collections, at its own address or at that of one of them. */
export const openCollections = (address = '/collections', collections: readonly Collection[] = [NIGHTS, NOIR]) =>
  openLibraryScreen(address, { collections });
