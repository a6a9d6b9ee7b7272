import type { DemoData, DemoPerson, DemoTitle } from '#adapters/demo/demo-data.ts';
import { findPerson } from '#adapters/demo/demo-index.ts';

const rawFace = (id: number, person: DemoPerson | undefined) => ({
  adult: false,
  gender: 0,
  id,
  known_for_department: person?.department ?? null,
  name: person?.name ?? '',
  original_name: person?.name ?? '',
  popularity: 1.5,
  profile_path: person?.photo ?? null,
});

/** The answer of /movie/{id}/credits and /tv/{id}/credits. */
export const rawCredits = ({ id, cast, crew }: DemoTitle, data: DemoData) => ({
  id,
  cast: cast.map(([personId, character], order) => ({
    ...rawFace(personId, findPerson(data, personId)),
    character,
    credit_id: `cast-${id}-${order}`,
    order,
  })),
  crew: crew.map(([personId, job, department], index) => ({
    ...rawFace(personId, findPerson(data, personId)),
    credit_id: `crew-${id}-${index}`,
    department,
    job,
  })),
});
