import { describe, expect, it } from 'vitest';
import { papaExportFiles } from '#adapters/files/papa-export-files.ts';
import { aTitle } from '#fixtures/a-title.ts';
import { inZone } from '#fixtures/clock/in-zone.ts';
import { readingOf } from '#fixtures/import/reading-of.ts';
import { letterboxdTables } from '../../export/letterboxd-tables.ts';
import { listTable } from '../../export/list-table.ts';
import { apply } from '../../library/apply.ts';
import { EMPTY_LIBRARY, type Library } from '../../library/library.ts';
import { daysSeen } from '../../library/marks/viewings.ts';
import { resultOf } from '../../steps.ts';
import type { ImportReading } from '../import-reading.ts';
import { importActions } from './import-actions.ts';

type Files = Readonly<Record<string, unknown>>;

const NOW = new Date('2026-11-25T12:00:00.000Z');
const DAYS = ['2026-11-20', '2024-02-29', '2019-05-05'];
/** A time that is of one day in most zones. */
const noon = (day: string): string => `${day}T12:00:00.000Z`;
const csv = (header: string, rows: readonly string[]): string => [header, ...rows].join('\n');

/** The library with what a reading says of movies. */
const added = ({ titles, lists }: ImportReading, before: Library = EMPTY_LIBRARY): Library => {
  const matches = titles.map((imported) => ({ imported, title: aTitle({ id: 9001, media_type: 'movie' }) }));
  return apply(before, { kind: 'batch', actions: resultOf(importActions(before, matches, { lists, now: NOW })) });
};

const daysIn = ({ marks: [mark] }: Library): readonly string[] => daysSeen(mark ?? {});

const letterboxdRow = (day: string): string => `2026-11-21,Umbra,2021,https://boxd.it/${day},,Yes,,${day}`;
const backupOf = (days: readonly string[]): Files => {
  const [last = '', ...others] = days.toSorted().toReversed();
  const viewings = Object.fromEntries(days.map((day) => [day, {}]));
  const mark = { id: 9001, media_type: 'movie', title: 'Umbra', seenAt: last, ...(others.length > 0 && { viewings }) };
  return { product: 'Matinee', library: { ...EMPTY_LIBRARY, marks: [mark] } };
};
const libraryOf = (days: readonly string[]): Library => added(readingOf({ 'backup.json': backupOf(days) }));
const written = (rows: Parameters<typeof papaExportFiles.csv>[0]): string =>
  papaExportFiles.csv(rows).replaceAll('\r\n', '\n');

/** The files of each source that say that a movie was seen on some days. */
const SOURCES: readonly (readonly [source: string, filesOf: (days: readonly string[]) => Files])[] = [
  [
    'Letterboxd',
    (days) => ({
      'diary.csv': csv('Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date', days.map(letterboxdRow)),
      'watched.csv': csv('Date,Name,Year,Letterboxd URI', ['2026-11-21,Umbra,2021,https://boxd.it/a1']),
    }),
  ],
  [
    'Trakt',
    (days) => {
      const movie = { title: 'Umbra', year: 2021, ids: { trakt: 1, tmdb: 9001 } };
      const entries = days.map((day, id) => ({ id, watched_at: noon(day), action: 'watch', type: 'movie', movie }));
      const [last = ''] = days;
      return {
        'watched-history-1.json': entries.slice(0, 1),
        'watched-history-2.json': entries.slice(1),
        'watched-movies.json': [{ plays: days.length, last_watched_at: noon(last), movie }],
      };
    },
  ],
  [
    'Trakt’s table',
    (days) => ({
      'history.csv': csv(
        'type,title,year,trakt_id,tmdb,watched_at',
        days.map((day) => `movie,Umbra,2021,1,9001,${noon(day)}`),
      ),
    }),
  ],
  [
    'Movary',
    (days) => ({
      'history.csv': csv(
        'title,year,tmdbId,imdbId,watchedAt,comment',
        days.map((day) => `Umbra,2021,9001,tt9000001,${day},`),
      ),
    }),
  ],
  [
    'Simkl',
    (days) => ({
      'SimklBackup.json': {
        movies: days.map((day) => ({
          status: 'completed',
          last_watched_at: noon(day),
          movie: { title: 'Umbra', year: 2021, ids: { tmdb: '9001' } },
        })),
      },
    }),
  ],
  [
    'Yamtrack',
    (days) => ({
      'yamtrack.csv': csv(
        'media_id,source,media_type,title,image,season_number,episode_number,score,status,notes,start_date,end_date,progress',
        days.map((day) => `9001,tmdb,movie,Umbra,,,,,Completed,,,${day} 12:00:00+00:00,1`),
      ),
    }),
  ],
  [
    'Netflix',
    (days) => ({
      'NetflixViewingHistory.csv': csv(
        'Title,Date',
        days.map((day) => `Umbra,${day}`),
      ),
    }),
  ],
  [
    'Netflix, of a title with a colon',
    (days) => ({
      'NetflixViewingHistory.csv': csv(
        'Title,Date',
        days.map((day) => `Umbra: A Shadow,${day}`),
      ),
    }),
  ],
  ['a backup of Matinee', (days) => ({ 'backup.json': backupOf(days) })],
  ['Matinee’s table', (days) => ({ 'lists.csv': written(resultOf(listTable(libraryOf(days)))) })],
  [
    'Matinee’s export for Letterboxd',
    (days) =>
      Object.fromEntries(
        resultOf(letterboxdTables(libraryOf(days), { imdb: new Map(), withNotes: true })).map(({ name, rows }) => [
          name,
          written(rows),
        ]),
      ),
  ],
];

