import type { Person } from './person.ts';
import { releaseDateOf, type Title } from './title.ts';

const KNOWN_FOR = 10;

// Without a date means not announced yet: newer than all others.
const whenOf = (title: Title): string => releaseDateOf(title) ?? '9999';
const newestFirst = (a: Title, b: Title): number => whenOf(b).localeCompare(whenOf(a)) || b.popularity - a.popularity;
const mostVotedFirst = (a: Title, b: Title): number => b.vote_count - a.vote_count || b.popularity - a.popularity;

/** What a person is known for and appeared in, of all titles they worked on, each given once. */
export const filmographyOf = (works: readonly Title[]): Pick<Person, 'knownFor' | 'appearedIn'> => ({
  knownFor: works.toSorted(mostVotedFirst).slice(0, KNOWN_FOR),
  appearedIn: works.toSorted(newestFirst),
});
