import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryActions } from '#fixtures/library/arbitrary-action.ts';
import type { TitleDetails } from '../../title-details.ts';
import { apply } from '../apply.ts';
import { EMPTY_LIBRARY, type Library } from '../library.ts';
import { isTitleField, type StoredTitle } from '../saved-title.ts';
import { refreshedTitles, type FactsAnswer } from './refreshed-titles.ts';

const addedAt = '2026-01-01T12:00:00.000Z';
const checkedAt = '2026-11-21T12:00:00.000Z';

const DETAILS: TitleDetails = {
  id: 7,
  media_type: 'movie',
  title: 'Low Tide',
  overview: 'A lighthouse goes out.',
  poster_path: '/new.jpg',
  backdrop_path: null,
  vote_average: 7.3,
  vote_count: 12,
  popularity: 3.5,
  release_date: '2026-06-20',
  genre_ids: [18],
  tagline: 'Every light goes out once.',
  status: 'Released',
  runtime: 112,
  revenue: 18_400_000,
  genres: [{ id: 18, name: 'Drama' }],
  created_by: [],
};

const FOUND = { details: DETAILS };
const GONE = { details: undefined };

const refresh = (has: Partial<Library>, answer: Pick<FactsAnswer, 'details'> = FOUND): Library => {
  const library = { ...EMPTY_LIBRARY, ...has };
  const titles = refreshedTitles(library, [{ title: { id: 7 }, checkedAt, ...answer }]);
  return apply(library, { kind: 'titles-refreshed', titles });
};
const saved = (has: Partial<StoredTitle>, details = DETAILS) =>
  refresh({ watchlist: [{ id: 7, media_type: 'movie', addedAt, ...has }] }, { details }).watchlist[0];
const gone = (has: Partial<StoredTitle>) => refresh({ watchlist: [{ id: 7, addedAt, ...has }] }, GONE).watchlist[0];

describe('an answer in a language of titles (product.md, Titles in one’s language: lists)', () => {
  it.each([
    ['de-DE', 'de-DE', true],
    ['fr-CA', 'de-DE', false],
    [undefined, 'de-DE', false],
    // A catalogue of one language says none.
    ['de-DE', undefined, true],
    [undefined, undefined, true],
  ])('where %j is chosen, one in %j counts: %j', (chosen, texts_language, counts) => {
    const preferences = { ...EMPTY_LIBRARY.preferences, ...(chosen !== undefined && { titleLanguage: chosen }) };
    const details = { ...DETAILS, ...(texts_language !== undefined && { texts_language }) };
    const { watchlist } = refresh({ preferences, watchlist: [{ id: 7, title: 'Before', addedAt }] }, { details });
    expect(watchlist[0]?.title).toBe(counts ? 'Low Tide' : 'Before');
  });
});

describe('what is kept of a title follows what the provider says (product.md, Freshness: follows)', () => {
  it('names, texts, pictures, ratings and dates', () => {
    const old = { title: 'Untitled', overview: 'Unknown.', poster_path: '/old.jpg', vote_average: 0, popularity: 3.5 };
    expect(saved(old)).toStrictEqual({
      id: 7,
      media_type: 'movie',
      addedAt,
      title: 'Low Tide',
      overview: 'A lighthouse goes out.',
      poster_path: '/new.jpg',
      backdrop_path: null,
      vote_average: 7.3,
      vote_count: 12,
      popularity: 3.5,
      release_date: '2026-06-20',
      checkedAt,
    });
  });

  it('of what only its own page tells, what the list has', () => {
    expect(saved({ runtime: 90, genres: [] })).toMatchObject({ runtime: 112, genres: DETAILS.genres });
    expect(saved({})).not.toHaveProperty('runtime');
  });

  it('what is unknown by now, but for its name', () => {
    const { release_date: _date, title: _title, runtime: _runtime, ...unknown } = DETAILS;
    const after = saved({ title: 'Low Tide', release_date: '2025-01-01', runtime: 90 }, unknown);
    expect(after).toMatchObject({ title: 'Low Tide' });
    expect(after).not.toHaveProperty('release_date');
    expect(after).not.toHaveProperty('runtime');
  });

  it('in every place that has it; the marks keep only what shows it (product.md, Freshness: lists)', () => {
    const after = refresh({
      favorites: [{ id: 7, addedAt }],
      viewingHistory: [{ id: 7, viewedAt: addedAt }],
      collections: [{ id: 5, name: 'Noir', description: '', movies: [{ id: 1 }, { id: 7 }] }],
      marks: [{ id: 7, rating: 8 }],
    });
    expect(after.favorites[0]).toMatchObject({ title: 'Low Tide', addedAt, checkedAt });
    expect(after.viewingHistory[0]).toMatchObject({ title: 'Low Tide', viewedAt: addedAt, checkedAt });
    expect(after.collections[0]?.movies).toEqual([{ id: 1 }, expect.objectContaining({ title: 'Low Tide' })]);
    expect(after.marks).toStrictEqual([
      { id: 7, rating: 8, title: 'Low Tide', poster_path: '/new.jpg', release_date: '2026-06-20', checkedAt },
    ]);
  });

  it('and notes only when it was asked where nothing else is new (product.md, Freshness: noted)', () => {
    const once = saved({});
    expect(
      refreshedTitles({ ...EMPTY_LIBRARY, watchlist: [once!] }, [
        { title: { id: 7 }, details: DETAILS, checkedAt: addedAt },
      ]),
    ).toEqual([{ list: 'watchlist', title: { id: 7, media_type: 'movie' }, set: { checkedAt: addedAt }, clear: [] }]);
  });
});

describe('a title that the provider has no more (product.md, Freshness: gone)', () => {
  it('stays as it was saved, and is marked', () => {
    expect(gone({ title: 'Low Tide', poster_path: '/old.jpg' })).toStrictEqual({
      id: 7,
      addedAt,
      title: 'Low Tide',
      poster_path: '/old.jpg',
      goneAt: checkedAt,
      checkedAt,
    });
  });

  it('is marked with the time at which that was noticed first', () => {
    expect(gone({ goneAt: addedAt, checkedAt: addedAt })).toMatchObject({ goneAt: addedAt, checkedAt });
  });

  it('is as any other once it is back', () => {
    expect(saved({ goneAt: addedAt })).not.toHaveProperty('goneAt');
  });
});

it('nothing of the visitor’s changes, whatever the provider says (product.md, Freshness: follows)', () => {
  const details = fc.option(
    fc
      .record({ title: fc.string(), name: fc.string(), overview: fc.string(), vote_average: fc.double() })
      .map((facts) => ({
        ...DETAILS,
        ...facts,
      })),
    { nil: undefined },
  );
  const ownFields = (title: StoredTitle) =>
    Object.entries({ ...title }).filter(([name]) => !isTitleField(name) || name === 'id' || name === 'media_type');
  const own = ({ watchlist, favorites, viewingHistory, marks, collections, ...settings }: Library) => ({
    lists: [watchlist, favorites, viewingHistory, marks].map((list) => list.map(ownFields)),
    collections: collections.map(({ movies, ...collection }) => ({ ...collection, movies: movies.map(ownFields) })),
    settings,
  });
  fc.assert(
    fc.property(arbitraryActions, fc.integer({ min: 1, max: 6 }), details, (actions, id, answer) => {
      const before = actions.reduce<Library>(apply, EMPTY_LIBRARY);
      const titles = refreshedTitles(before, [{ title: { id }, details: answer, checkedAt }]);
      expect(own(apply(before, { kind: 'titles-refreshed', titles }))).toEqual(own(before));
    }),
  );
});
