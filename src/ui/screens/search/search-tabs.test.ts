import { describe, expect, it } from 'vitest';
import { SEARCH_TABS, readTab, tabAfter, writeTab } from './search-tabs.ts';

describe('the tabs of the search screen', () => {
  it('are All, Movies, TV Shows, People', () => {
    expect(SEARCH_TABS.map(({ label }) => label)).toEqual(['All', 'Movies', 'TV Shows', 'People']);
  });

  it.each([
    ['movie', 'movie'],
    ['tv', 'tv'],
    ['person', 'person'],
    ['multi', 'multi'],
    [null, 'multi'],
    ['', 'multi'],
    ['People', 'multi'],
  ] as const)('%j in the URL is the tab %s', (text, tab) => expect(readTab(text)).toBe(tab));

  it('are in the URL beside the text; All is left out', () => {
    const params = new URLSearchParams('q=sun&tab=tv');
    expect(writeTab(params, 'person').toString()).toBe('q=sun&tab=person');
    expect(writeTab(params, 'multi').toString()).toBe('q=sun');
    expect(params.toString()).toBe('q=sun&tab=tv');
  });

  it.each([
    ['multi', 'ArrowRight', 'movie'],
    ['person', 'ArrowRight', 'multi'],
    ['multi', 'ArrowLeft', 'person'],
    ['tv', 'ArrowLeft', 'movie'],
    ['tv', 'Home', 'multi'],
    ['movie', 'End', 'person'],
    ['movie', 'ArrowDown', undefined],
    ['movie', 'Tab', undefined],
    ['movie', 'toString', undefined],
  ] as const)('from %s, %s leads to %s', (tab, key, next) => expect(tabAfter(tab, key)).toBe(next));
});
