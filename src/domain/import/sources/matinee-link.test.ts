import { describe, expect, it } from 'vitest';
import { parsed } from '#fixtures/import/parsed.ts';
import { outcomeOf, readingOf } from '#fixtures/import/reading-of.ts';
import { linkPath } from '../../links/link-path.ts';

const path = linkPath({
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
    const { lists } = readingOf({ pasted: linkPath({ titles: [{ media_type: 'movie', id: 603 }] }) });
    expect(lists).toEqual([{ name: 'A shared list', description: '' }]);
  });

  it.each([
    ['in words', `Films for Saturday? ${link.trim()} Tell me what you think!`],
    ['under its title', `Saturday\n${link}`],
    ['quoted', `> Hello,\n> here it is:\n>\n> ${link}`],
    ['in two lines', link.replace('v1.', 'v1.\n')],
  ])('is found %s', (_, text) => {
    const { lists, titles } = readingOf({ 'pasted.txt': text });
    expect(lists).toEqual([{ name: 'Rainy Sundays', description: '' }]);
    expect(titles.map(({ ids }) => ids)).toEqual([{ tmdb: 603 }, { tmdb: 1399 }]);
  });

  it('gives the titles of several links, and those that the message names with their years', () => {
    const other = linkPath({ name: 'Noir', titles: [{ media_type: 'movie', id: 5 }] });
    const { lists, titles } = readingOf({
      'pasted.txt': `Look at these!\nDust Parade (1968)\nhttps://a.example${other}\n${link}Nine Dials (2024)\nBye`,
    });
    expect(lists.map(({ name }) => name)).toEqual(['Noir', 'Rainy Sundays']);
    expect(titles.map(({ name }) => name)).toEqual(['', '', '', 'Dust Parade', 'Nine Dials']);
  });

  it('is not what a note in a table has', () => {
    const { sources, titles } = readingOf({ 'films.csv': `Title,Year,Note\nDust Parade,1968,see ${link.trim()}\n` });
    expect(sources).toEqual(['plain']);
    expect(titles.map(({ name }) => name)).toEqual(['Dust Parade']);
  });

  it('is refused as damaged, also within words: they are no titles', () => {
    const cut = link.trim().slice(0, -5);
    for (const text of [cut, `Saturday\n${cut}`, `See ${cut}... Bye`])
      expect(outcomeOf(parsed({ 'pasted.txt': text }))).toMatchObject({ kind: 'refused', refusal: 'damaged-link' });
  });

  it('is none where it is damaged', () => {
    expect(outcomeOf(parsed({ 'matinee-list.txt': link.replace('v1.', 'v1.A') }))).toMatchObject({ kind: 'refused' });
  });
});
