import type { Person, PersonSummary } from '#domain/person.ts';
import { releaseDateOf, type Title } from '#domain/title.ts';

import type { DemoData, DemoPerson } from './demo-data.ts';
import { filmographyOf } from './find-person.ts';
import { mapToTitle } from './map-to-title.ts';

const KNOWN_FOR = 10;

// Without a date means not announced yet: newer than all others.
const whenOf = (title: Title): string => releaseDateOf(title) ?? '9999';
const newestFirst = (a: Title, b: Title): number => whenOf(b).localeCompare(whenOf(a)) || b.popularity - a.popularity;
const mostVotedFirst = (a: Title, b: Title): number => b.vote_count - a.vote_count || b.popularity - a.popularity;

export const mapToPersonSummary = ({ id, name, photo, department }: DemoPerson): PersonSummary => ({
  id,
  media_type: 'person',
  name,
  profile_path: photo,
  ...(department && { known_for_department: department }),
});

/** A person's own page. */
export const mapToPerson = (data: DemoData, person: DemoPerson): Person => {
  const { biography, birthday, deathday, birthplace } = person;
  const titles = filmographyOf(data, person.id).map(mapToTitle);
  return {
    ...mapToPersonSummary(person),
    biography,
    ...(birthday && { birthday }),
    ...(deathday && { deathday }),
    ...(birthplace && { place_of_birth: birthplace }),
    knownFor: titles.toSorted(mostVotedFirst).slice(0, KNOWN_FOR),
    appearedIn: titles.toSorted(newestFirst),
  };
};
