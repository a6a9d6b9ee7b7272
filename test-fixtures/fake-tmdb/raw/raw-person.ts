import type { DemoData, DemoPerson, DemoTitle } from '#adapters/demo/demo-data.ts';
import { worksOf } from '#adapters/demo/demo-index.ts';
import { rawTitle, type Labelling } from '#fixtures/fake-tmdb/raw/raw-title.ts';

const LABELLED: Labelling = { labelled: true };

const rawPersonBase = (person: DemoPerson) => ({
  adult: false,
  gender: 0,
  id: person.id,
  known_for_department: person.department ?? null,
  name: person.name,
  original_name: person.name,
  popularity: 1.5,
  profile_path: person.photo,
});

/** A person as /search gives them; in /trending, `known_for` can be absent. */
export const rawPersonItem = (person: DemoPerson, { labelled }: Labelling) => ({
  ...rawPersonBase(person),
  ...(labelled && { media_type: 'person' }),
  known_for: [],
});

const rawCast = (id: number, title: DemoTitle) =>
  title.cast
    .filter(([personId]) => personId === id)
    .map(([, character], order) => ({
      ...rawTitle(title, LABELLED),
      character,
      credit_id: `cast-${title.id}-${order}`,
    }));

const rawCrew = (id: number, title: DemoTitle) =>
  title.crew
    .filter(([personId]) => personId === id)
    .map(([, job, department]) => ({ ...rawTitle(title, LABELLED), job, department, credit_id: `crew-${title.id}` }));

const rawCombinedCredits = ({ id }: DemoPerson, data: DemoData) => {
  const titles = worksOf(data, id);
  return {
    cast: titles.flatMap((title) => rawCast(id, title)),
    crew: titles.flatMap((title) => rawCrew(id, title)),
  };
};

/** The answer of /person/{id}; credits only when they are asked for along with it. */
export const rawPerson = (person: DemoPerson, data: DemoData, withCredits: boolean) => ({
  ...rawPersonBase(person),
  also_known_as: [],
  biography: person.biography,
  birthday: person.birthday ?? null,
  deathday: person.deathday ?? null,
  homepage: null,
  imdb_id: null,
  place_of_birth: person.birthplace ?? null,
  ...(withCredits && { combined_credits: rawCombinedCredits(person, data) }),
});
