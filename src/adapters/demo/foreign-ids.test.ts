import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { demoImdbId, demoTitleRef, demoTvdbId } from './foreign-ids.ts';

const numbered = fc.record({
  media_type: fc.constantFrom('movie', 'tv'),
  id: fc.integer({ min: 1, max: 100_000_000 }),
});

describe('the made-up numbers of other services', () => {
  it('lead back to the title', () => {
    fc.assert(
      fc.property(numbered, (title) => {
        expect(demoTitleRef({ service: 'imdb', id: demoImdbId(title) })).toEqual(title);
        expect(demoTitleRef({ service: 'tvdb', id: demoTvdbId(title) })).toEqual({ ...title, media_type: 'tv' });
      }),
    );
  });

  it('look like those of the services', () => {
    expect(demoImdbId({ media_type: 'movie', id: 1003 })).toBe('tt80001003');
    expect(demoImdbId({ media_type: 'tv', id: 2001 })).toBe('tt90002001');
    expect(demoTvdbId({ id: 2001 })).toBe(9_002_001);
  });

  it.each(['tt0133093', 'tt8', 'tt800001003', 'nm80001003', 'tt80001003x', ''])('are not %j', (id) => {
    expect(demoTitleRef({ service: 'imdb', id })).toBeUndefined();
  });
});
