import { describe, expect, it } from 'vitest';
import { anImportedTitle } from '#fixtures/import/an-imported-title.ts';
import type { ImportedTitle } from '../imported-title.ts';
import { matchOffline } from './asking.ts';

const whole = { name: 'The Matrix', year: 1999, media_type: 'movie', ids: { tmdb: 603 } } as const;

describe('without a network (product.md, Import: without a network)', () => {
  it('a movie is known by its number, its name and its year', () => {
    expect(matchOffline(anImportedTitle(whole))).toMatchObject({
      kind: 'found',
      title: { id: 603, media_type: 'movie', title: 'The Matrix', release_date: '1999-01-01', poster_path: null },
    });
  });

  it('a show too', () => {
    const { title } = matchOffline(anImportedTitle({ ...whole, media_type: 'tv' })) as { title?: object };
    expect(title).toMatchObject({ media_type: 'tv', name: 'The Matrix', first_air_date: '1999-01-01' });
    expect(title).not.toHaveProperty('title');
  });

  it.each<[string, Partial<ImportedTitle>]>([
    ['a number', { ids: { imdb: 'tt0133093' } }],
    ['a name', { name: ' ' }],
  ])('a title without %s is not', (_, fields) => {
    expect(matchOffline(anImportedTitle({ ...whole, ...fields }))).toMatchObject({ kind: 'not-asked' });
  });

  it('a title without a year, or of which nobody knows whether it is a movie, is not', () => {
    const { year: _, ...undated } = whole;
    const { media_type: __, ...either } = whole;
    for (const fields of [undated, either])
      expect(matchOffline(anImportedTitle(fields))).toMatchObject({ kind: 'not-asked' });
  });
});
