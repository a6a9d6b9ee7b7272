import { describe, expect, it } from 'vitest';
import type { Fields } from '../fields.ts';
import { fieldsOf, textOf } from '../import/cells/json-fields.ts';
import { EMPTY_LIBRARY, type Library } from '../library/library.ts';
import { resultOf } from '../steps.ts';
import { NO_IMDB_NUMBERS } from './imdb-numbers.ts';
import { traktArchive } from './trakt-archive.ts';

const LOW_TIDE = { id: 7, media_type: 'movie', title: 'Low Tide', release_date: '2025-06-20' } as const;
const NAMELESS = { id: 9, media_type: 'movie', title: '' } as const;
const DIALS = { id: 8, media_type: 'tv', name: 'Nine Dials', first_air_date: '2021-03-04' } as const;
const addedAt = '2026-11-20T12:34:56.789Z';
const list = (id: string, name: string) => ({ id, name, description: '', movies: [LOW_TIDE, DIALS] });

/** All that an archive can hold, with what seldom is there: no name, no day, a year alone, specials, lists of one slug. */
const LIBRARY: Library = {
  ...EMPTY_LIBRARY,
  watchlist: [
    { ...DIALS, addedAt },
    { ...NAMELESS, addedAt: '' },
  ],
  favorites: [{ ...LOW_TIDE, addedAt }],
  collections: [list('1', 'Noir'), list('2', 'noir!'), list('3', 'watchlist'), list('4', '2025')],
  marks: [
    {
      ...LOW_TIDE,
      seenAt: '2024-02-29',
      viewings: { '2023': {}, '2022-01-02': {} },
      rating: 8,
      note: 'Twice.',
      hiddenAt: addedAt,
    },
    { ...NAMELESS, seenAt: null },
    { ...DIALS, rating: 7, note: 'Slow.' },
  ],
  episodes: [{ id: 8, name: 'Nine Dials', seasons: { 0: '1', 2: '4-5@20614,6' }, stoppedAt: addedAt }],
};

const archive = new Map(
  resultOf(traktArchive(LIBRARY, { withNotes: true, withUnknownDays: true, imdb: NO_IMDB_NUMBERS })).map(
    ({ name, text }) => [name, (JSON.parse(text) as readonly unknown[]).map(fieldsOf)],
  ),
);
const ofNames = (name: RegExp): readonly Fields[] =>
  [...archive].filter(([each]) => name.test(each)).flatMap(([, entries]) => entries);

/** Yamtrack’s `TraktExportImporter`, Floppy’s, and scrob’s `parse_trakt_export` go through the files so. */
describe('the archive, as others read it (product.md, Export: Trakt)', () => {
  it('has at its root the files that they look for, and no other', () => {
    const known =
      /^(?:watched-history-1|lists-(?:watchlist|favorites|lists|list-\d+-[a-z0-9-]+)|(?:ratings|notes|comments)-(?:movies|shows)|hidden-(?:progress-watched|recommendations))\.json$/;
    expect([...archive.keys()].filter((name) => !known.test(name))).toEqual([]);
    expect(archive.size).toBe(16);
  });

  it('has of each entry its kind, a name that is a text, and TMDB’s number', () => {
    const entries = ofNames(/^(?!lists-lists)/);
    expect(entries.length).toBeGreaterThan(20);
    for (const entry of entries) {
      const type = textOf(entry['type']);
      const media = fieldsOf(entry[type === 'episode' ? 'show' : type]);
      expect(['movie', 'show', 'episode']).toContain(type);
      expect([typeof media['title'], typeof fieldsOf(media['ids'])['tmdb']]).toEqual(['string', 'number']);
    }
  });

  it.each<[RegExp, (entry: Fields) => unknown]>([
    [/^watched-history/, (entry) => entry['watched_at']],
    [/^lists-(?!lists)/, (entry) => entry['listed_at']],
    [/^ratings/, (entry) => entry['rated_at']],
    [/^comments/, (entry) => fieldsOf(entry['comment'])['updated_at']],
    [/^notes/, (entry) => fieldsOf(entry['note'])['updated_at']],
    [/^hidden/, (entry) => entry['hidden_at']],
  ])('has a time in each entry of %s: without one they stop', (name, timeOf) => {
    const times = ofNames(name).map(timeOf);
    expect(times.length).toBeGreaterThan(0);
    expect(times.map((time) => new Date(String(time)).toISOString())).toEqual(times);
  });

  it('has seasons and episodes by their numbers, and each day of a movie', () => {
    const history = ofNames(/^watched-history/);
    const episodes = history.filter(({ type }) => type === 'episode').map(({ episode }) => fieldsOf(episode));
    expect(episodes.map(({ season, number }) => [season, number])).toEqual([
      [2, 4],
      [2, 5],
      [0, 1],
      [2, 6],
    ]);
    expect(history.filter(({ type }) => type === 'movie')).toHaveLength(4);
  });

  it('numbers a viewing alike in each later archive, and no two alike: some know by it what they have', () => {
    const historyOf = (library: Library) =>
      resultOf(traktArchive(library, { withNotes: false, withUnknownDays: true, imdb: NO_IMDB_NUMBERS }))
        .filter(({ name }) => name.startsWith('watched-history'))
        .flatMap(({ text }) => (JSON.parse(text) as readonly unknown[]).map(fieldsOf));
    const keyOf = ({ id: _, ...entry }: Fields) => JSON.stringify(entry);
    const before = historyOf(LIBRARY);
    const seenSince = { id: 7, media_type: 'tv', name: 'Low Tide, the show' } as const;
    const later = historyOf({
      ...LIBRARY,
      marks: [...LIBRARY.marks, { ...LOW_TIDE, id: 10, seenAt: '2026-11-21' }],
      episodes: [{ ...seenSince, seasons: { 0: '1', 1: '1-2@20614' } }, ...LIBRARY.episodes],
    });
    const numbers = new Map(later.map((entry) => [keyOf(entry), entry['id']]));
    expect(before.map((entry) => numbers.get(keyOf(entry)))).toEqual(before.map(({ id }) => id));
    expect(new Set(numbers.values()).size).toBe(later.length);
    expect(later.length).toBe(before.length + 4);
    expect([...numbers.values()].every((id) => Number.isSafeInteger(id) && Number(id) > 0)).toBe(true);
  });

  it('numbers each list as the file of its titles, by slugs that differ', () => {
    const heads = ofNames(/^lists-lists/).map(({ name, ids }) => [name, fieldsOf(ids)] as const);
    expect(heads.map(([name]) => name)).toEqual(['Noir', 'noir!', 'watchlist', '2025']);
    expect(new Set(heads.map(([, { slug }]) => slug)).size).toBe(heads.length);
    for (const [, { trakt, slug }] of heads)
      expect(archive.get(`lists-list-${textOf(trakt)}-${textOf(slug)}.json`)).toHaveLength(2);
  });

  it('has ratings from 1 to 10, and texts in notes and comments', () => {
    expect(ofNames(/^ratings/).map(({ rating }) => rating)).toEqual([8, 7]);
    expect(ofNames(/^notes/).map(({ note }) => fieldsOf(note)['notes'])).toEqual(['Twice.', 'Slow.']);
    expect(ofNames(/^comments/).map(({ comment }) => fieldsOf(comment)['comment'])).toEqual(['Twice.', 'Slow.']);
  });
});
