import { EMPTY_LIBRARY, type Library } from '#domain/library/library.ts';

const at = '2026-11-20T12:00:00.000Z';

/** A library that has something beyond an empty one in each of its parts. */
export const FULL_LIBRARY: Library = {
  watchlist: [{ id: 1396, media_type: 'tv', name: 'Nine Dials', addedAt: at }],
  favorites: [{ id: 603, media_type: 'movie', title: 'Dust Parade', addedAt: at }],
  collections: [
    ...EMPTY_LIBRARY.collections,
    { id: '1763640000000', name: 'Noir', description: 'Dark', movies: [{ id: 7 }], createdAt: at },
  ],
  viewingHistory: [{ id: 603, media_type: 'movie', viewedAt: at }],
  preferences: {
    theme: 'light',
    preferredGenres: [18],
    hides: ['seen'],
    keepsHistory: false,
    wantsRecommendations: false,
    veilsUnseen: true,
    veilsRatings: true,
    titleLanguage: 'de-DE',
    watchRegion: 'DE',
    watchServices: [8, 337],
    calendarCollections: ['1'],
    searches: [{ name: 'In French', address: '/movie?lang=fr' }],
  },
  username: 'Ada',
  marks: [{ id: 7, media_type: 'movie', title: 'Low Tide', seenAt: null, rating: 8, note: 'Twice.', hiddenAt: at }],
  episodes: [
    {
      id: 1396,
      name: 'Nine Dials',
      poster_path: '/nine.svg',
      first_air_date: '2021-03-04',
      seasons: { 1: '1-10@20614,12', 2: '1' },
      stoppedAt: at,
    },
  ],
};
