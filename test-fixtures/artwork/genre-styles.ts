import type { StyleName } from './style-names.ts';

/** The styles that suit each genre, of movies and of shows; any style suits the others. */
export const GENRE_STYLES: Readonly<Record<string, readonly StyleName[]>> = {
  Action: ['construct', 'cutout', 'facade'],
  Adventure: ['strata', 'deco', 'emblem'],
  Animation: ['toy', 'polish'],
  Comedy: ['polish', 'facade', 'emblem'],
  Crime: ['noir', 'cutout', 'facade'],
  Documentary: ['halftone', 'swiss'],
  Drama: ['swiss', 'emblem', 'polish', 'facade'],
  Family: ['toy', 'deco'],
  Fantasy: ['deco', 'polish', 'toy'],
  History: ['construct', 'emblem', 'deco'],
  Horror: ['horror', 'cutout'],
  Music: ['wave', 'swiss'],
  Mystery: ['noir', 'facade', 'emblem'],
  Romance: ['romance', 'emblem'],
  'Science Fiction': ['scifi', 'swiss'],
  Thriller: ['cutout', 'noir', 'construct'],
  War: ['construct', 'halftone'],
  Western: ['strata', 'halftone'],
  'Action & Adventure': ['strata', 'construct'],
  'Sci-Fi & Fantasy': ['scifi', 'deco'],
  Kids: ['toy'],
  'War & Politics': ['construct', 'halftone'],
};
