import { expect, it } from 'vitest';
import { mapToCredits } from './map-to-credits.ts';

const ada = { id: 1, name: 'Ada', character: 'Herself', profile_path: '/ada.jpg', order: 0 };

it('maps cast and crew', () => {
  const crew = [{ id: 2, name: 'Ben', job: 'Director', department: 'Directing', profile_path: null }];
  expect(mapToCredits({ id: 42, cast: [ada], crew })).toStrictEqual({
    cast: [{ id: 1, name: 'Ada', character: 'Herself', profile_path: '/ada.jpg' }],
    crew: [{ id: 2, name: 'Ben', job: 'Director', department: 'Directing' }],
  });
});

it('keeps the readable ones among many unreadable ones', () => {
  const cast = [
    null,
    { ...ada, id: null },
    { ...ada, name: '' },
    7,
    { ...ada, character: null, profile_path: 'x' },
    ada,
  ];
  expect(mapToCredits({ cast, crew: ['?'] })).toStrictEqual({
    cast: [{ id: 1, name: 'Ada', character: '', profile_path: null }],
    crew: [],
  });
});

it('has a crew member once for each job', () => {
  const jobs = ['Director', 'Writer', 'Director'].map((job) => ({ id: 2, name: 'Ben', job, department: '' }));
  expect(mapToCredits({ cast: [], crew: jobs }).crew.map(({ job }) => job)).toEqual(['Director', 'Writer']);
});

it('stands thousands of crew', () => {
  const crew = Array.from({ length: 5_000 }, (_, index) => ({ id: index + 1, name: 'Ben', job: 'Extra' }));
  expect(mapToCredits({ cast: [], crew }).crew).toHaveLength(5_000);
});

it.each([{}, null, { cast: [] }, { cast: {}, crew: [] }])('finds no credits in %j', (raw) => {
  expect(() => mapToCredits(raw)).toThrow('malformed');
});
