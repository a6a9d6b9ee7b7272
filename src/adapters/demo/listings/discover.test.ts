import { describe, expect, it } from 'vitest';
import type { ListingSort } from '#domain/listing.ts';
import { generateCatalogue } from '#fixtures/catalogue/generate-catalogue.ts';
import type { DemoData, DemoTitle } from '../demo-data.ts';
import { discover, type DiscoverParams } from './discover.ts';
import { listingTitles } from './listing-titles.ts';

const data = generateCatalogue();
const movies = (sort: ListingSort, more: Partial<DiscoverParams> = {}) =>
  discover(data, { mediaType: 'movie', sort, ...more });
const shows = (sort: ListingSort) => discover(data, { mediaType: 'tv', sort });

const isSorted = (values: readonly (number | string)[], direction: 'asc' | 'desc'): boolean =>
  values.every((value, index) => {
    const before = values[index - 1] ?? value;
    return direction === 'asc' ? before <= value : before >= value;
  });

const dated = (titles: readonly DemoTitle[]) => titles.filter(({ date }) => date !== undefined);

describe('Discovering', () => {
  const fields: readonly (readonly [
    'popularity' | 'vote_average' | 'original_title',
    (title: DemoTitle) => number | string,
  ])[] = [
    ['popularity', ({ popularity }) => popularity],
    ['vote_average', ({ rating }) => rating],
    ['original_title', ({ name }) => name],
  ];

  it.each(fields)('sorts movies by %s, both ways', (field, valueOf) => {
    expect(isSorted(movies(`${field}.asc`).map(valueOf), 'asc')).toBe(true);
    expect(isSorted(movies(`${field}.desc`).map(valueOf), 'desc')).toBe(true);
  });

  it('sorts shows by name and first air date', () => {
    expect(
      isSorted(
        shows('original_name.asc').map(({ name }) => name),
        'asc',
      ),
    ).toBe(true);
    expect(
      isSorted(
        dated(shows('first_air_date.desc')).map(({ date = '' }) => date),
        'desc',
      ),
    ).toBe(true);
  });

  it.each(['asc', 'desc'] as const)('puts what has no date behind all dates, %s', (direction) => {
    const sorted = movies(`release_date.${direction}`);
    const known = dated(sorted);
    expect(known.length).toBeLessThan(sorted.length);
    expect(sorted.slice(0, known.length)).toEqual(known);
    expect(
      isSorted(
        known.map(({ date = '' }) => date),
        direction,
      ),
    ).toBe(true);
  });

  it('puts equals in the same order whatever order they come in', () => {
    const reversed: DemoData = { ...data, titles: data.titles.toReversed() };
    const query = { mediaType: 'movie', sort: 'vote_average.desc' } as const;
    expect(discover(reversed, query)).toEqual(discover(data, query));
  });

  it('ignores a sort that the media type does not know', () => {
    expect(movies('first_air_date.asc')).toEqual(movies('popularity.desc'));
    expect(shows('original_title.desc')).toEqual(shows('popularity.desc'));
  });

  it('lets through one genre', () => {
    const westerns = movies('popularity.desc', { genreId: 37 });
    expect(westerns.length).toBeGreaterThan(0);
    expect(westerns.every(({ genres }) => genres.includes(37))).toBe(true);
    expect(movies('popularity.desc', { genreId: 1 })).toEqual([]);
  });
});

describe('Listings', () => {
  it('give awards to movies rated 8 or more by 1000 or more', () => {
    const titles = listingTitles(data, { listing: 'awards', sort: 'vote_average.asc' });
    expect(titles.length).toBeGreaterThanOrEqual(60);
    expect(titles.every(({ type, rating, votes }) => type === 'movie' && rating >= 8 && votes >= 1000)).toBe(true);
    expect(
      isSorted(
        titles.map(({ rating }) => rating),
        'asc',
      ),
    ).toBe(true);
  });

  it.each([
    [8, 1000, 1],
    [8, 999, 0],
    [7.999, 1000, 0],
  ])('give an award to %d by %d: %d', (rating, votes, awards) => {
    const movie = { ...data.titles[0]!, rating, votes };
    expect(listingTitles({ ...data, titles: [movie] }, { listing: 'awards', sort: 'popularity.desc' })).toHaveLength(
      awards,
    );
  });

  it('that are not discovered know neither sort nor genre', () => {
    const plain = listingTitles(data, { listing: 'trending', sort: 'popularity.desc' });
    expect(listingTitles(data, { listing: 'trending', sort: 'popularity.asc', genreId: 37 })).toEqual(plain);
    expect(new Set(plain.map(({ type }) => type))).toEqual(new Set(['movie', 'tv']));
  });
});
