import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aTitle } from '#fixtures/a-title.ts';
import { inZone, ZONES } from '#fixtures/clock/in-zone.ts';
import { runs } from '#fixtures/fuzz/runs.ts';
import { readingOf } from '#fixtures/import/reading-of.ts';
import { FULL_LIBRARY } from '#fixtures/library/full-library.ts';
import { importActions } from '../import/adding/import-actions.ts';
import { nothingKnown } from '../import/episodes/known-seasons.ts';
import { placeEpisodes } from '../import/episodes/place-episodes.ts';
import type { ImportedTitle } from '../import/imported-title.ts';
import { apply, batch } from '../library/apply.ts';
import { EMPTY_LIBRARY, type Library } from '../library/library.ts';
import type { MarkedTitle, Viewings } from '../library/marks/mark.ts';
import { viewingsOf } from '../library/marks/viewings.ts';
import { seasonsSeen, seenOfSeason, type WatchedShow } from '../shows/watched-show.ts';
import { resultOf } from '../steps.ts';
import { mediaTypeOf, titleKey } from '../title.ts';
import { NO_IMDB_NUMBERS } from './imdb-numbers.ts';
import { traktArchive } from './trakt-archive.ts';

const NOTHING: Library = { ...EMPTY_LIBRARY, collections: [] };
const NOW = new Date('2030-01-01T12:00:00.000Z');
const LOW_TIDE = { id: 7, media_type: 'movie', title: 'Low Tide', release_date: '2025-06-20' } as const;
const DIALS = { id: 8, media_type: 'tv', name: 'Nine Dials', first_air_date: '2021-03-04' } as const;
const UNKNOWN = '1970-01-01T00:00:00.000Z';
const addedAt = '2026-11-20T12:34:56.789Z';

type Files = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

const archiveOf = (
  has: Partial<Library>,
  { withNotes = false, withUnknownDays = false, imdb = NO_IMDB_NUMBERS } = {},
): Files =>
  Object.fromEntries(
    resultOf(traktArchive({ ...NOTHING, ...has }, { withNotes, withUnknownDays, imdb })).map(({ name, text }) => [
      name,
      JSON.parse(text) as Files[string],
    ]),
  );

/** The title of the catalogue that a number is of: with the name and the year of the file. */
const foundOf = ({ name, year, ids, media_type }: ImportedTitle) => ({
  ...aTitle({ id: ids.tmdb ?? 0, ...(media_type && { media_type }), title: name, release_date: `${year ?? ''}` }),
  checkedAt: '',
});

/** What comes in of what went out, in a library without anything. */
const broughtBack = (library: Library, withUnknownDays = false): Library => {
  const files = archiveOf(library, { withUnknownDays });
  if (Object.keys(files).length === 0) return NOTHING;
  const { titles, lists, leftOut, unreadDays } = readingOf(files, undefined, NOW);
  expect([leftOut, unreadDays]).toEqual([[], 0]);
  const matches = titles.map((imported) => ({
    imported,
    title: foundOf(imported),
    episodes: placeEpisodes(imported.episodes ?? [], nothingKnown(0), NOW),
  }));
  return apply(NOTHING, batch(resultOf(importActions(NOTHING, matches, { lists, now: NOW }))));
};

/** What an archive can hold of a mark: each viewing of a movie, and of a show none; nothing that was thought of one alone. */
const heldOf = (mark: MarkedTitle) => {
  const days = mediaTypeOf(mark) === 'movie' ? Object.keys(viewingsOf(mark)) : [];
  const known = days.filter((day) => day !== '');
  const { rating, note, hiddenAt } = mark;
  const seen = known.length > 0 ? known.toSorted() : days;
  return { seen, rating, note: note?.trim(), hiddenAt };
};

const isHeld = (mark: MarkedTitle): boolean => {
  const { seen, ...said } = heldOf(mark);
  return seen.length > 0 || Object.values(said).some((each) => each !== undefined);
};

const episodesIn = (show: WatchedShow) => ({
  seasons: Object.fromEntries(seasonsSeen(show).map((season) => [season, seenOfSeason(show, season)])),
  isStopped: show.stoppedAt !== undefined,
});

/** All that an archive can hold of a library. */
const held = ({ watchlist, favorites, collections, marks, episodes }: Library) => ({
  watchlist: watchlist.map((title) => [titleKey(title), title.addedAt]),
  favorites: favorites.map((title) => [titleKey(title), title.addedAt]),
  collections: collections
    .filter(({ movies }) => movies.length > 0)
    .map(({ name, description, movies }) => [name, description.trim(), movies.map(titleKey)]),
  marks: new Map(marks.filter(isHeld).map((mark) => [titleKey(mark), heldOf(mark)])),
  episodes: new Map(episodes.map((show) => [show.id, episodesIn(show)])),
});

