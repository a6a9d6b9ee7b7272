import type { LibraryCounts } from '../library/parts/part.ts';
import { countOf } from './format-count.ts';
import { joinWords } from './join-words.ts';

const TEXTS: Readonly<Record<keyof LibraryCounts, (count: number) => string>> = {
  watchlist: (count) => `${countOf(count, 'title')} in your watchlist`,
  favorites: (count) => countOf(count, 'favorite'),
  collections: (count) => countOf(count, 'collection'),
  movies: (count) => `${countOf(count, 'movie')} in collections`,
  marks: (count) => countOf(count, 'marked title'),
  episodes: (count) => countOf(count, 'episode'),
  views: (count) => countOf(count, 'view'),
  searches: (count) => countOf(count, 'saved search', 'saved searches'),
  choices: (count) => countOf(count, 'choice'),
  name: () => 'your name',
  filled: (count) => `what is missing in ${countOf(count, 'thing')} here`,
};
const NAMES = Object.keys(TEXTS) as readonly (keyof LibraryCounts)[];

/** '12 titles in your watchlist, 3 favorites, 4 collections and 20 views'; undefined when there is nothing of any. */
export const formatLibraryCounts = (counts: LibraryCounts): string | undefined => {
  const texts = NAMES.map((name) => (counts[name] ? TEXTS[name](counts[name]) : ''));
  return joinWords(texts.filter((text) => text !== '')) || undefined;
};
