import { expect, it } from 'vitest';
import { titleOfShow } from './watched-show.ts';

it('is what the episodes keep of a show, and that it is one; not what was seen of it', () => {
  const facts = { id: 1396, name: 'Nine Dials', poster_path: null, first_air_date: '2021-03-04' };
  expect(titleOfShow({ ...facts, seasons: { 1: '1-3' }, stoppedAt: '2026-11-20T12:00:00.000Z' })).toStrictEqual({
    ...facts,
    media_type: 'tv',
  });
});