const text = fc
  .array(fc.constantFrom('a', 'B', '9', ' ', 'é', 'ש', '🎬', '-', '"', '\\', '/', ',', "'", '&', '<', '>', '=', '\n'), {
    maxLength: 20,
  })
  .map((letters) => letters.join('').trim());
const title = fc
  .record({
    id: fc.integer({ min: 1, max: 30 }),
    isMovie: fc.boolean(),
    name: text,
    year: fc.integer({ min: 1950, max: 2026 }),
  })
  .map(({ id, isMovie, name, year }) =>
    isMovie
      ? { id, media_type: 'movie' as const, title: name, release_date: `${year}-05-05` }
      : { id, media_type: 'tv' as const, name, first_air_date: `${year}-05-05` },
  );
const time = fc
  .date({ min: new Date('1980-01-02'), max: new Date('2029-12-30'), noInvalidDate: true })
  .map((date) => date.toISOString());
const day = time.map((each) => each.slice(0, 10));
const titles = <More extends object>(more: fc.Arbitrary<More>) =>
  fc
    .uniqueArray(fc.tuple(title, more), { selector: ([each]) => titleKey(each), maxLength: 12 })
    .map((all) => all.map(([each, said]) => ({ ...each, ...said })));
const viewings: fc.Arbitrary<Viewings> = fc.dictionary(
  fc.oneof(day, fc.integer({ min: 1980, max: 2026 }).map(String), fc.constant('')),
  fc.record(
    { rating: fc.integer({ min: 1, max: 10 }), note: fc.constantFrom('Loud.', 'Again.') },
    { requiredKeys: [] },
  ),
  { maxKeys: 4 },
);
const mark = fc.record(
  {
    seenAt: fc.option(fc.oneof(day, time)),
    viewings,
    rating: fc.integer({ min: 1, max: 10 }),
    note: text.filter((each) => each !== ''),
    hiddenAt: time,
  },
  { requiredKeys: [] },
);
/** Of one name, lists of a file are told apart by a number behind it: another test has that. */
const collections = fc
  .uniqueArray(fc.tuple(text, text, titles(fc.constant({}))), {
    selector: ([name]) => name.normalize().toLowerCase().replaceAll(/\s+/g, ' '),
    maxLength: 4,
  })
  .map((all) =>
    all.map(([name, description, movies], at) => ({
      id: `${at}`,
      name: `L ${name}`.replaceAll(/\s+/g, ' ').trim(),
      description,
      movies,
    })),
  );
const shows = fc
  .uniqueArray(
    fc.record(
      {
        id: fc.integer({ min: 1, max: 30 }),
        name: text,
        seasons: fc.dictionary(
          fc.constantFrom('0', '1', '2', '2024'),
          fc.constantFrom('1', '1-3', '2@14000,4-5', '0@20614,1'),
        ),
        stoppedAt: time,
      },
      { requiredKeys: ['id', 'name', 'seasons'] },
    ),
    { selector: ({ id }) => id, maxLength: 5 },
  )
  // A show of which no episode was seen is not followed anyway.
  .map((all) => all.filter(({ seasons }) => Object.keys(seasons).length > 0));

const library: fc.Arbitrary<Library> = fc
  .record({
    watchlist: titles(time.map((each) => ({ addedAt: each }))),
    favorites: titles(time.map((each) => ({ addedAt: each }))),
    collections,
    marks: titles(mark),
    episodes: shows,
  })
  .map((parts) => ({ ...NOTHING, ...parts }));

