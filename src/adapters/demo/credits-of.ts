import type { CastMember, Credits, CrewMember } from '#domain/credits.ts';
import type { DemoData, DemoTitle } from './demo-data.ts';
import { findPerson } from './demo-index.ts';

/** Cast and crew of a title, with names and photos. */
export const creditsOf = (data: DemoData, { cast, crew }: DemoTitle): Credits => ({
  cast: cast.flatMap(([id, character]): readonly CastMember[] => {
    const person = findPerson(data, id);
    return person ? [{ id, name: person.name, character, profile_path: person.photo ?? null }] : [];
  }),
  crew: crew.flatMap(([id, job, department]): readonly CrewMember[] => {
    const person = findPerson(data, id);
    return person ? [{ id, name: person.name, job, department }] : [];
  }),
});
