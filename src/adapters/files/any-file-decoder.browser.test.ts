import { asyncScheduler } from 'rxjs';
import { expect, it } from 'vitest';
import { ReadImport } from '#application/use-cases/import/read-import.ts';
import { aFile } from '#fixtures/import/a-file.ts';
import { AnyFileDecoder } from './any-file-decoder.ts';

/** A watchlist of 40 films and likes of one of them, as Info-ZIP packs them. */
const ZIP = [
  'UEsDBBQAAAAIAAAAIVh7g1snRQEAAOoGAAANAAAAd2F0Y2hsaXN0LmNzdnXUvUoEQRDE8fye4h5gzp2q3k9jEQQxEAwMV1zwwEM5J/Dx',
  'VabPDoZKm3/2o+tmLVt6WE9bet7Wc7rfStnOLx/fr/unx7sdM/tDtkNGuj2+n/Y5/V6Q3kr5/Lruur/u6li6NUfJWkKUiNJqSVEyyr6W',
  'JkqLcqhlL8o+yrGWgyiHKKdajqIco5xrOYlyinKp5SzK+b9EruUiyiVKN4JCQijhoiSZwgnuBAWFkIJLQVEhrOBWUFgILbgWFBfCC+4F',
  'BYYQg4tBkSHM4GZQaAg1uhoUG8KN7kblxnCju1G5Mdx4+S/5YOFGd6NyY7jR3ajcGG50Nyo3hhvdjcqN4UZ3o3Lj1GwXlRvnZr2o3Lg0',
  '+2XKzXK7YMrN0GyYKTdjs2Imp9GaHTPlZn2zZKbcbGi2zJSbjc2amXKzqdkzU242N3tmys2W3Q9QSwMEFAAAAAgAAAAhWGUuGxxHAAAA',
  'SAAAAA8AAABsaWtlcy9maWxtcy5jc3ZzSSxJ1fFLzE3ViUxNLNLxSS0pSS1Kyq9IUQgN8uQyMjAy0TUw1jUw1HHLzMlVMNABihjqZJSU',
  'FBRb6euD1OlllugnGnABAFBLAQIeAxQAAAAIAAAAIVh7g1snRQEAAOoGAAANAAAAAAAAAAEAAACkgQAAAAB3YXRjaGxpc3QuY3N2UEsB',
  'Ah4DFAAAAAgAAAAhWGUuGxxHAAAASAAAAA8AAAAAAAAAAQAAAKSBcAEAAGxpa2VzL2ZpbG1zLmNzdlBLBQYAAAAAAgACAHgAAADkAQAA',
  'AAA=',
].join('');

const clock = { now: () => new Date('2026-11-25T12:00:00.000Z'), scheduler: asyncScheduler };
const consoleLog = { warn: () => undefined, error: () => undefined };
const use = new ReadImport({ fileDecoder: new AnyFileDecoder(), clock, consoleLog });

it('a browser unpacks and reads a zip (product.md, Import: files)', async () => {
  const zip = Uint8Array.from(atob(ZIP), (character) => character.charCodeAt(0));
  const outcome = await use.execute([aFile('letterboxd.zip', zip)]);
  if (outcome.kind !== 'read') throw new Error(JSON.stringify(outcome));
  const { titles, sources } = outcome.reading;
  expect([sources, titles.length, titles.filter(({ likedAt }) => likedAt).length]).toEqual([['letterboxd'], 40, 1]);
});

it('a browser reads a table with quotes, and refuses what is none', async () => {
  const table = 'Title,Date\r\n"Furia: A ""Dust"" Saga","6/18/25"\r\n';
  expect(await use.execute([aFile('a.csv', table)])).toMatchObject({
    reading: { sources: ['netflix'], titles: [{ name: 'Furia: A "Dust" Saga' }] },
  });
  expect(await use.execute([aFile('a.csv', new Uint8Array([0xe9]))])).toMatchObject({ refusal: 'encoding' });
});
