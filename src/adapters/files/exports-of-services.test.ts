import { readdir, readFile } from 'node:fs/promises';
import { asyncScheduler } from 'rxjs';
import { expect, it } from 'vitest';
import { ReadImport } from '#application/use-cases/import/read-import.ts';
import type { ImportReading } from '#domain/import/import-reading.ts';
import type { ImportSource } from '#domain/import/source-readers.ts';
import { aFile } from '#fixtures/import/a-file.ts';
import { countsOfReading, type ReadingCounts } from '#fixtures/import/counts-of-reading.ts';
import { outcomeAsTold } from '#fixtures/import/reading-of.ts';
import { zipOf } from '#fixtures/import/zip-of.ts';
import { AnyFileDecoder } from './any-file-decoder.ts';

const FOLDER = 'test-fixtures/import/services';
const clock = { now: () => new Date('2026-11-30T12:00:00.000Z'), scheduler: asyncScheduler };
const consoleLog = { warn: () => undefined, error: () => undefined };
const use = new ReadImport({ fileDecoder: new AnyFileDecoder(), clock, consoleLog });

/** A file as it is on a disk; a folder is a zip. */
const chosen = async (name: string) => {
  if (name.includes('.')) return aFile(name, new Uint8Array(await readFile(`${FOLDER}/${name}`)));
  const names = await readdir(`${FOLDER}/${name}`);
  const entries = await Promise.all(
    names.map(async (each) => ({ name: each, content: await readFile(`${FOLDER}/${name}/${each}`) })),
  );
  return aFile(`${name}.zip`, zipOf(entries));
};

/** On how many days titles, and episodes, were seen: each time that is known. */
const daysIn = ({ titles }: ImportReading) => {
  const times = titles.flatMap(({ seenAt, lastSeenAt, seenBefore = [] }) => [seenAt ?? lastSeenAt, ...seenBefore]);
  const ofEpisodes = titles.flatMap(({ episodes = [] }) =>
    episodes.flatMap(({ seenAt, seenBefore = [] }) => [seenAt, ...seenBefore]),
  );
  return [times, ofEpisodes].map((all) => all.filter((time) => typeof time === 'string').length);
};

interface Service {
  readonly file: string;
  readonly source: ImportSource;
  /** Of titles, and of episodes. */
  readonly days: readonly [number, number];
  readonly counts: ReadingCounts;
}