describe('the archive for Trakt and what reads it (product.md, Export: Trakt)', () => {
  it('brings back all that it can hold, of any library, wherever the visitor is', () => {
    fc.assert(
      fc.property(library, fc.constantFrom(...ZONES), (given, zone) => {
        inZone(zone, () => {
          for (const withUnknownDays of [false, true])
            expect(held(broughtBack(given, withUnknownDays))).toEqual(held(given));
        });
      }),
      runs(100),
    );
  });

  it('has nothing of nothing', () => {
    expect(archiveOf({})).toEqual({});
    expect(archiveOf({ collections: EMPTY_LIBRARY.collections })).toEqual({});
  });

  it('has the files that others look for, by Trakt’s names', () => {
    const has: Partial<Library> = {
      ...FULL_LIBRARY,
      watchlist: [{ ...DIALS, addedAt }],
      favorites: [{ ...LOW_TIDE, addedAt }],
      collections: [{ id: '5', name: 'Noïr & Co.', description: 'Dark', movies: [LOW_TIDE] }],
      marks: [
        { ...LOW_TIDE, seenAt: '2024-02-29', rating: 8, note: 'Twice.', hiddenAt: addedAt },
        { ...DIALS, rating: 7, note: 'Slow.' },
      ],
      episodes: [{ id: 8, name: 'Nine Dials', seasons: { 2: '5@20614' }, stoppedAt: addedAt }],
    };
    expect(Object.keys(archiveOf(has)).toSorted()).toEqual([
      'hidden-progress-watched.json',
      'hidden-recommendations.json',
      'lists-favorites.json',
      'lists-list-1-noir-co.json',
      'lists-lists.json',
      'lists-watchlist.json',
      'notes-movies.json',
      'notes-shows.json',
      'ratings-movies.json',
      'ratings-shows.json',
      'watched-history-1.json',
    ]);
    const files = archiveOf(has, { withNotes: true, imdb: new Map([['movie:7', 'tt0000007']]) });
    const movie = { title: 'Low Tide', year: 2025, ids: { imdb: 'tt0000007', tmdb: 7 } };
    const show = { title: 'Nine Dials', year: 2021, ids: { tmdb: 8 } };
    const unknown = UNKNOWN;
    expect(files['watched-history-1.json']).toMatchObject([
      { action: 'watch', type: 'episode', episode: { season: 2, number: 5 }, show: { ids: { tmdb: 8 } } },
      { action: 'watch', type: 'movie', movie, watched_at: expect.stringMatching(/^2024-02-2\dT/) as unknown },
    ]);
    expect(files['ratings-movies.json']).toEqual([{ rated_at: unknown, rating: 8, type: 'movie', movie }]);
    expect(files['lists-watchlist.json']).toEqual([
      { rank: 1, id: 1, listed_at: addedAt, notes: null, type: 'show', show },
    ]);
    expect(files['lists-lists.json']).toMatchObject([
      { name: 'Noïr & Co.', description: 'Dark', ids: { trakt: 1, slug: 'noir-co' }, item_count: 1 },
    ]);
    expect(files['comments-movies.json']).toMatchObject([
      { type: 'movie', comment: { comment: 'Twice.', updated_at: unknown } },
    ]);
  });

  it.each([
    { withUnknownDays: true, watched: UNKNOWN },
    { withUnknownDays: false, watched: undefined },
  ])('has of what was seen some time the time $watched, if wanted', ({ withUnknownDays, watched }) => {
    const has: Partial<Library> = {
      watchlist: [{ ...LOW_TIDE, addedAt: '' }],
      favorites: [{ ...LOW_TIDE, addedAt: 'once' }],
      marks: [{ ...LOW_TIDE, seenAt: null, rating: 8 }],
      episodes: [{ id: 8, name: 'Nine Dials', seasons: { 1: '1' } }],
    };
    const { 'watched-history-1.json': history = [], ...others } = archiveOf(has, { withUnknownDays });
    expect(history.map((entry) => entry['watched_at'])).toEqual([watched, watched]);
    expect(history.every((entry) => 'watched_at' in entry)).toBe(withUnknownDays);
    // Readers want a time of each of these.
    const times = Object.values(others).flatMap((entries) =>
      entries.map((entry) => entry['rated_at'] ?? entry['listed_at']),
    );
    expect(times).toEqual(Array.from({ length: 3 }, () => UNKNOWN));
  });

  it('has 2,000 viewings a file, the newest first', () => {
    const seasons = { 1: '1-4001@20000', 2: '1@20001' };
    const files = archiveOf({ episodes: [{ id: 8, name: 'Nine Dials', seasons }] });
    const counts = Object.entries(files).map(([name, entries]) => [name, entries.length]);
    expect(counts).toEqual([
      ['watched-history-1.json', 2_000],
      ['watched-history-2.json', 2_000],
      ['watched-history-3.json', 2],
    ]);
    expect(files['watched-history-1.json']?.[0]).toMatchObject({ episode: { season: 2, number: 1 } });
  });

  it('tells lists of one name apart, and one with no letters of an address', () => {
    const list = (id: string, name: string) => ({ id, name, description: '', movies: [LOW_TIDE] });
    const files = archiveOf({ collections: [list('1', 'Noir'), list('2', 'noir!'), list('3', 'שלום')] });
    expect(files['lists-lists.json']?.map(({ ids }) => ids)).toEqual([
      { trakt: 1, slug: 'noir' },
      { trakt: 2, slug: 'noir-2' },
      { trakt: 3, slug: 'list' },
    ]);
    expect(broughtBack({ ...NOTHING, collections: [list('1', 'Noir'), list('2', 'Noir')] }).collections).toMatchObject([
      { name: 'Noir' },
      { name: 'Noir (2)' },
    ]);
  });

  it('leaves a list alone that is called as what is hidden', () => {
    const collections = [{ id: '1', name: 'Hidden progress', description: '', movies: [DIALS] }];
    const given = { ...NOTHING, collections, episodes: [{ id: 8, name: 'Nine Dials', seasons: { 1: '1' } }] };
    expect(held(broughtBack(given))).toEqual(held(given));
  });

  it('says nothing of shows that are marked as seen as a whole, nor of runs that are no season’s', () => {
    expect(archiveOf({ marks: [{ ...DIALS, seenAt: '2024-02-29' }] })).toEqual({});
    expect(archiveOf({ episodes: [{ id: 8, name: 'Nine Dials', seasons: { 1: '1-99999' } }] })).toEqual({});
  });
});
