import { describe, expect, it } from 'vitest';
import type { ImportedTitle } from '#domain/import/imported-title.ts';
import { aTitle } from '#fixtures/a-title.ts';
import { importedFacts, importedName, otherNameText } from './imported-texts.ts';

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
    ['Seen some time in 2024', { seenAt: '2024-01-01T00:00:00.000Z' }],
    ['Seen on March 14, 2024, rated 8 of 10', { seenAt: new Date(2024, 2, 14, 12).toISOString(), rating: 8 }],
    [
      'With a note, not interested, Noir, Late',
      { note: 'n', hiddenAt: '2026-01-01T00:00:00Z', lists: ['Noir', 'Late'] },
    ],
  ])('says "%s"', (text, fields) => {
    expect(importedFacts({ name: 'Dust Parade', ids: {}, ...fields })).toBe(text);
  });
});

it.each<[string, Partial<ImportedTitle>]>([
  ['Some of it seen, the file does not say which episodes', { lastSeenAt: '2024-03-14T12:00:00.000Z' }],
  ['Some of it seen, the file does not say which episodes, rated 8 of 10', { lastSeenAt: null, rating: 8 }],
  ['Seen', { lastSeenAt: '2024-03-14T12:00:00.000Z', seenAt: null }],
])('says of a show "%s" (product.md, Import: parts of shows)', (text, fields) => {
  const imported = { name: 'Nine Dials', ids: {}, ...fields };
  expect(importedFacts(imported, aTitle({ media_type: 'tv' }))).toBe(text);
  expect(importedFacts(imported, aTitle())).not.toContain('some of it');
  expect(importedFacts(imported)).toMatch(/^Seen/);
});

describe('another name of a title that was found (product.md, Import: review)', () => {
  const title = aTitle({ title: 'The Dust Parade', release_date: '1968-03-01' });
  it.each<[string, Partial<ImportedTitle>]>([
    ['', { name: 'dust parade', year: 1969 }],
    ['', { name: '' }],
    ['', { name: 'Staubumzug', otherNames: ['The Dust Parade'], year: 1968 }],
    ['In your file: Staubumzug (1968)', { name: 'Staubumzug', year: 1968 }],
    ['In your file: Dust Parade (1990)', { name: 'Dust Parade', year: 1990 }],
  ])('is said as "%s"', (text, fields) => {
    expect(otherNameText({ name: '', ids: {}, ...fields }, title)).toBe(text);
  });
});
