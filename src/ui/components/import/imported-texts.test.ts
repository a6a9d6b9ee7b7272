import { describe, expect, it } from 'vitest';
import type { ImportedTitle } from '#domain/import/imported-title.ts';
import { importedFacts, importedName } from './imported-texts.ts';

describe('a title as the file has it', () => {
  it.each<[string, ImportedTitle]>([
    ['Dust Parade (1968)', { name: 'Dust Parade', year: 1968, ids: { tmdb: 5 } }],
    ['Dust Parade', { name: 'Dust Parade', ids: {} }],
    ['tt0000001 (1968)', { name: '', year: 1968, ids: { tmdb: 5, imdb: 'tt0000001' } }],
    ['tmdb 5', { name: '', ids: { tmdb: 5 } }],
    ['No name', { name: '', ids: {} }],
  ])('is called %s', (name, imported) => {
    expect(importedName(imported)).toBe(name);
  });

  it.each<[string, Partial<ImportedTitle>]>([
    ['', {}],
    ['Watchlist', { listedAt: '2026-01-01T00:00:00Z' }],
    ['Favorite, seen, rated 8 of 10', { likedAt: null, seenAt: null, rating: 8 }],
    [
      'With a note, not interested, Noir, Late',
      { note: 'n', hiddenAt: '2026-01-01T00:00:00Z', lists: ['Noir', 'Late'] },
    ],
  ])('says "%s"', (text, fields) => {
    expect(importedFacts({ name: 'Dust Parade', ids: {}, ...fields })).toBe(text);
  });
});
