import { describe, expect, it } from 'vitest';
import type { SearchTab } from '#domain/addresses/search-params.ts';
import { generateCatalogue } from '#fixtures/catalogue/generate-catalogue.ts';
import { foldText } from './fold-text.ts';
import { searchDemo, type DemoHit } from './search-demo.ts';

const data = generateCatalogue();
const nameOf = (hit: DemoHit): string => (hit.kind === 'title' ? hit.title.name : hit.person.name);
const search = (text: string, tab: SearchTab = 'multi') => searchDemo(data, { tab, text });
const names = (text: string, tab?: SearchTab) => search(text, tab).map(nameOf);

describe('Searching the demo', () => {
  it.each([
    ['lamplighter', 'The Lamplighter’s Afternoon'],
    ["LAMPLIGHTER'S", 'The Lamplighter’s Afternoon'],
    ['  saint   tropez ', 'The Bouncers of Saint Tropez'],
    ['سينما', 'ليلة في سينما البحر'],
  ])('finds by %j, whatever case, marks, quotes and spaces', (text, name) => {
    expect(names(text)).toContain(name);
  });

  it.each([
    ['Tromsø', 'tromso'],
    ['Łódź', 'lodz'],
    ['Straße', 'strasse'],
    ['Ōkubo  Æsir', 'okubo aesir'],
  ])('takes %s for %s', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('finds persons with marks in their name by a text without marks', () => {
    const marked = data.people.find(({ name }) => /[éöåčł]/.test(name))!;
    expect(names(foldText(marked.name), 'person')).toContain(marked.name);
  });

  it('puts the very name first, then where it begins so, then where a word does', () => {
    expect(names('undertow')).toEqual(['Undertow', 'Undertow Avenue']);
    const ranks = names('man', 'movie').map((name) => (/^man/i.test(name) ? 0 : /\bman/i.test(name) ? 1 : 2));
    expect(new Set(ranks)).toEqual(new Set([0, 1, 2]));
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  });

  it('puts the more popular first among equals', () => {
    const popularities = search('the ', 'tv').flatMap((hit) =>
      hit.kind === 'title' && hit.title.name.startsWith('The ') ? [hit.title.popularity] : [],
    );
    expect(popularities).toEqual(popularities.toSorted((a, b) => b - a));
  });

  it.each([
    ['movie', ['movie']],
    ['tv', ['tv']],
    ['person', ['person']],
    ['multi', ['movie', 'person', 'tv']],
  ] as const)('on the tab %s finds %j', (tab, kinds) => {
    const found = search('a', tab).map((hit) => (hit.kind === 'title' ? hit.title.type : 'person'));
    expect([...new Set(found)].toSorted()).toEqual(kinds);
  });

  it.each(['', '   ', '\u0301', 'no title is called like this'])('finds nothing for %j', (text) => {
    expect(search(text)).toEqual([]);
  });
});
