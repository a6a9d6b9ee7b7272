import { describe, expect, it } from 'vitest';
import { NO_REMAINDER } from '#domain/library/bundle.ts';
import { TITLE_FIELDS, type FieldKind } from '#domain/library/saved-title.ts';
import { encodeBundle } from '#fixtures/store/encode-bundle.ts';
import { decodeStored as decode, rewriteStored as rewrite } from '#fixtures/store/rewrite-stored.ts';
import { decodeBundle } from './decode-bundle.ts';

const addedAt = '2026-11-01T10:00:00.000Z';
const fieldsOf = (kind: FieldKind): readonly string[] =>
  Object.entries(TITLE_FIELDS).flatMap(([field, each]) => (each === kind ? [field] : []));

describe('items', () => {
  const good = Array.from({ length: 499 }, (_, at) => ({ id: at + 1, title: `Title ${at}`, mood: ['odd'], addedAt }));

  it.each([
    ['no object', 'rubbish'],
    ['nothing', null],
    ['a list', [{ id: 7 }]],
    ['without id', { title: 'No id', addedAt }],
    ['with a numeric text as id', { id: '7', addedAt }],
    ['with id 0', { id: 0, addedAt }],
    ['with a negative id', { id: -7, addedAt }],
    ['with half an id', { id: 7.5, addedAt }],
    ['with an id too large to be exact', { id: 2 ** 53, addedAt }],
    ['of another media type', { id: 7, media_type: 'person', addedAt }],
  ])('499 good ones load beside one that is %s; it is kept raw, and written at the end of its list', (_, bad) => {
    const stored = { watchlist: [...good.slice(0, 200), bad, ...good.slice(200)] };
    const { library, remainder } = decode(stored);
    expect(library.watchlist).toStrictEqual(good);
    expect(remainder).toStrictEqual({ fields: {}, items: { watchlist: [bad] } });
    const written = rewrite(stored);
    expect(written['watchlist']).toStrictEqual([...good, bad]);
    expect(rewrite(written)).toStrictEqual(written);
  });

  it('keep a missing media type missing; null and the empty text say the same', () => {
    const { watchlist } = decode({
      watchlist: [
        { id: 1, addedAt },
        { id: 2, media_type: null, addedAt },
      ],
    }).library;
    expect(watchlist).toStrictEqual([
      { id: 1, addedAt },
      { id: 2, addedAt },
    ]);
    expect(
      decode({ watchlist: [{ id: 3, media_type: '', addedAt }] }).library.watchlist[0]?.media_type,
    ).toBeUndefined();
  });

  it('of the same title count once: the first', () => {
    const stored = [
      { id: 1, addedAt, note: 'first' },
      { id: 1, media_type: 'tv', addedAt },
      { id: 1, media_type: 'movie', addedAt },
    ];
    expect(decode({ favorites: stored })).toMatchObject({
      library: { favorites: stored.slice(0, 2) },
      remainder: NO_REMAINDER,
    });
  });

  it('need no time; a time of a wrong type is set aside', () => {
    const { library } = decode({ watchlist: [{ id: 1 }, { id: 2, addedAt: 17 }], viewingHistory: [{ id: 3 }] });
    expect(library.watchlist).toStrictEqual([
      { id: 1, addedAt: '' },
      { id: 2, addedAt: '', unreadable_addedAt: 17 },
    ]);
    expect(library.viewingHistory).toStrictEqual([{ id: 3, viewedAt: '' }]);
  });

  it.each<readonly [string, unknown]>([
    ['release_date', { year: 1999 }],
    ['poster_path', 'https://elsewhere.example/x.jpg'],
    ['backdrop_path', '/../x'],
    ...fieldsOf('text').map((field) => [field, 42] as const),
    ...fieldsOf('figure').map((field) => [field, '7.5'] as const),
    ...fieldsOf('picture').map((field) => [field, '//elsewhere.example/x.jpg'] as const),
  ])('a %s of a wrong kind does not cost its title', (field, wrong) => {
    const { watchlist } = decode({ watchlist: [{ id: 1, addedAt, [field]: wrong }] }).library;
    expect(watchlist).toStrictEqual([{ id: 1, addedAt, [`unreadable_${field}`]: wrong }]);
  });

  it.each([...fieldsOf('anything'), 'genre_ids', 'mood'])(
    'a %s that no code reads is written back as it was found, whatever it is',
    (field) => {
      const watchlist = [null, 0, ['odd'], { id: 18 }].map((value, at) => ({ id: at + 1, addedAt, [field]: value }));
      expect(rewrite({ watchlist })['watchlist']).toStrictEqual(watchlist);
    },
  );
});

