import { expect, it } from 'vitest';
import { countPeople, type CrewMember } from '../credits.ts';
import { crewByDepartment } from './crew-by-department.ts';

const member = (id: number, job: string, department: string): CrewMember => ({ id, name: `P${id}`, job, department });

it('groups a crew by department, each person once in each, with all jobs (product.md, Detail: whole cast)', () => {
  const crew = [
    member(1, 'Editor', 'Editing'),
    member(2, 'Producer', 'Production'),
    member(3, 'Director', 'Directing'),
    member(3, 'Writer', 'Writing'),
    member(2, 'Executive Producer', 'Production'),
    member(2, 'Producer', 'Production'),
    member(4, '', ''),
    member(5, 'Thanks', 'constructor'),
  ];
  expect(crewByDepartment(crew)).toEqual([
    { name: 'Directing', people: [{ id: 3, name: 'P3', jobs: ['Director'] }] },
    { name: 'Writing', people: [{ id: 3, name: 'P3', jobs: ['Writer'] }] },
    { name: 'Production', people: [{ id: 2, name: 'P2', jobs: ['Producer', 'Executive Producer'] }] },
    { name: 'Editing', people: [{ id: 1, name: 'P1', jobs: ['Editor'] }] },
    { name: 'Crew', people: [{ id: 4, name: 'P4', jobs: [] }] },
    { name: 'constructor', people: [{ id: 5, name: 'P5', jobs: ['Thanks'] }] },
  ]);
});

it('is empty where nobody is named', () => expect(crewByDepartment([])).toEqual([]));

it('counts who acts and directs once (product.md, Detail: whole cast)', () => {
  const cast = [1, 2, 2].map((id) => ({ id, name: '', character: '', profile_path: null }));
  expect(countPeople({ cast, crew: [member(2, 'Director', 'Directing'), member(9, 'Editor', 'Editing')] })).toBe(3);
});
