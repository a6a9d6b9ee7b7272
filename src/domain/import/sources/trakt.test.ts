import { describe, expect, it } from 'vitest';
import { parsed } from '#fixtures/import/parsed.ts';
import { outcomeOf, readingOf } from '#fixtures/import/reading-of.ts';

const TIME = '2024-03-01T10:00:00.000Z';
const SHOW = { title: 'Harbour Lights', year: 2008, ids: { trakt: 3, tmdb: 9003, tvdb: 8003 } };
const MOVIE = { title: 'Umbra', year: 2021, ids: { trakt: 1, imdb: 'tt9000001' } };
const UMBRA = { name: 'Umbra', year: 2021, media_type: 'movie', ids: { imdb: 'tt9000001' } };
const LIGHTS = { name: 'Harbour Lights', year: 2008, media_type: 'tv', ids: { tmdb: 9003, tvdb: 8003 } };

describe('an entry of Trakt’s export (product.md, Import: Trakt)', () => {
  it.each<[string, object, object]>([
    ['watched-history.json', { watched_at: TIME }, { seenAt: TIME }],
    ['watched-history.json', { watched_at: null }, { seenAt: null }],
    ['watched-movies.json', { last_watched_at: TIME, plays: 2 }, { seenAt: TIME }],
    ['ratings-movies.json', { rated_at: TIME, rating: 7 }, { rating: 7 }],
    ['ratings-movies.json', { rated_at: null, rating: 7 }, { rating: 7 }],
    ['ratings-movies.json', { rating: 7 }, { rating: 7 }],
    ['comments.json', { comment: { comment: 'Twice.' } }, { note: 'Twice.' }],
    ['notes.json', { note: { notes: 'Twice.' } }, { note: 'Twice.' }],
    ['lists-watchlist.json', { listed_at: TIME }, { listedAt: TIME }],
    ['lists-watchlist.json', { listed_at: null }, { listedAt: null }],
    ['lists-favorites.json', { listed_at: TIME }, { likedAt: TIME }],
    ['hidden-recommendations.json', { hidden_at: TIME }, { hiddenAt: TIME }],
    ['sample/hidden/recommendations.json', { hidden_at: TIME }, { hiddenAt: TIME }],
    // It was collected; that it was seen is not known.
    ['watched-history.json', { watched_at: TIME, collected_at: TIME }, { seenAt: TIME }],
  ])('%s, %j: %j', (name, said, expected) => {
    expect(readingOf({ [name]: [{ movie: MOVIE, ...said }] }).titles).toEqual([{ ...UMBRA, ...expected }]);
  });

  it.each<[string, object]>([
    ['collection-movies.json', { collected_at: TIME }],
    ['collection-movies.json', { collected_at: TIME, watched_at: null }],
    ['hidden-calendar.json', { hidden_at: TIME }],
    ['recommendations-hidden-calendar.json', { hidden_at: TIME }],
    ['watched-playback.json', { progress: 42 }],
    ['history.json', { watched_at: null, listed_at: null }],
  ])('%s, %j, says nothing', (name, said) => {
    expect(readingOf({ [name]: [{ movie: MOVIE, ...said }] })).toMatchObject({
      titles: [],
      leftOut: [{ name: 'Umbra', reason: 'unmarked' }],
    });
  });

  it('has episodes of the history and of what was watched', () => {
    const episode = { season: 2, number: 5, ids: { tvdb: 77 } };
    const seasons = [
      {
        number: 1,
        episodes: [
          { number: 3, last_watched_at: TIME },
          { number: 4, last_watched_at: null },
        ],
      },
    ];
    expect(readingOf({ 'watched-history.json': [{ show: SHOW, episode, watched_at: TIME }] }).titles).toEqual([
      { ...LIGHTS, episodes: [{ season: 2, number: 5, seenAt: TIME, tvdb: 77 }] },
    ]);
    expect(readingOf({ 'watched-shows.json': [{ show: SHOW, seasons, last_watched_at: TIME }] }).titles).toMatchObject([
      {
        ...LIGHTS,
        episodes: [
          { season: 1, number: 3, seenAt: TIME },
          { season: 1, number: 4 },
        ],
      },
    ]);
  });

  it.each<[string, object, string, string]>([
    ['history.json', { show: SHOW, episode: { season: 'x' }, watched_at: TIME }, 'Harbour Lights', 'unreadable'],
    ['watched-shows.json', { show: SHOW, seasons: [], last_watched_at: TIME }, 'Harbour Lights', 'some-episodes'],
    [
      'ratings.json',
      { show: SHOW, episode: { season: 1, number: 1 }, rated_at: TIME, rating: 7 },
      'Harbour Lights',
      'episode',
    ],
    ['ratings.json', { show: SHOW, season: { number: 1 }, rated_at: TIME, rating: 7 }, 'Harbour Lights', 'season'],
    [
      'lists-watchlist.json',
      { person: { name: 'Ada Vale', ids: { trakt: 5 } }, listed_at: TIME },
      'Ada Vale',
      'person',
    ],
  ])('of %s, %j, is left out', (file, entry, name, reason) => {
    expect(readingOf({ [file]: [entry] })).toMatchObject({ titles: [], leftOut: [{ name, reason }] });
  });

  it.each([
    ['hidden-progress-watched.json', true],
    ['hidden-dropped.json', true],
    ['sample/hidden/progress_watched.json', true],
    ['hidden-progress-watched-2.json', true],
    ['hidden-progress-watched-reset.json', false],
    ['hidden-progress-collected.json', false],
    ['hidden-calendar.json', false],
    ['progress-dropped.json', false],
  ])('of %s says that a show was given up: %s', (file, isStopped) => {
    const watched = { 'watched-history.json': [{ show: SHOW, episode: { season: 1, number: 1 }, watched_at: TIME }] };
    const [title] = readingOf({ ...watched, [file]: [{ show: SHOW, hidden_at: TIME }] }).titles;
    expect(title?.isStopped).toBe(isStopped || undefined);
  });
});

