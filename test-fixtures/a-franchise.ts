import type { Franchise } from '#domain/franchise.ts';
import { aTitle } from './a-title.ts';

/** A series of three movies, 1 to 3, unless given otherwise. */
export const aFranchise = (fields: Partial<Franchise> = {}): Franchise => ({
  id: 8_091,
  name: 'Alien Collection',
  overview: 'In space.',
  poster_path: null,
  backdrop_path: null,
  parts: [1, 2, 3].map((id) => aTitle({ id, title: `Part ${id}`, release_date: `200${id}-05-25` })),
  ...fields,
});
