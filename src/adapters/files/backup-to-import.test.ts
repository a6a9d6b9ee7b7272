import { asyncScheduler } from 'rxjs';
import { expect, it } from 'vitest';
import { ReadImport } from '#application/use-cases/import/read-import.ts';
import { NO_REMAINDER } from '#domain/library/bundle.ts';
import { EMPTY_LIBRARY } from '#domain/library/library.ts';
import { aFile } from '#fixtures/import/a-file.ts';
import { countsOfReading } from '#fixtures/import/counts-of-reading.ts';
import { EXPORTS } from '#fixtures/import/exports.data.ts';
import { outcomeAsTold } from '#fixtures/import/reading-of.ts';
import { zipOf } from '#fixtures/import/zip-of.ts';
import { FULL_LIBRARY } from '#fixtures/library/full-library.ts';
import { JsonBackupFile } from '../store/json-backup-file.ts';
import { AnyFileDecoder } from './any-file-decoder.ts';

const clock = { now: () => new Date('2026-11-25T12:00:00.000Z'), scheduler: asyncScheduler };
const consoleLog = { warn: () => undefined, error: () => undefined };
const use = new ReadImport({ fileDecoder: new AnyFileDecoder(), clock, consoleLog });

it('a backup that the app writes is read, title by title (product.md, Import: Matinee)', async () => {
  const bundle = { library: FULL_LIBRARY, remainder: NO_REMAINDER };
  const { text } = await new JsonBackupFile(EMPTY_LIBRARY).encode({ madeAt: '2026-11-21T12:00:00.000Z', bundle });
  const outcome = await use.execute([aFile('matinee.json', text)]);
  if (outcome.kind !== 'read') throw new Error(outcome.kind);
  const { watchlist, favorites, marks, collections } = FULL_LIBRARY;
  const { titles, lists, sources, leftOut } = outcome.reading;
  expect([sources, leftOut]).toEqual([['matinee'], []]);
  expect(titles.filter(({ listedAt }) => listedAt).map(({ ids }) => ids.tmdb)).toEqual(watchlist.map(({ id }) => id));
  expect(titles.filter(({ likedAt }) => likedAt).map(({ ids }) => ids.tmdb)).toEqual(favorites.map(({ id }) => id));
  expect(titles.filter(({ rating }) => rating).length).toBe(marks.filter(({ rating }) => rating).length);
  expect(lists.map(({ name }) => name)).toEqual(
    collections.filter(({ movies }) => movies.length > 0).map(({ name }) => name),
  );
});

it.each(EXPORTS)('a zip is read as its files are: $source, $form', async ({ files, counts }) => {
  const entries = Object.entries(files).map(([name, content]) => ({
    name: `export/${name.replace(/^pasted/, 'pasted (2024)')}`,
    content:
      typeof content === 'string' ? content.replace('Dust Parade\n', 'Dust Parade (1968)\n') : JSON.stringify(content),
  }));
  const outcome = await outcomeAsTold((answers) => use.execute([aFile('all.zip', zipOf(entries))], answers));
  expect(outcome.kind === 'read' && countsOfReading(outcome.reading)).toEqual(counts);
  expect(outcome.kind === 'read' && outcome.reading.unrecognised).toEqual([]);
});
