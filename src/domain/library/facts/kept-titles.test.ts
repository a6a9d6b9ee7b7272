import { describe, expect, it } from 'vitest';
import { FULL_LIBRARY } from '#fixtures/library/full-library.ts';
import { EMPTY_LIBRARY, type Library } from '../library.ts';
import { keptTitles } from './kept-titles.ts';

const AT = '2026-11-20T12:00:00.000Z';
const EARLY = '2026-06-01T12:00:00.000Z';
const CHECKED = '2026-11-01T12:00:00.000Z';
const only = (has: Partial<Library>) => keptTitles({ ...EMPTY_LIBRARY, collections: [], ...has });

describe('the titles of all lists (product.md, Freshness: lists)', () => {
  it('are in each place that has them, with the time of their coming there', () => {
    const told = keptTitles(FULL_LIBRARY).map(({ place, title: { id, media_type }, asOf, touchedAt }) => [
      place,
      `${media_type ?? ''}:${id}`,
      asOf,
      touchedAt,
    ]);
    expect(told).toEqual([
      [{ list: 'watchlist' }, 'tv:1396', AT, AT],
      [{ list: 'favorites' }, 'movie:603', AT, AT],
      [{ list: 'viewingHistory' }, 'movie:603', AT, AT],
      [{ list: 'marks' }, 'movie:7', AT, AT],
      [{ collectionId: '1763640000000' }, ':7', AT, AT],
      [{ list: 'episodes' }, 'tv:1396', '2026-06-10', '2026-06-10'],
    ]);
  });

  it.each([
    ['neither', {}, '', ''],
    ['some time', { seenAt: null }, '', ''],
    ['seen first', { seenAt: '2020-01-01', hiddenAt: AT }, '2020-01-01', AT],
    ['hidden first', { seenAt: '2026-12-01', hiddenAt: AT }, AT, '2026-12-01'],
    ['seen alone', { seenAt: '2020-01-01' }, '2020-01-01', '2020-01-01'],
    ['hidden alone', { hiddenAt: AT }, AT, AT],
    ['asked again', { hiddenAt: AT, checkedAt: CHECKED }, CHECKED, AT],
  ])('are among the marks of the time of what they say: %s', (_, mark, asOf, touchedAt) => {
    expect(only({ marks: [{ id: 7, media_type: 'movie', ...mark }] })).toMatchObject([{ asOf, touchedAt }]);
  });

  it('are as of the time at which the provider was asked again', () => {
    const kept = only({
      watchlist: [{ id: 7, addedAt: EARLY, checkedAt: CHECKED }],
      episodes: [{ id: 8, seasons: { 1: '1@20614,2@20000' }, checkedAt: CHECKED }],
    });
    expect(kept.map(({ asOf }) => asOf)).toEqual([CHECKED, CHECKED]);
    expect(kept[1]?.touchedAt).toBe('2026-06-10');
  });

  it('are as of no time where nothing tells', () => {
    const collections = [{ id: '1', name: 'Noir', description: '', movies: [{ id: 7 }] }];
    expect(only({ collections, episodes: [{ id: 8, seasons: { 1: '1' } }] })).toMatchObject([
      { asOf: '', touchedAt: '' },
      { asOf: '', touchedAt: '', title: { id: 8, media_type: 'tv' } },
    ]);
  });

  it.each([
    [{ name: 'Nine Dials' }, 0],
    [{ name: 'Nine Dials', media_type: 'tv' as const }, 1],
    [{ name: 'Nine Dials', title: 'Nine Dials' }, 1],
    [{ title: 'Low Tide' }, 1],
    [{}, 1],
  ])('are not those that were saved as a show without saying so: %j', (facts, count) => {
    expect(only({ watchlist: [{ id: 7, addedAt: AT, ...facts }] })).toHaveLength(count);
  });
});
