import { SCREENS } from '../browser/shared/screens.ts';

/** The time stands, and listings have one order. */
const STATE = 'now=2026-06-01T12:00Z&seed=7';

/** They look like one that is pictured. */
const ALIKE = new Set(['shows', 'coming soon', 'top rated', 'search', 'ratings', 'empty favorites']);

/** Screens that need an address of a title, or lists. */
const MORE = [
  { name: 'movie', path: '/movie/1003' },
  { name: 'show', path: '/tv/1307' },
  { name: 'person', path: '/person/1001' },
  { name: 'watchlist', path: '/watchlist?library=lived-in' },
  { name: 'collections with titles', path: '/collections?library=shaped' },
  { name: 'seen', path: '/seen?library=lived-in' },
  { name: 'diary', path: '/diary?library=lived-in' },
  { name: 'year', path: '/year/2026?library=lived-in' },
  { name: 'up next', path: '/up-next?library=following' },
  { name: 'for you', path: '/?library=lived-in' },
];

/** A setting stands before the fragment, which a shared list is in. */
const inState = (path: string): string => {
  const [address = '', ...fragment] = path.split('#');
  const state = address.includes('library=') ? STATE : `${STATE}&library=empty`;
  return [`${address}${address.includes('?') ? '&' : '?'}${state}`, ...fragment].join('#');
};

/** What is compared by picture; a commit's trailer has these names. */
export const PICTURED_SCREENS = [...SCREENS.filter(({ name }) => !ALIKE.has(name)), ...MORE].map(({ name, path }) => ({
  name,
  path: inState(path),
}));
