import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aTitle } from '#fixtures/a-title.ts';
import { runs } from '#fixtures/fuzz/runs.ts';
import { readingOf } from '#fixtures/import/reading-of.ts';
import { importActions } from '../import/adding/import-actions.ts';
import { nothingKnown } from '../import/episodes/known-seasons.ts';
import { placeEpisodes } from '../import/episodes/place-episodes.ts';
import { apply, batch } from '../library/apply.ts';
import { EMPTY_LIBRARY, type Library } from '../library/library.ts';
import { runsNames, seasonIn } from '../shows/rounds.ts';
import { seenOfSeason, type WatchedShow } from '../shows/watched-show.ts';
import { resultOf } from '../steps.ts';
import { NO_IMDB_NUMBERS } from './imdb-numbers.ts';
import { traktArchive } from './trakt-archive.ts';

const NOW = new Date('2030-01-01T12:00:00.000Z');
const DIALS = { id: 8, name: 'Nine Dials' } as const;

/** A library once what went out of `given` has come into it. */
const broughtInto = (before: Library, given: Library): Library => {
  const archive = resultOf(traktArchive(given, { withNotes: false, imdb: NO_IMDB_NUMBERS }));
  const files = Object.fromEntries(archive.map(({ name, text }) => [name, JSON.parse(text) as unknown]));
  const { titles, lists } = readingOf(files, undefined, NOW);
  const matches = titles.map((imported) => ({
    imported,
    title: aTitle({ id: imported.ids.tmdb ?? 0, media_type: 'tv' }),
    episodes: placeEpisodes(imported.episodes ?? [], nothingKnown(0), NOW),
  }));
  return apply(before, batch(resultOf(importActions(before, matches, { lists, now: NOW }))));
};

/** Each day of each episode, in whatever round: an unknown one says nothing beside one that is known. */
const daysOf = ({ episodes: [show] }: Library): readonly string[] => {
  const all = runsNames(show ?? { seasons: {} }).flatMap((name) => {
    const season = seasonIn(name);
    return season === undefined
      ? []
      : seenOfSeason(show ?? { seasons: {} }, name).flatMap(({ from, to, day }) =>
          Array.from({ length: to - from + 1 }, (_, at) => ({ episode: `${season}/${from + at}`, day })),
        );
  });
  const said = all.filter(
    ({ episode, day }) => day !== null || !all.some((other) => other.episode === episode && other.day !== null),
  );
  return [...new Set(said.map(({ episode, day }) => `${episode}@${day}`))].toSorted();
};

const names = [
  '1',
  '2',
  ...['2024-02-29T18:00:00.000Z', '2026-11-20T12:00:00.000Z'].flatMap((at) => [`${at}/1`, `${at}/2`]),
];
const seasons: fc.Arbitrary<WatchedShow['seasons']> = fc
  .record({
    seen: fc.dictionary(
      fc.constantFrom(...names),
      fc.constantFrom('1', '1-3', '1-2@20000', '2@20777', '1@20777,2@20000', '1@20788,3'),
      { minKeys: 1, maxKeys: 5 },
    ),
    isRunning: fc.boolean(),
  })
  .map(({ seen, isRunning }) => ({ ...seen, ...(isRunning && { '2026-11-20T12:00:00.000Z': '0@20777' }) }));
const libraryWith = (said: WatchedShow['seasons']): Library => ({
  ...EMPTY_LIBRARY,
  collections: [],
  episodes: [{ ...DIALS, seasons: said }],
});

describe('the archive for Trakt of a show that was watched again (product.md, Export: Trakt)', () => {
  it('brings each day of an episode, in whatever round it was seen', () => {
    fc.assert(
      fc.property(seasons, (said) => {
        const given = libraryWith(said);
        expect(daysOf(broughtInto({ ...EMPTY_LIBRARY, collections: [] }, given))).toEqual(daysOf(given));
      }),
      runs(100),
    );
  });

  it('adds nothing to the library that it came from', () => {
    fc.assert(
      fc.property(seasons, (said) => {
        const given = libraryWith(said);
        expect(broughtInto(given, given).episodes).toEqual(given.episodes);
      }),
      runs(100),
    );
  });

  it('brings into any library the days that it lacks, and keeps its own', () => {
    fc.assert(
      fc.property(seasons, seasons, (own, others) => {
        const [mine, theirs] = [libraryWith(own), libraryWith(others)];
        const both = new Set([...daysOf(mine), ...daysOf(theirs)].filter((day) => !day.endsWith('@null')));
        const after = broughtInto(mine, theirs);
        expect(daysOf(after).filter((day) => !day.endsWith('@null'))).toEqual([...both].toSorted());
        expect(daysOf(broughtInto(after, theirs))).toEqual(daysOf(after));
      }),
      runs(100),
    );
  });
});