describe('the archive of 2026 (product.md, Import: Trakt)', () => {
  const seen = (number: number) => ({ show: SHOW, episode: { season: 1, number }, watched_at: TIME });
  const sum = {
    show: SHOW,
    plays: 24,
    last_watched_at: TIME,
    seasons: [{ number: 2, episodes: [{ number: 1, plays: 1, last_watched_at: TIME }] }],
  };
  const titlesOf = (files: Readonly<Record<string, unknown>>, archive?: string) => {
    const outcome = outcomeOf(parsed(files, archive));
    return outcome.kind === 'read' ? outcome.reading.titles : [];
  };

  it('has each viewing: sums of the same shows say nothing beside them, and of others what they have', () => {
    const files = {
      'watched-history-1.json': [seen(1)],
      'watched-history-2.json': [seen(2)],
      'watched-shows.json': [sum, { ...sum, show: { title: 'Night Trains', ids: { trakt: 4, tmdb: 9071 } } }],
    };
    expect(titlesOf(files, 'trakt-export.zip')).toMatchObject([
      {
        name: 'Harbour Lights',
        episodes: [
          { season: 1, number: 1 },
          { season: 1, number: 2 },
        ],
      },
      { name: 'Night Trains', episodes: [{ season: 2, number: 1 }] },
    ]);
    // A chosen file may be one of several.
    expect(titlesOf(files)[0]?.episodes).toHaveLength(3);
  });

  it('hides a season without giving up its show', () => {
    const hidden = { 'hidden-progress-watched.json': [{ show: SHOW, season: { number: 2 }, hidden_at: TIME }] };
    expect(titlesOf({ 'watched-history.json': [seen(1)], ...hidden })[0]).not.toHaveProperty('isStopped');
  });
});

describe('lists of Trakt’s export', () => {
  const entries = [{ movie: MOVIE, listed_at: TIME }];
  const all = [{ name: 'Wet Weekend', description: 'Quiet', privacy: 'public', ids: { trakt: 77, slug: 'weekend' } }];

  it('are called as the list of lists says, by their number', () => {
    expect(readingOf({ 'lists-lists.json': all, 'lists-list-77-weekend.json': entries })).toMatchObject({
      titles: [{ ...UMBRA, lists: ['Wet Weekend'] }],
      lists: [{ name: 'Wet Weekend', description: 'Quiet' }],
    });
  });

  it('are called as their file where no list says it', () => {
    for (const files of [{}, { 'lists-lists.json': all }])
      expect(readingOf({ ...files, 'lists-list-78-rainy-days.json': entries })).toMatchObject({
        titles: [{ ...UMBRA, lists: ['rainy days'] }],
        lists: [{ name: 'rainy days', description: '' }],
      });
  });

  it('are those of files of their form alone', () => {
    expect(readingOf({ 'lists-list-x-weekend.json': entries }).lists).toEqual([]);
    expect(readingOf({ 'lists-watchlist.json': entries }).titles).toEqual([{ ...UMBRA, listedAt: TIME }]);
  });
});
