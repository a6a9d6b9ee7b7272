import type { Preferences } from '../library.ts';
import { containsAll } from './contains-all.ts';
import type { Part } from './part.ts';

export const PREFERENCES: Part<Preferences> = {
  // What the visitor has chosen here stays.
  missing: () => [],
  // The theme changes with a click.
  contains: (own, other) => containsAll(own.preferredGenres, other.preferredGenres),
  added: () => ({}),
  total: () => 0,
};

export const USERNAME: Part<string | null> = {
  missing: (own, other) => (own === null && other !== null ? [{ kind: 'username-set', username: other }] : []),
  contains: (own, other) => other === null || other === own,
  added: () => ({}),
  total: () => 0,
};