/** The files are made up, as the public code of the services writes them; what they come to is what that code says. */
const SERVICES: readonly Service[] = [
  {
    file: 'NetflixViewingHistory.csv',
    source: 'netflix',
    days: [4, 6],
    counts: { titles: 7, seen: 3, episodes: 5, leftOut: { unnamed: 1 } },
  },
  {
    file: 'anilist.json',
    source: 'anilist',
    days: [3, 0],
    counts: { titles: 7, listed: 1, rated: 3, noted: 1, onLists: 1, lists: 1, stopped: 1, seen: 3, episodes: 4 },
  },
  {
    file: 'animelist.xml',
    source: 'myanimelist',
    days: [3, 0],
    counts: { titles: 8, listed: 1, rated: 4, noted: 1, stopped: 1, seen: 4, episodes: 4 },
  },
  {
    file: 'floppy.csv',
    source: 'floppy',
    days: [2, 1],
    counts: {
      titles: 6,
      listed: 1,
      rated: 3,
      onLists: 3,
      lists: 2,
      seen: 4,
      episodes: 1,
      leftOut: { season: 1, unmarked: 1, person: 1, game: 1 },
    },
  },
  { file: 'gdpr_data.json', source: 'anilist', days: [0, 0], counts: { leftOut: { unnamed: 2, book: 1 } } },
  {
    file: 'imdb-ratings.csv',
    source: 'imdb',
    days: [0, 0],
    counts: { titles: 4, rated: 4, leftOut: { episode: 1, unmarked: 1, game: 1, video: 1 } },
  },
  {
    // The columns of its database, as its versions before 2025 wrote them.
    file: 'movies01-02-25-21-05.csv',
    source: 'showcase',
    days: [1, 1],
    counts: { titles: 4, listed: 1, rated: 3, noted: 1, seen: 1, episodes: 2, leftOut: { unmarked: 1 } },
  },
  {
    file: 'movies29-11-26-21-05.csv',
    source: 'showcase',
    days: [2, 2],
    counts: {
      titles: 7,
      listed: 2,
      rated: 4,
      noted: 1,
      seen: 3,
      episodes: 3,
      leftOut: { unmarked: 2, 'unknown-state': 1 },
    },
  },
  {
    file: 'ryot.json',
    source: 'ryot',
    days: [3, 4],
    counts: {
      titles: 7,
      listed: 2,
      rated: 3,
      noted: 2,
      onLists: 2,
      seen: 3,
      episodes: 5,
      leftOut: { unmarked: 1, season: 1, episode: 1, book: 1, person: 1 },
    },
  },
  {
    file: 'stremio.json',
    source: 'stremio',
    days: [2, 1],
    counts: { titles: 6, listed: 2, seen: 3, episodes: 1, leftOut: { unmarked: 1, video: 1 } },
  },
  {
    file: 'trakt-2026',
    source: 'trakt',
    days: [3, 5],
    counts: {
      titles: 8,
      listed: 2,
      liked: 1,
      rated: 2,
      noted: 1,
      onLists: 2,
      lists: 1,
      stopped: 1,
      seen: 3,
      episodes: 5,
      leftOut: { unmarked: 1, person: 1, season: 1, episode: 1 },
    },
  },
  {
    file: 'videodb.xml',
    source: 'kodi',
    days: [1, 2],
    counts: { titles: 4, rated: 3, seen: 3, episodes: 3, leftOut: { unmarked: 1, video: 1 } },
  },
  // Kinorium's, in UTF-16 and with tabs.
  { file: 'votes.csv', source: 'plain', days: [0, 0], counts: { titles: 4, rated: 4 } },
  {
    file: 'yamtrack.csv',
    source: 'yamtrack',
    days: [4, 5],
    counts: {
      titles: 9,
      listed: 2,
      rated: 5,
      noted: 1,
      seen: 4,
      episodes: 6,
      leftOut: { season: 1, unmarked: 2, book: 1, game: 1 },
    },
  },
  {
    file: 'anilist-five-stars.json',
    source: 'anilist',
    days: [1, 0],
    counts: {
      titles: 5,
      listed: 1,
      rated: 3,
      onLists: 1,
      lists: 1,
      seen: 3,
      episodes: 2,
      leftOut: { unnamed: 1, unreadable: 1 },
    },
  },
  {
    file: 'animelist-of-a-script.xml',
    source: 'myanimelist',
    days: [0, 0],
    counts: { titles: 3, listed: 1, rated: 2, seen: 1, episodes: 3 },
  },
  {
    file: 'kodi-21.xml',
    source: 'kodi',
    days: [0, 1],
    counts: {
      titles: 3,
      rated: 2,
      seen: 1,
      episodes: 2,
      leftOut: { unnamed: 1, unmarked: 1, unreadable: 1, video: 1 },
    },
  },
  {
    file: 'ryot-without-names.json',
    source: 'ryot',
    days: [1, 2],
    counts: {
      titles: 3,
      listed: 2,
      rated: 2,
      lists: 1,
      seen: 1,
      episodes: 2,
      leftOut: { episode: 1, unmarked: 1, unnamed: 1, book: 1 },
    },
  },
  // Of two days only the year is known.
  { file: 'showcase-years.csv', source: 'showcase', days: [3, 0], counts: { titles: 5, listed: 1, seen: 4 } },
  {
    file: 'trakt-sparse',
    source: 'trakt',
    days: [0, 2],
    counts: {
      titles: 4,
      listed: 1,
      rated: 1,
      noted: 1,
      hidden: 1,
      onLists: 1,
      lists: 1,
      stopped: 1,
      seen: 1,
      episodes: 1,
      leftOut: { unnamed: 1, unmarked: 3, season: 1, person: 1, 'some-episodes': 1 },
    },
  },
  {
    file: 'yamtrack-of-pandas.csv',
    source: 'yamtrack',
    days: [3, 2],
    counts: { titles: 5, listed: 1, rated: 3, seen: 3, episodes: 3, leftOut: { season: 1, unreadable: 1 } },
  },
];

it.each(SERVICES)('$file is read as its service means it (product.md, Import: sources)', async (service) => {
  const file = await chosen(service.file);
  const outcome = await outcomeAsTold((answers) => use.execute([file], answers));
  if (outcome.kind !== 'read') throw new Error(JSON.stringify(outcome));
  expect(outcome.reading.sources).toEqual([service.source]);
  expect(countsOfReading(outcome.reading)).toEqual(service.counts);
  expect(daysIn(outcome.reading)).toEqual(service.days);
});

it('has a row for each file', async () => {
  expect(SERVICES.map(({ file }) => file).toSorted()).toEqual((await readdir(FOLDER)).toSorted());
});
