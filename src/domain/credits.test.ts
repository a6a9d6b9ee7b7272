import { describe, expect, it } from 'vitest';
import { castShown, directorsOf, writersOf, type CrewMember } from './credits.ts';

const member = (id: number, profile_path: string | null) => ({ id, name: `${id}`, character: '', profile_path });
const crew = (...members: readonly [name: string, job: string, department?: string][]) => ({
  cast: [],
  crew: members.map(([name, job, department = 'Writing'], id): CrewMember => ({ id, name, job, department })),
});

describe('the cast shown', () => {
  it('is the first 12 that have a photo, in billing order (product.md, Detail: cast)', () => {
    const cast = Array.from({ length: 30 }, (_, id) => member(id, id % 2 ? '/photo.jpg' : null));
    expect(castShown({ cast, crew: [] }).map(({ id }) => id)).toEqual([1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23]);
  });
});

describe('directors and writers (product.md, Detail: crew)', () => {
  it('are found by the jobs Director and Writer, each name once', () => {
    const credits = crew(['Ines', 'Director', 'Directing'], ['Paul', 'Writer'], ['Paul', 'Writer'], ['Ada', 'Story']);
    expect(directorsOf(credits)).toEqual(['Ines']);
    expect(writersOf(credits)).toEqual(['Paul']);
  });

  it('fall back to Screenplay, Story and Novel where nobody is called Writer', () => {
    const credits = crew(
      ['Ines', 'Screenplay'],
      ['Ada', 'Characters'],
      ['Bo', 'Novel'],
      ['Cy', 'Story'],
      ['Ines', 'Story'],
    );
    expect(writersOf(credits)).toEqual(['Ines', 'Bo', 'Cy']);
  });

  it('are nobody where nobody is named', () => {
    expect(directorsOf(crew())).toEqual([]);
    expect(writersOf(crew(['Ada', 'Editor', 'Editing']))).toEqual([]);
  });
});
