import type { CrewMember } from '../credits.ts';
import type { NamedId } from '../title-details.ts';
import { groupBy } from '../util/group-by.ts';

export interface CrewPerson extends NamedId {
  /** What the person did in this department, each job once. */
  readonly jobs: readonly string[];
}

export interface Department {
  readonly name: string;
  readonly people: readonly CrewPerson[];
}

/** Where the provider names no department. */
const OTHERS = 'Crew';

const FIRST: readonly string[] = ['Directing', 'Writing', 'Production'];

const rank = (name: string): number => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length);

const peopleOf = (members: readonly CrewMember[]): readonly CrewPerson[] =>
  [...groupBy(members, ({ id }) => id)].map(([id, ofPerson]) => ({
    id,
    name: ofPerson[0]?.name ?? '',
    jobs: [...new Set(ofPerson.map(({ job }) => job).filter((job) => job !== ''))],
  }));

/** A crew by what its members did: directing, writing and production first, then in the order given (product.md, Detail: whole cast). */
export const crewByDepartment = (crew: readonly CrewMember[]): readonly Department[] =>
  [...groupBy(crew, ({ department }) => department || OTHERS)]
    .map(([name, members]) => ({ name, people: peopleOf(members) }))
    .toSorted((a, b) => rank(a.name) - rank(b.name));
