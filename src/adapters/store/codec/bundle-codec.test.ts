import { describe, expect, it } from 'vitest';
import { NO_REMAINDER } from '#domain/library/bundle.ts';
import { EMPTY_LIBRARY } from '#domain/library/library.ts';
import { decodeStored as decode, rewriteStored as rewrite } from '#fixtures/store/rewrite-stored.ts';
import { decodeBundle } from './decode-bundle.ts';

const addedAt = '2026-11-01T10:00:00.000Z';
const BY_HAND = {
  watchlist: [{ id: 1396, media_type: 'tv', name: 'A show', poster_path: '/a.jpg', vote_average: 8.9, addedAt }],
  favorites: [{ id: 603, title: 'A movie', addedAt }],
  collections: [
    { id: 1, name: 'Weekend Favorites', description: 'Perfect for weekend movie nights', movies: [{ id: 5 }] },
    { id: 1700000000000, name: 'Mine', description: '', movies: [], createdAt: addedAt },
  ],
  viewingHistory: [{ id: 603, media_type: 'movie', viewedAt: addedAt }],
  preferences: { theme: 'light', preferredGenres: ['Drama', 28] },
  username: 'Ada',
  lastUpdated: '2026-11-02T10:00:00.000Z',
  ipAddress: '203.0.113.7',
};

describe('a bundle written by hand (product.md, Saving: hand-written bundle)', () => {
  it('loads', () => {
    const { lastUpdated, ipAddress: _, ...library } = BY_HAND;
    expect(decode(BY_HAND)).toStrictEqual({
      library: { ...library, marks: [], episodes: [] },
      remainder: NO_REMAINDER,
      lastUpdated,
    });
  });

  it('is written back in that shape', () => {
    expect(rewrite(BY_HAND)).toStrictEqual(BY_HAND);
  });

  it('needs none of its parts: the three default collections, the dark theme and no name take their place', () => {
    const { library, remainder, lastUpdated } = decode({});
    expect(library).toStrictEqual(EMPTY_LIBRARY);
    expect(library.collections.map(({ id, name }) => [id, name])).toEqual([
      ['1', 'Weekend Favorites'],
      ['2', 'Action Pack'],
      ['3', 'Feel Good'],
    ]);
    expect(library.preferences.theme).toBe('dark');
    expect(remainder).toStrictEqual(NO_REMAINDER);
    expect(lastUpdated).toBeUndefined();
  });

  it('may say of every part that it is nothing', () => {
    const nothing = Object.fromEntries(Object.keys(BY_HAND).map((part) => [part, null]));
    expect(decode(nothing)).toStrictEqual({ library: EMPTY_LIBRARY, remainder: NO_REMAINDER });
  });

  it('may have no collections on purpose', () => {
    expect(decode({ collections: [] }).library.collections).toEqual([]);
  });

  it('has at most 50 views, the newest', () => {
    const views = Array.from({ length: 60 }, (_, at) => ({ id: at + 1, viewedAt: addedAt }));
    expect(decode({ viewingHistory: views }).library.viewingHistory).toEqual(views.slice(0, 50));
  });
});

describe('a text', () => {
  const whole = JSON.stringify(BY_HAND);
  it.each([
    ['empty', ''],
    ['truncated', whole.slice(0, -1)],
    ['cut in the middle', whole.slice(0, 200)],
    ['filled with NUL', '\0'.repeat(400)],
    ['with NUL at its end', `${whole}\0`],
    ['null', 'null'],
    ['a list', '[]'],
    ['a list of bundles', `[${whole}]`],
    ['a string', JSON.stringify(whole)],
    ['a number', '42'],
    ['what JavaScript makes of an object', '[object Object]'],
  ])('that is %s is unreadable', (_, text) => {
    expect(decodeBundle(text)).toBeUndefined();
  });
});

describe('a part of a wrong type', () => {
  it.each([
    ['watchlist', { 0: { id: 1 } }],
    ['favorites', 'none'],
    ['collections', 3],
    ['viewingHistory', false],
    ['preferences', ['dark']],
    ['username', 42],
    ['lastUpdated', 1700000000000],
  ])('%s: the default takes its place, and it is kept', (part, wrong) => {
    const bundle = decode({ ...BY_HAND, [part]: wrong });
    const untouched = decode({ ...BY_HAND, [part]: undefined });
    expect(bundle).toStrictEqual({
      ...untouched,
      remainder: { fields: { [`unreadable_${part}`]: wrong }, items: {} },
    });
    expect(rewrite({ ...BY_HAND, [part]: wrong })[`unreadable_${part}`]).toEqual(wrong);
  });

  it('never takes the place of an earlier one', () => {
    const twice = { watchlist: 2, unreadable_watchlist: 0, unreadable_watchlist_2: 1 };
    const written = rewrite(twice);
    expect(written).toMatchObject({
      unreadable_watchlist: 0,
      unreadable_watchlist_2: 1,
      unreadable_watchlist_3: 2,
      watchlist: [],
    });
    expect(rewrite(written)).toStrictEqual(written);
  });

  it('in the preferences costs no other', () => {
    const { library } = decode({ preferences: { theme: 'blue', preferredGenres: [28], density: 'low' } });
    expect(library.preferences).toStrictEqual({
      theme: 'dark',
      preferredGenres: [28],
      density: 'low',
      unreadable_theme: 'blue',
    });
  });
});

describe('choices (product.md, Saving: choices)', () => {
  it.each([
    {},
    { hides: [] },
    { hides: ['seen', 'dull'], keepsHistory: false },
    { wantsRecommendations: true },
    { veilsUnseen: true },
    { veilsRatings: true },
    { titleLanguage: 'de-DE' },
    { titleLanguage: 'ar' },
    { titleLanguage: 'en' },
    { titleLanguage: 'en-GB' },
    // Some language that there is not, but written as one.
    { titleLanguage: 'qq-QQ' },
    { watchRegion: 'DE', watchServices: [8, 337] },
    // Nor such a country.
    { watchRegion: 'QQ' },
    { calendarCollections: ['1', '1763640000000'] },
    { calendarCollections: [] },
    { searches: [{ name: 'In French', address: '/movie?lang=fr', mood: 'odd' }] },
  ])('are read and written as they are, and absent until then: %j', (choices) => {
    const preferences = { theme: 'dark', preferredGenres: [], ...choices };
    expect(decode({ preferences }).library.preferences).toStrictEqual(preferences);
    expect(rewrite({ preferences })['preferences']).toStrictEqual(preferences);
  });

  it.each([7, '', 'Germany', 'de', 'DEU', ['DE']])('nor is %j a country', (watchRegion) => {
    const preferences = { theme: 'light', titleLanguage: 'de-DE', watchRegion };
    expect(decode({ preferences }).library.preferences).toStrictEqual({
      theme: 'light',
      preferredGenres: [],
      titleLanguage: 'de-DE',
      unreadable_watchRegion: watchRegion,
    });
  });

  it.each([
    7,
    '',
    ' ',
    'German',
    'de_DE',
    'DE-de',
    'de-de',
    'zh-Hant-TW',
    'gsw-CH',
    'de-DE\n',
    '\u200Fde-DE',
    'de'.repeat(150),
    ['de-DE'],
    { language: 'de' },
    true,
  ])('no language of titles is %j: it is set aside, and costs no other', (titleLanguage) => {
    const read = decode({ preferences: { theme: 'light', titleLanguage, veilsUnseen: true } }).library.preferences;
    expect(read).toStrictEqual({
      theme: 'light',
      preferredGenres: [],
      veilsUnseen: true,
      unreadable_titleLanguage: titleLanguage,
    });
  });
});