describe('each day on which a movie was seen (product.md, Import: seen before)', () => {
  const cases = SOURCES.flatMap(([source, filesOf]) => [1, 2, 3].map((count) => ({ source, filesOf, count })));

  it.each(cases)('is kept, and counted: $count of $source', ({ filesOf, count }) => {
    const days = DAYS.slice(0, count);
    for (const inFile of [days, days.toReversed()]) {
      const reading = readingOf(filesOf(inFile));
      const library = added(reading);
      expect(daysIn(library)).toEqual(days);
      expect(reading.putTogether).toMatchObject({ seenBefore: count - 1, viewings: 0 });
      expect(reading.unreadDays).toBe(0);
      expect(added(reading, library)).toBe(library);
    }
  });

  it.each(SOURCES)('comes to those that are here already: %s', (_, filesOf) => {
    const before = added(readingOf(filesOf(DAYS.slice(1, 2))));
    expect(daysIn(added(readingOf(filesOf(DAYS)), before))).toEqual(DAYS);
  });
});

/** Files that give times; Letterboxd, Movary and Netflix's history have days. */
const OF_TIMES: readonly (readonly [string, (time: string) => Files])[] = [
  ['Trakt', (time) => ({ 'a.json': [{ watched_at: time, movie: { title: 'Umbra', ids: { tmdb: 9001 } } }] })],
  [
    'Trakt’s table',
    (time) => ({ 'a.csv': csv('type,title,trakt_id,tmdb,watched_at', [`movie,Umbra,1,9001,${time}`]) }),
  ],
  [
    'Simkl',
    (time) => ({ 'a.json': { movies: [{ status: 'completed', last_watched_at: time, movie: { title: 'Umbra' } }] } }),
  ],
  ['Movary', (time) => ({ 'a.csv': csv('title,year,tmdbId,imdbId,watchedAt', [`Umbra,2021,9001,tt9000001,${time}`]) })],
  [
    'Yamtrack',
    (time) => ({
      'a.csv': csv('media_id,source,media_type,title,status,end_date', [`9001,tmdb,movie,Umbra,Completed,${time}`]),
    }),
  ],
  [
    'Netflix',
    (time) => ({
      'a.csv': csv('Profile Name,Start Time,Duration,Attributes,Title,Supplemental Video Type,Country', [
        `A,${time},01:40:00,,Umbra,,AU`,
      ]),
    }),
  ],
  ['a list of anyone’s', (time) => ({ 'a.csv': csv('title,watched_at', [`Umbra,${time}`]) })],
];

describe('the first moment of a year (product.md, Import: seen before)', () => {
  const times = ['2024-01-01T00:00:00.000Z', '2024-01-01 00:00:00', '2024-01-01T00:00:00+00:00'];
  const cases = ['America/Los_Angeles', 'UTC', 'Asia/Tokyo'].flatMap((zone) =>
    OF_TIMES.map(([source, filesOf]) => ({ zone, source, filesOf })),
  );

  it.each(cases)('is some time in it, by $source in $zone', ({ zone, filesOf }) => {
    for (const time of times) expect(inZone(zone, () => daysIn(added(readingOf(filesOf(time)))))).toEqual(['2024']);
  });
});
