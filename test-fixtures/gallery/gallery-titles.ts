import type { MarkedTitle } from '#domain/library/marks/mark.ts';
import type { SavedTitle } from '#domain/library/saved-title.ts';
import type { Title } from '#domain/title.ts';
import { aTitle } from '../a-title.ts';

/** Of the demo catalogue, whose pictures they have. */
const SLUGS = [
  ['Dust Parade', 'dust-parade'],
  ['Hotel Perihelion', 'hotel-perihelion'],
  ['Kingdom of Moths', 'kingdom-of-moths'],
  ['Brass Lullaby', 'brass-lullaby'],
  ['Concrete Swans', 'concrete-swans'],
  ['The Tin Admiral', 'the-tin-admiral'],
] as const;

export const FILMS: readonly Title[] = SLUGS.map(([title, slug], index) =>
  aTitle({ id: 1 + index, title, poster_path: `/p-${slug}.svg`, vote_average: 9 - 1.5 * index }),
);

export const [FILM = aTitle()] = FILMS;

/** Nothing is known of it but its name. */
export const BARE = aTitle({
  id: 21,
  title: 'A Film Without a Poster',
  poster_path: null,
  release_date: '',
  vote_count: 0,
});

export const LONG = aTitle({
  id: 22,
  title: 'The Exceedingly Long and Winding Chronicle of Donaudampfschifffahrtsgesellschaftskapitänswitwen, Part Two',
  poster_path: '/p-an-atlas-for-liars.svg',
});

export const ARABIC = aTitle({
  id: 23,
  title: 'رحلة طويلة إلى البحر',
  poster_path: '/p-the-orchard-below.svg',
  vote_average: 6.1,
});

const TIME = '2026-11-20T12:00:00.000Z';

export const SAVED: readonly SavedTitle[] = FILMS.map((title) => ({ ...title, addedAt: TIME }));

export const SEEN: MarkedTitle = { ...FILM, seenAt: TIME, rating: 9, note: 'Twice.' };