describe('a collection', () => {
  const named = { id: '9', name: 'Nine' };

  it('needs an id and a name only', () => {
    expect(decode({ collections: [named] }).library.collections).toStrictEqual([
      { ...named, description: '', movies: [] },
    ]);
  });

  it.each([
    ['without name', { id: '9' }],
    ['without id', { name: 'x' }],
    ['of the empty id', { id: '', name: 'x' }],
    ['nothing', null],
  ])('%s is kept raw', (_, bad) => {
    const stored = { collections: [named, bad] };
    expect(decode(stored).remainder.items).toStrictEqual({ collections: [bad] });
    expect(rewrite(stored)['collections']).toStrictEqual([{ ...named, description: '', movies: [] }, bad]);
  });

  it('with an id that is taken stays unread: its movies may be others', () => {
    const second = { ...named, id: 9, movies: [{ id: 1 }] };
    const { library, remainder } = decode({ collections: [{ ...named, id: 9 }, second] });
    expect(library.collections).toHaveLength(1);
    expect(remainder.items).toStrictEqual({ collections: [second] });
  });

  it('keeps its movies that cannot be read, and its unknown fields', () => {
    const stored = { ...named, colour: 'red', movies: [{ id: 1, seen: true }, { id: 'x' }, { id: 2 }, { id: 1 }] };
    const kept = {
      ...named,
      colour: 'red',
      description: '',
      movies: [{ id: 1, seen: true }, { id: 2 }],
      unreadable_movies: [{ id: 'x' }],
    };
    expect(decode({ collections: [stored] }).library.collections).toStrictEqual([kept]);
    expect(rewrite({ collections: [stored] })['collections']).toStrictEqual([kept]);
    expect(decode({ collections: [kept] }).library.collections).toStrictEqual([kept]);
  });

  it('may have had its list of movies damaged', () => {
    const { collections } = decode({ collections: [{ ...named, movies: 'lost', description: 7 }] }).library;
    expect(collections).toStrictEqual([
      { ...named, description: '', movies: [], unreadable_movies: 'lost', unreadable_description: 7 },
    ]);
  });
});

describe('hostile or odd texts', () => {
  it('with prototype keys are data: nothing inherits from them, and they are kept', () => {
    const hostile = '"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},"toString":1';
    const text = `{"watchlist":[{"id":1,"addedAt":"${addedAt}",${hostile}}],${hostile}}`;
    const bundle = decodeBundle(text);
    expect({}).not.toHaveProperty('isAdmin');
    expect(bundle?.library.watchlist[0]).not.toHaveProperty('isAdmin');
    expect(bundle && encodeBundle('unknown', bundle).match(/"__proto__":\{"isAdmin":true\}/g)).toHaveLength(2);
  });

  it('with markup, right-to-left text and emoji come back letter for letter', () => {
    const title = '<img src=x onerror=alert(1)> \u202eקולנוע 👩‍👩‍👧 \u0000 "\\ud800"';
    expect(rewrite({ favorites: [{ id: 1, title, addedAt }] })['favorites']).toStrictEqual([{ id: 1, title, addedAt }]);
  });

  it('with half a character are well-formed when they are saved, and come back as they were', () => {
    const favorites = [{ id: 1, title: '\ude00', addedAt, 'half \ud83d': 'a\ud83db' }];
    const text = encodeBundle('unknown', decode({ favorites }));
    expect(text.isWellFormed()).toBe(true);
    expect(decodeBundle(text)?.library.favorites).toStrictEqual(favorites);
  });
});

it.each([
  [
    'searches',
    [{ name: 'In French', address: '/movie?lang=fr' }],
    [{ name: 'Away', address: 'https://elsewhere.example' }, 7],
  ],
  ['hides', ['seen', 'of a newer release'], [7]],
  ['watchServices', [8, 337], ['8', 0]],
  ['preferredGenres', [27, 'Horror'], [{ id: 27 }]],
])(
  'of the preference %s the good ones load; the others are kept beside it (product.md, Saving: bundle)',
  (name, good, bad) => {
    const stored = { preferences: { theme: 'light', [name]: [bad[0], ...good, ...bad.slice(1)] } };
    const read = { theme: 'light', preferredGenres: [], [name]: good, [`unreadable_${name}`]: bad };
    expect(decode(stored).library.preferences).toStrictEqual(read);
    expect(rewrite(stored)['preferences']).toStrictEqual(read);
    expect(rewrite(rewrite(stored))['preferences']).toStrictEqual(read);
  },
);

it('of two searches of one name the first one loads; the other is kept beside it (product.md, Explore: saved searches)', () => {
  const [first, second, other] = ['/movie?lang=fr', '/tv?lang=fr', '/tv'].map((address, at) => ({
    name: at < 2 ? 'In French' : 'Shows',
    address,
  }));
  const stored = { preferences: { theme: 'light', searches: [first, second, other] } };
  expect(decode(stored).library.preferences).toMatchObject({
    searches: [first, other],
    unreadable_searches: [second],
  });
  expect(rewrite(stored)['preferences']).toMatchObject({ searches: [first, other], unreadable_searches: [second] });
});
