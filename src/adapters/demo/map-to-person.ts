import { filmographyOf, type Work } from '#domain/filmography-of.ts';
import type { Person, PersonSummary } from '#domain/person.ts';
import type { DemoData, DemoPerson, DemoTitle } from './demo-data.ts';
import { worksOf } from './find-person.ts';
import { mapToTitle } from './map-to-title.ts';

export const mapToPersonSummary = ({ id, name, photo, department }: DemoPerson): PersonSummary => ({
  id,
  media_type: 'person',
  name,
  profile_path: photo ?? null,
  ...(department && { known_for_department: department }),
});

const partsIn = (demoTitle: DemoTitle, { id }: DemoPerson): readonly Work[] => {
  const title = mapToTitle(demoTitle);
  return [...demoTitle.cast, ...demoTitle.crew].flatMap(([who, part]) => (who === id ? [{ title, part }] : []));
};

/** A person as the person's own screen shows it. */
export const mapToPerson = (data: DemoData, person: DemoPerson): Person => {
  const { biography, birthday, deathday, birthplace } = person;
  return {
    ...mapToPersonSummary(person),
    biography,
    ...(birthday && { birthday }),
    ...(deathday && { deathday }),
    ...(birthplace && { place_of_birth: birthplace }),
    ...filmographyOf(worksOf(data, person.id).flatMap((title) => partsIn(title, person))),
  };
};
