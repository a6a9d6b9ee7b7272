import type { Collection, CollectionMovie } from '#domain/library/collection.ts';
import { DEFAULT_COLLECTIONS } from '#domain/library/collection.ts';
import type { Library } from '#domain/library/library.ts';
import type { Viewing, Viewings } from '#domain/library/marks/mark.ts';
import type { StoredTitle } from '#domain/library/saved-title.ts';

/** With every field that there is, at any depth: one more does not compile before it has a sample here. */
type Whole<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends readonly (infer Item)[]
    ? readonly Whole<Item>[]
    : string extends keyof Value
      ? Value
      : { readonly [Field in keyof Value]-?: Whole<Exclude<Value[Field], undefined>> };

const at = '2026-11-20T12:00:00.000Z';

const TITLE: Whole<Omit<StoredTitle, 'id' | 'media_type'>> = {
  title: 'Low Tide',
  name: 'Nine Dials',
  name_language: 'en',
  overview: 'Water goes.',
  overview_language: 'en',
  poster_path: '/low.jpg',
  backdrop_path: '/tide.jpg',
  vote_average: 7.3,
  vote_count: 310,
  popularity: 12.5,
  release_date: '2025-06-20',
  first_air_date: '2021-03-04',
  tagline: 'Twice a day.',
  status: 'Released',
  runtime: 97,
  genres: [{ id: 18, name: 'Drama' }],
  revenue: 1_000_001,
  checkedAt: '2026-11-19T12:00:00.000Z',
  goneAt: '2026-11-18T12:00:00.000Z',
};
const movie = { ...TITLE, id: 603, media_type: 'movie' } as const;
const MOVIE: Whole<CollectionMovie> = { ...movie, rank: 'gjdgxsi' };

const [FIRST] = DEFAULT_COLLECTIONS as [Collection];
/** Of one that came with the app all can be said. */
const COLLECTION: Whole<Collection> = {
  id: FIRST.id,
  name: 'Rainy days',
  description: 'For Sundays',
  cover: 'movie:603',
  createdAt: '2025-11-20T12:00:00.000Z',
  rank: 'gjdgxti',
  movies: [MOVIE],
};

const VIEWING: Whole<Viewing> = { rating: 7, note: 'In the rain.' };
const VIEWINGS: Viewings = { '2024-02-29': {}, '2021-06-01': VIEWING };

/** A library with every part and every field. */
export const EVERY_FIELD: Whole<Library> = {
  watchlist: [{ ...movie, addedAt: at }],
  favorites: [{ ...movie, addedAt: at }],
  collections: [COLLECTION],
  viewingHistory: [{ ...movie, viewedAt: at }],
  preferences: {
    theme: 'light',
    preferredGenres: [27],
    hides: ['seen'],
    keepsHistory: false,
    wantsRecommendations: false,
    veilsUnseen: true,
    veilsRatings: true,
    titleLanguage: 'de-DE',
    watchRegion: 'DE',
    watchServices: [337],
    calendarCollections: ['1'],
    searches: [{ name: 'In French', address: '/movie?lang=fr' }],
  },
  username: 'Ada',
  marks: [{ ...movie, seenAt: '2024-02-29', viewings: VIEWINGS, rating: 8, note: 'Twice.', hiddenAt: at }],
  episodes: [
    {
      id: 1396,
      name: 'Nine Dials',
      name_language: 'en',
      poster_path: '/nine.jpg',
      first_air_date: '2021-03-04',
      checkedAt: at,
      goneAt: at,
      seasons: { 1: '1-10@20614' },
      stoppedAt: at,
    },
  ],
};
