import { describe, expect, it } from 'vitest';
import { mapToTitle } from './map-to-title.ts';

const MOVIE = {
  adult: false,
  backdrop_path: '/back.jpg',
  genre_ids: [27, 9648],
  id: 42,
  original_title: 'Die Laterne',
  overview: 'A lamplighter.',
  popularity: 71.5,
  poster_path: '/poster.jpg',
  release_date: '2026-04-15',
  softcore: false,
  title: 'The Lantern',
  video: false,
  vote_average: 8.011,
  vote_count: 965,
};

const MAPPED = {
  id: 42,
  media_type: 'movie',
  title: 'The Lantern',
  overview: 'A lamplighter.',
  poster_path: '/poster.jpg',
  backdrop_path: '/back.jpg',
  vote_average: 8.011,
  vote_count: 965,
  popularity: 71.5,
  release_date: '2026-04-15',
  genre_ids: [27, 9648],
};

const SHOW = { id: 7, name: 'Harbour Lights', original_name: 'Hafen', first_air_date: '2020-01-02' };

it('maps a movie and leaves unknown keys out', () => {
  expect(mapToTitle({ ...MOVIE, brand_new_key: { deep: [1] } }, 'movie')).toStrictEqual(MAPPED);
});

it('maps a show by its own names', () => {
  expect(mapToTitle(SHOW, 'tv')).toStrictEqual({
    id: 7,
    media_type: 'tv',
    name: 'Harbour Lights',
    first_air_date: '2020-01-02',
    overview: '',
    poster_path: null,
    backdrop_path: null,
    vote_average: 0,
    vote_count: 0,
    popularity: 0,
    genre_ids: [],
  });
});

describe('the media type', () => {
  it.each([
    ['from the endpoint when the item has none', mapToTitle(MOVIE, 'movie'), 'movie'],
    ['from the endpoint when the item says another', mapToTitle({ ...MOVIE, media_type: 'tv' }, 'movie'), 'movie'],
    ['from the item where kinds mix', mapToTitle({ ...SHOW, media_type: 'tv' }), 'tv'],
    ['from what only movies have, when nobody says', mapToTitle(MOVIE), 'movie'],
    ['from what only shows have, when nobody says', mapToTitle(SHOW), 'tv'],
  ] as const)('comes %s', (_, title, mediaType) => {
    expect(title?.media_type).toBe(mediaType);
  });
});

describe('is no title', () => {
  it.each([
    ['a person', { id: 1, media_type: 'person', name: 'Ada' }],
    ['a person without a label', { id: 1, name: 'Ada', profile_path: null, known_for: [] }],
    ['a movie collection', { id: 1, media_type: 'collection', title: 'All of them' }],
    ['an adult title', { ...MOVIE, adult: true }],
    ['a softcore title', { ...MOVIE, softcore: true }],
    ['an item without id', { ...MOVIE, id: undefined }],
    ['an item with a text for an id', { ...MOVIE, id: '42' }],
    ['an id that is no number of TMDB', { ...MOVIE, id: 0 }],
    ['an id too large to be exact', { ...MOVIE, id: 2 ** 53 }],
    ['null', null],
    ['a text', 'rubbish'],
  ])('%s', (_, item) => {
    expect(mapToTitle(item)).toBeUndefined();
  });
});

describe('unknown', () => {
  it.each(['', null, undefined, 0, '2026-13-01', '2026-02-30', 'soon', '2026'])('is a date of %j', (release_date) => {
    expect(mapToTitle({ ...MOVIE, release_date }, 'movie')).not.toHaveProperty('release_date');
  });

  it.each(['', null, undefined, 7, 'poster.jpg', '/a/../b.jpg', '/x.jpg"onerror=', '//evil.test/x.jpg'])(
    'is a picture at %j',
    (poster_path) => {
      expect(mapToTitle({ ...MOVIE, poster_path }, 'movie')?.poster_path).toBeNull();
    },
  );

  it.each([null, undefined, '8', -1, 11, {}])('is a rating of %j', (vote_average) => {
    expect(mapToTitle({ ...MOVIE, vote_average }, 'movie')?.vote_average).toBe(0);
  });

  it('is a title that is empty; the original stands in', () => {
    expect(mapToTitle({ ...MOVIE, title: '' }, 'movie')?.title).toBe('Die Laterne');
    expect(mapToTitle({ ...MOVIE, title: null, original_title: '' }, 'movie')).not.toHaveProperty('title');
  });

  it('are genres that are none', () => {
    expect(mapToTitle({ ...MOVIE, genre_ids: [18, '27', null, 35] }, 'movie')?.genre_ids).toEqual([18, 35]);
    expect(mapToTitle({ ...MOVIE, genre_ids: 'drama' }, 'movie')?.genre_ids).toEqual([]);
  });
});

it.each(['שלום ‏עולם', '<script>alert(1)</script>', '羅生門', 'x'.repeat(100_000)])(
  'keeps text as text: %.40s',
  (text) => {
    expect(mapToTitle({ ...MOVIE, title: text, overview: text }, 'movie')).toMatchObject({
      title: text,
      overview: text,
    });
  },
);
