import { describe, expect, it } from 'vitest';
import { castShown, directorsOf, titlePeopleOf, writersOf, type CrewMember } from './credits.ts';
import type { NamedId } from './title-details.ts';

const member = (id: number, profile_path: string | null) => ({ id, name: `${id}`, character: '', profile_path });
/** Members of one name are one person. */
const crew = (...members: readonly [name: string, job: string, department?: string][]) => ({
  cast: [],
  crew: members.map(([name, job, department = 'Writing']): CrewMember => ({
    id: ID_OF[name] ?? 0,
    name,
    job,
    department,
  })),
});
const ID_OF: Readonly<Record<string, number>> = { Ines: 1, Paul: 2, Ada: 3, Bo: 4, Cy: 5 };
const namesOf = (people: readonly NamedId[]) => people.map(({ name }) => name);

describe('the cast shown', () => {
  it('is the first 12 that have a photo, in billing order (product.md, Detail: cast)', () => {
    const cast = Array.from({ length: 30 }, (_, id) => member(id, id % 2 ? '/photo.jpg' : null));
    expect(castShown({ cast, crew: [] }).map(({ id }) => id)).toEqual([1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23]);
  });
});

describe('directors and writers (product.md, Detail: crew)', () => {
  it('are found by the jobs Director and Writer, each person once', () => {
    const credits = crew(['Ines', 'Director', 'Directing'], ['Paul', 'Writer'], ['Paul', 'Writer'], ['Ada', 'Story']);
    expect(namesOf(directorsOf(credits))).toEqual(['Ines']);
    expect(namesOf(writersOf(credits))).toEqual(['Paul']);
  });

  it('fall back to Screenplay, Story and Novel where nobody is called Writer', () => {
    const credits = crew(
      ['Ines', 'Screenplay'],
      ['Ada', 'Characters'],
      ['Bo', 'Novel'],
      ['Cy', 'Story'],
      ['Ines', 'Story'],
    );
    expect(namesOf(writersOf(credits))).toEqual(['Ines', 'Bo', 'Cy']);
  });

  it('are told apart by who they are: two of one name are two', () => {
    const of = (id: number, name: string): CrewMember => ({ id, name, job: 'Director', department: 'Directing' });
    const credits = { cast: [], crew: [of(7, 'Steve McQueen'), of(8, 'Steve McQueen'), of(7, 'Steve R. McQueen')] };
    expect(directorsOf(credits).map(({ id }) => id)).toEqual([7, 8]);
  });

  it('are nobody where nobody is named', () => {
    expect(directorsOf(crew())).toEqual([]);
    expect(writersOf(crew(['Ada', 'Editor', 'Editing']))).toEqual([]);
  });
});

it('lists know the directors and the first five of the cast, with or without a photo (product.md, Lists: facts)', () => {
  const cast = Array.from({ length: 9 }, (_, at) => member(at + 10, at % 2 ? '/photo.jpg' : null));
  const people = titlePeopleOf({ ...crew(['Ines', 'Director'], ['Bo', 'Writer']), cast });
  expect(people).toStrictEqual({
    directors: [{ id: 1, name: 'Ines' }],
    cast: [10, 11, 12, 13, 14].map((id) => ({ id, name: `${id}` })),
  });
  expect(titlePeopleOf({ cast: [], crew: [] })).toEqual({ directors: [], cast: [] });
});
