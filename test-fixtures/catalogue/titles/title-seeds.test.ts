import { describe, expect, it } from 'vitest';
import { GENRES } from '../genres.ts';
import { titleSeeds } from './title-seeds.ts';

const seeds = titleSeeds();
const repeated = (texts: readonly string[]): readonly string[] =>
  texts.filter((text, index) => texts.indexOf(text) !== index);

describe('The written titles', () => {
  it('are over 400 movies and 150 shows', () => {
    expect(seeds.filter(({ type }) => type === 'movie').length).toBeGreaterThanOrEqual(400);
    expect(seeds.filter(({ type }) => type === 'tv').length).toBeGreaterThanOrEqual(150);
  });

  it.each(['slug', 'name', 'logline', 'tagline'] as const)('never repeat a %s', (field) => {
    expect(repeated(seeds.flatMap((seed) => seed[field] ?? []))).toEqual([]);
  });

  it('have slugs that are file names', () => {
    expect(seeds.filter(({ slug }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
  });

  it('belong to genres of their media type, and every genre has titles', () => {
    for (const type of ['movie', 'tv'] as const) {
      const used = new Set(seeds.filter((seed) => seed.type === type).flatMap(({ genres }) => genres));
      expect([...used].toSorted()).toEqual(GENRES[type].map(({ name }) => name).toSorted());
    }
  });

  it('are finished sentences, with no slot left open and no filler', () => {
    expect(seeds.filter(({ logline }) => !/[.?!🐘]$/u.test(logline))).toEqual([]);
    expect(
      seeds.filter((seed) => /[{}|]|lorem|ipsum|undefined/i.test(JSON.stringify([seed.name, seed.logline]))),
    ).toEqual([]);
  });
});
