import { describe, expect, it } from 'vitest';
import { titleKey } from '#domain/title.ts';
import { mapToPerson } from './map-to-person.ts';

const ADA = { id: 62, name: 'Ada', known_for_department: 'Acting', biography: 'Born.', profile_path: '/ada.jpg' };

const movie = (id: number, votes = 0, release_date = '2000-01-01') => ({
  id,
  media_type: 'movie',
  title: `Movie ${id}`,
  vote_count: votes,
  release_date,
});

const withCredits = (cast: readonly unknown[], crew: readonly unknown[] = []) =>
  mapToPerson({ ...ADA, combined_credits: { cast, crew } });

it('maps a person', () => {
  const raw = { ...ADA, birthday: '1955-03-19', deathday: null, place_of_birth: 'Lisbon', gender: 2 };
  expect(mapToPerson(raw)).toStrictEqual({
    id: 62,
    media_type: 'person',
    name: 'Ada',
    known_for_department: 'Acting',
    biography: 'Born.',
    profile_path: '/ada.jpg',
    birthday: '1955-03-19',
    place_of_birth: 'Lisbon',
    knownFor: [],
    appearedIn: [],
  });
});

it.each(['known_for_department', 'birthday', 'deathday', 'place_of_birth'])('leaves %s out when unknown', (field) => {
  for (const unknown of ['', null, undefined]) {
    expect(mapToPerson({ ...ADA, [field]: unknown })).not.toHaveProperty(field);
  }
});

describe('what a person worked on', () => {
  it('is known for the 10 most voted for', () => {
    const cast = Array.from({ length: 14 }, (_, index) => movie(index + 1, index));
    expect(withCredits(cast).knownFor.map(({ id }) => id)).toEqual([14, 13, 12, 11, 10, 9, 8, 7, 6, 5]);
  });

  it('is each title once, though acted in and directed', () => {
    const { appearedIn } = withCredits([movie(1), movie(2)], [movie(1), { ...movie(1), media_type: 'tv' }]);
    expect(appearedIn.map(titleKey).toSorted()).toEqual(['movie:1', 'movie:2', 'tv:1']);
  });

  it('comes newest first, without a date before all', () => {
    const cast = [movie(1, 0, '1999-01-01'), movie(2, 0, ''), movie(3, 0, '2026-01-01')];
    expect(withCredits(cast).appearedIn.map(({ id }) => id)).toEqual([2, 3, 1]);
  });

  it('is known for parts rather than for talk shows (product.md, Person: known for)', () => {
    const show = { ...movie(7, 9_000), media_type: 'tv', name: 'The Late Show' };
    const cast = [
      movie(1, 10),
      { ...show, character: 'Self - Guest', episode_count: 4 },
      { ...show, id: 8, episode_count: 'x' },
    ];
    expect(withCredits(cast).knownFor.map(({ id }) => id)).toEqual([8, 7, 1]);
    expect(withCredits(cast.map((each) => ({ ...each, vote_count: 100 }))).knownFor.map(({ id }) => id)).toEqual([
      1, 8, 7,
    ]);
  });

  it('has no adult titles', () => {
    expect(withCredits([{ ...movie(1), adult: true }]).appearedIn).toEqual([]);
  });
});

it.each([{}, null, { id: 62 }, { id: 62, name: '' }])('finds no person in %j', (raw) => {
  expect(() => mapToPerson(raw)).toThrow('malformed');
});

it('has no persons of adult films', () => {
  expect(() => mapToPerson({ ...ADA, adult: true })).toThrow('HTTP 404');
});
