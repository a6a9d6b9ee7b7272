import { describe, expect, it } from 'vitest';
import { readingOf } from '#fixtures/import/reading-of.ts';

const MOVIE = { lot: 'movie', source: 'tmdb', identifier: '9001', source_id: 'Umbra' };
const SHOW = { lot: 'Show', source: 'Tvdb', identifier: 70, source_id: 'Harbour Lights' };
const TIME = '2024-03-01T10:00:00.000Z';
const read = (...metadata: readonly object[]) => readingOf({ 'ryot.json': { metadata } });

describe('Ryot’s export (product.md, Import: Ryot)', () => {
  it.each<[string, object, object]>([
    ['a viewing', { seen_history: [{ ended_on: TIME }] }, { seenAt: TIME }],
    ['a viewing some time', { seen_history: [{ progress: null, ended_on: null }] }, { seenAt: null }],
    ['a viewing that is done', { seen_history: [{ state: 'completed', ended_on: TIME }] }, { seenAt: TIME }],
    ['a collection of its own', { collections: ['Completed'] }, { seenAt: null }],
    ['the watchlist', { collections: [{ collection_name: 'Watchlist' }] }, { listedAt: null }],
    ['a list of the visitor’s', { collections: ['Noir'] }, { lists: ['Noir'] }],
    ['a rating', { reviews: [{ rating: '84.6' }] }, { rating: 8 }],
    ['a review', { reviews: [{ review: { text: 'Loud' } }] }, { note: 'Loud' }],
  ])('has %s', (_, entry, said) => {
    expect(read({ ...MOVIE, ...entry }).titles).toEqual([
      { name: 'Umbra', media_type: 'movie', ids: { tmdb: 9001 }, ...said },
    ]);
  });

  it.each<[object, string]>([
    [{ seen_history: [{ progress: '99.5' }] }, 'In Progress'],
    [{ seen_history: [{ state: 'in_progress' }] }, 'In Progress'],
    [{ seen_history: [{ state: 'dropped', progress: null }] }, 'In Progress'],
    [{ collections: ['In Progress'] }, 'In Progress'],
    [{ collections: ['Owned'] }, 'Owned'],
  ])('leaves out what was only begun or is owned: %j', (entry, word) => {
    expect(read({ ...MOVIE, ...entry })).toMatchObject({
      titles: [],
      leftOut: [{ name: 'Umbra', reason: 'unmarked', word }],
    });
  });

  it('has episodes, and leaves out what is said of one, or of a season', () => {
    const { titles, leftOut } = read({
      ...SHOW,
      seen_history: [{ ended_on: TIME, show_season_number: 0, show_episode_number: 3 }],
      reviews: [
        { rating: 80, show_season_number: 1, show_episode_number: 1 },
        { rating: 80, show_season_number: 1 },
      ],
    });
    expect(titles).toEqual([
      {
        name: 'Harbour Lights',
        media_type: 'tv',
        ids: { tvdb: 70 },
        episodes: [{ season: 0, number: 3, seenAt: TIME }],
      },
    ]);
    expect(leftOut.map(({ reason }) => reason)).toEqual(['episode', 'season']);
  });

  it('says of a show that was seen without its episodes that some were', () => {
    expect(read({ ...SHOW, seen_history: [{ ended_on: TIME }] })).toMatchObject({
      titles: [],
      leftOut: [{ name: 'Harbour Lights', reason: 'some-episodes' }],
    });
  });

  it('takes a key of another program for no name', () => {
    for (const source_id of ['met_aB3dE5gH', '12345', 'tt9000001'])
      expect(read({ ...MOVIE, source_id, collections: ['Watchlist'] }).titles).toMatchObject([{ name: '' }]);
  });

  it('takes a number for that of no other service', () => {
    for (const source of ['anilist', 'custom', 'tvdb'])
      expect(read({ ...MOVIE, source, collections: ['Watchlist'] }).titles).toMatchObject([{ ids: {} }]);
  });
});
