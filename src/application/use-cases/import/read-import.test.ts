import { describe, expect, it, vi } from 'vitest';
import type { ParsedFile } from '#domain/import/parsed-file.ts';
import { VirtualClock } from '#fixtures/clock/virtual-clock.ts';
import { aFile } from '#fixtures/import/a-file.ts';
import { parsed } from '#fixtures/import/parsed.ts';
import type { FileDecoder } from '../../ports/library/file-decoder.ts';
import { ReadImport } from './read-import.ts';

const FILMS = 'Date,Name,Year,Letterboxd URI';
const filmsOf = (count: number) =>
  [FILMS, ...Array.from({ length: count }, (_, at) => `2024-03-01,Film ${at},2021,u${at}`)].join('\n');

const readImport = (decode: FileDecoder['decode']) => {
  const [clock, consoleLog] = [new VirtualClock(), { warn: vi.fn(), error: vi.fn() }];
  return { clock, log: consoleLog, use: new ReadImport({ fileDecoder: { decode }, clock, consoleLog }) };
};
const decodeBy =
  (files: Readonly<Record<string, unknown>>): FileDecoder['decode'] =>
  async ({ name }) =>
    parsed({ [name]: files[name] });

describe('reading files to import (product.md, Import: recognition)', () => {
  it('reads all files together, in their order', async () => {
    const { use } = readImport(decodeBy({ 'a.csv': filmsOf(2), 'b.txt': 'Umbra (1984)' }));
    expect(await use.execute([aFile('a.csv', ''), aFile('b.txt', '')])).toMatchObject({
      kind: 'read',
      reading: {
        sources: ['letterboxd', 'plain'],
        titles: [{ name: 'Film 0' }, { name: 'Film 1' }, { name: 'Umbra' }],
      },
    });
  });

  it('reads again by the order of dates that the visitor says', async () => {
    const { use } = readImport(decodeBy({ 'a.csv': 'Title,Date\nUmbra,03/04/23' }));
    const files = [aFile('a.csv', '')];
    expect(await use.execute(files)).toEqual({ kind: 'ask-date-order', example: '03/04/23' });
    expect(await use.execute(files, { dateOrder: 'month-first' })).toMatchObject({
      reading: { titles: [{ seenAt: new Date(2023, 2, 4, 12).toISOString() }] },
    });
  });

  it('reads no more of several zips than may be unfolded of all together (product.md, Import: limits)', async () => {
    const asked: string[] = [];
    const { use } = readImport(async ({ name }) => {
      asked.push(name);
      return parsed({ [name]: filmsOf(1) }).map((file) => ({ ...file, archive: name, bytes: 50_000_000 }));
    });
    const outcome = await use.execute(Array.from({ length: 9 }, (_, at) => aFile(`${at}.zip`, '')));
    expect(asked).toEqual(['0.zip', '1.zip', '2.zip', '3.zip']);
    expect(outcome).toMatchObject({
      kind: 'read',
      reading: { unrecognised: ['4.zip', '5.zip', '6.zip', '7.zip', '8.zip'] },
    });
  });

  it('pauses after every hundred rows, and twice for every hundred titles that come of them, so that the page stays usable (product.md, Import: limits)', async () => {
    const { use, clock } = readImport(decodeBy({ 'a.csv': filmsOf(1_000) }));
    const pause = vi.spyOn(clock.scheduler, 'schedule');
    const reading = use.execute([aFile('a.csv', '')]);
    await clock.settle();
    expect(pause).toHaveBeenCalledTimes(1);
    await clock.advance(0);
    expect(await reading).toMatchObject({ reading: { titles: { length: 1_000 } } });
    expect(pause).toHaveBeenCalledTimes(10 + 2 * 10);
  });

  it.each<[string, FileDecoder['decode']]>([
    ['does not come', () => Promise.reject(new Error('broken'))],
    ['is none', async () => [{ name: 'a.csv' } as ParsedFile]],
  ])('never rejects, though what is decoded %s', async (_, decode) => {
    const { use, log } = readImport(decode);
    expect(await use.execute([aFile('a.csv', '')])).toEqual({
      kind: 'refused',
      refusal: 'unreadable',
      fileName: 'a.csv',
    });
    expect(log.error).toHaveBeenCalledOnce();
  });

  it('has nothing to read where no file is chosen', async () => {
    const { use } = readImport(async () => []);
    expect(await use.execute([])).toEqual({ kind: 'refused', refusal: 'no-rows', fileName: '' });
  });
});
