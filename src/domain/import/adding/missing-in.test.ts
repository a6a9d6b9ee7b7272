import { describe, expect, it } from 'vitest';
import { aTitle } from '#fixtures/a-title.ts';
import { EMPTY_LIBRARY, type Library } from '../../library/library.ts';
import type { MarkFields } from '../../library/marks/mark.ts';
import { indexLibrary } from './library-index.ts';
import { isNothing, missingIn, type Missing } from './missing-in.ts';
import type { WantedTitle } from './wanted-titles.ts';

const AT = '2026-11-20T12:00:00.000Z';
const SAVED = { id: 7, media_type: 'tv', name: 'Nine Dials', addedAt: AT } as const;
const said = (fields: MarkFields): Missing['mark'] => ({ fields, viewings: { set: {}, clear: [] } });
const NOTHING: Missing = {
  isListed: false,
  isLiked: false,
  mark: said({}),
  collections: [],
  episodes: [],
  isStopped: false,
};
const wanted = (more: Partial<WantedTitle> = {}): WantedTitle => ({
  key: 'tv:7',
  title: aTitle({ id: 7, media_type: 'tv' }),
  mark: {},
  collections: [],
  places: [],
  seasons: {},
  ...more,
});
const missing = (has: Partial<Library>, more: Partial<WantedTitle>): Missing =>
  missingIn(indexLibrary({ ...EMPTY_LIBRARY, ...has }), wanted(more), new Map());
const noir = (...movies: Library['collections'][number]['movies']) => ({
  collections: [{ id: '9', name: 'Noir', description: '', movies }],
});

describe('what a library lacks of a title', () => {
  it.each<[string, Partial<Missing>, Partial<WantedTitle>, Partial<Library>]>([
    ['nothing that is not wanted', {}, {}, {}],
    ['a place on the watchlist', { isListed: true }, { listedAt: AT }, {}],
    ['one that it has', {}, { listedAt: null }, { watchlist: [SAVED] }],
    ['a place among the favorites', { isLiked: true }, { likedAt: null }, { watchlist: [SAVED] }],
    ['one that it has there', {}, { likedAt: AT }, { favorites: [SAVED] }],
    ['a mark', { mark: said({ rating: 8 }) }, { mark: { rating: 8 } }, {}],
    [
      'what its mark says nothing of',
      { mark: said({ note: 'Twice.' }) },
      { mark: { rating: 8, note: 'Twice.' } },
      { marks: [{ id: 7, media_type: 'tv', rating: 5 }] },
    ],
    ['collections', { collections: ['Noir', 'Rain'] }, { collections: ['Noir', 'Rain'] }, noir()],
    ['the others where one has it', { collections: ['Rain'] }, { collections: ['Noir', 'Rain'] }, noir(SAVED)],
    ['ticks that it has', {}, { seasons: { 1: '1' } }, { episodes: [{ id: 7, seasons: { 1: '1-3' } }] }],
  ])('%s', (_, lacks, more, has) => expect(missing(has, more)).toEqual({ ...NOTHING, ...lacks }));

  it('has days of further rounds that are not here in any round (product.md, Import: seen before)', () => {
    const seasons = {
      1: '1@20777,2@20778',
      '2024-10-04T00:00:00.000Z/1': '1@20000',
      '2024-10-05T00:00:00.000Z/1': '2@20001',
    };
    const here = { 1: '1@20000,2@20778', '2026-11-20T12:00:00.000Z/1': '1@20777' };
    expect(missing({ episodes: [{ id: 7, seasons: here }] }, { seasons }).episodes).toMatchObject([
      { season: '2024-10-05T00:00:00.000Z/1', runs: '2@20001' },
    ]);
    const all = { ...here, '2026-11-21T12:00:00.000Z/1': '2@20001' };
    expect(missing({ episodes: [{ id: 7, seasons: all }] }, { seasons }).episodes).toEqual([]);
  });

  const ROUND = '2026-11-20T12:00:00.000Z/1';
  const DAY_20777 = '2026-11-20T00:00:00.000Z/1';
  it.each<[string, Record<string, string>, Record<string, string>, object[]]>([
    ['another day', { 1: '1@20000' }, { 1: '1@20777' }, [{ season: DAY_20777, runs: '1@20777' }]],
    [
      'a newer day beside the one that is here',
      { 1: '1@20000' },
      { 1: '1@20777', '2024-10-04T00:00:00.000Z/1': '1@20000' },
      [{ season: DAY_20777, runs: '1@20777' }],
    ],
    ['a day where none was known', { 1: '1' }, { 1: '1@20777' }, [{ season: 1, runs: '1@20777' }]],
    ['a day that is here in a round', { [ROUND]: '1@20777' }, { 1: '1@20777' }, []],
    ['a day that is here in a round, and in the first some time', { 1: '1', [ROUND]: '1@20777' }, { 1: '1@20777' }, []],
    ['some time, of what was seen in a round', { [ROUND]: '1@20777' }, { 1: '1' }, []],
    ['some time, of what was seen in the first', { 1: '1@20777' }, { 1: '1' }, []],
    ['a day that is in no round', { [ROUND]: '1@20777' }, { 1: '1-2@20000' }, [{ season: 1, runs: '1-2@20000' }]],
  ])('has of what was seen before each day once: %s (product.md, Import: seen before)', (_, here, seasons, lacks) => {
    expect(missing({ episodes: [{ id: 7, seasons: here }] }, { seasons }).episodes).toMatchObject(lacks);
    expect(missing({ episodes: [{ id: 7, seasons: here }] }, { seasons }).episodes).toHaveLength(lacks.length);
  });

  it('has ticks of the episodes, and that a show was given up of which nothing was here (product.md, Import: shows given up)', () => {
    const seasons = { 1: '1-3' };
    expect(missing({}, { seasons })).toMatchObject({ episodes: [{ season: 1, runs: '1-3' }], isStopped: false });
    expect(missing({}, { seasons, isStopped: true }).isStopped).toBe(true);
    expect(missing({}, { isStopped: true }).isStopped).toBe(false);
    const here = missing({ episodes: [{ id: 7, seasons: { 1: '1' } }] }, { seasons, isStopped: true });
    expect(here).toMatchObject({ episodes: [{ season: 1, runs: '2-3' }], isStopped: false });
  });

  it.each<[boolean, Partial<Missing>]>([
    [true, {}],
    [false, { isListed: true }],
    [false, { isLiked: true }],
    [false, { isListed: true, isLiked: true }],
    [false, { mark: said({ rating: 8 }) }],
    [false, { mark: { fields: {}, viewings: { set: { '2026-11-20': {} }, clear: [] } } }],
    [false, { collections: ['Noir'] }],
    [false, { episodes: [{ kind: 'theme-set', theme: 'dark' }] }],
    [false, { mark: said({ rating: 8 }), collections: ['Noir'] }],
  ])('is nothing: %s, %j', (isNone, lacks) => expect(isNothing({ ...NOTHING, ...lacks })).toBe(isNone));
});
