import { describe, expect, it } from 'vitest';
import { isSearchAddress } from './is-search-address.ts';
import { LISTING_FILTER_NAMES, readFilters } from './listing-filters.ts';
import { PRESETS, presetPath, presetsOf } from './presets.ts';

describe('the presets (product.md, Explore: presets)', () => {
  it('are eight, each with a name of its own', () => {
    expect(new Set(PRESETS.map(({ name }) => name)).size).toBe(8);
    expect(PRESETS.map(({ name }) => name)).toEqual(expect.arrayContaining(['Something to laugh', 'Under 90 minutes']));
  });

  it.each(PRESETS)('$name leads to what its type can be filtered by', (preset) => {
    const path = presetPath(preset);
    expect(isSearchAddress(path)).toBe(true);
    const { search } = new URL(path, 'https://matinee.test');
    expect(readFilters(new URLSearchParams(search), preset.mediaType)).toEqual({
      filters: preset.filters,
      dropped: [],
    });
  });

  it.each(PRESETS)('$name is of its genre, where it has one', (preset) => {
    const genre = new URL(presetPath(preset), 'https://matinee.test').searchParams.get('genre');
    expect(genre).toBe(preset.genreId === undefined ? null : `${preset.genreId}`);
  });

  it('are those of a media type that the catalogue knows', () => {
    expect(presetsOf('movie', LISTING_FILTER_NAMES)).toHaveLength(5);
    expect(presetsOf('tv', LISTING_FILTER_NAMES)).toHaveLength(3);
    expect(presetsOf('tv', ['minRating', 'minVotes']).map(({ name }) => name)).toEqual(['Something to laugh in parts']);
    expect(presetsOf('movie', [])).toEqual([]);
  });
});
