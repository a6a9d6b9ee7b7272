import { describe, expect, it } from 'vitest';
import { parsed } from '#fixtures/import/parsed.ts';
import { outcomeOf, readingOf } from '#fixtures/import/reading-of.ts';
import { sharedPath } from '../../sharing/shared-path.ts';

const path = sharedPath({
  name: 'Rainy Sundays',
  titles: [
    { media_type: 'movie', id: 603, rating: 9, seenOn: null, note: 'Theirs.' },
    { media_type: 'tv', id: 1399 },
  ],
});
const link = `https://matinee.example${path}\n`;

describe('the link of a shared list (product.md, Import: Matinee)', () => {
  it('gives its titles as one list, and nothing that its sender says of them', () => {
    const { sources, titles, lists } = readingOf({ 'matinee-list.txt': link });
    expect(sources).toEqual(['matinee']);
    expect(titles).toEqual([
      { name: '', media_type: 'movie', ids: { tmdb: 603 }, lists: ['Rainy Sundays'] },
      { name: '', media_type: 'tv', ids: { tmdb: 1399 }, lists: ['Rainy Sundays'] },
    ]);
    expect(lists).toEqual([{ name: 'Rainy Sundays', description: '' }]);
  });

  it('may have no name, and is known by what it is', () => {
    const { lists } = readingOf({ pasted: sharedPath({ titles: [{ media_type: 'movie', id: 603 }] }) });
    expect(lists).toEqual([{ name: 'A shared list', description: '' }]);
  });

  it('is none where it is damaged', () => {
    expect(outcomeOf(parsed({ 'matinee-list.txt': link.replace('v1.', 'v1.A') }))).toMatchObject({ kind: 'refused' });
  });
});
