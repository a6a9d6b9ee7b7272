import { describe, expect, it, vi } from 'vitest';
import { papaExportFiles } from '#adapters/files/papa-export-files.ts';
import { unzip } from '#adapters/files/zip/unzip.ts';
import type { ExportOrder } from '#domain/export/export-form.ts';
import { EMPTY_LIBRARY, type Library } from '#domain/library/library.ts';
import { FULL_LIBRARY } from '#fixtures/library/full-library.ts';
import { libraryDeps } from '#fixtures/library/library-deps.ts';
import { textOfContents } from '#fixtures/text-of-contents.ts';
import type { FileContents } from '../../ports/browser.ts';
import { ExportLists } from './export-lists.ts';

const TABLE: ExportOrder = { form: 'table', withNotes: false };
const LETTERBOXD: ExportOrder = { form: 'letterboxd', withNotes: false };
const TRAKT: ExportOrder = { form: 'trakt', withNotes: false };

const setup = (has: Partial<Library>, refuses: 'nothing' | 'code' | 'download' = 'nothing') => {
  const { deps, clock, messages, library } = libraryDeps(has);
  const files: { readonly name: string; readonly contents: FileContents }[] = [];
  const texts = () => files.map(({ name, contents }) => ({ name, text: textOfContents(contents) }));
  const logged: string[] = [];
  const backups: unknown[] = [];
  const exportLists = new ExportLists({
    ...deps,
    makeBackup: {
      execute: async () => void backups.push('own'),
      download: async (backup) => backups.push(backup) > 0,
    },
    openExportFiles: async () => {
      if (refuses === 'code') throw new Error('The code does not come.');
      return papaExportFiles;
    },
    browser: {
      download: (name, contents) => {
        if (refuses === 'download') throw new Error('No downloads here.');
        files.push({ name, contents });
      },
    },
    consoleLog: { warn: () => {}, error: (_, message) => void logged.push(message) },
  });
  return { exportLists, clock, files, texts, backups, messages, logged, library };
};

describe('exporting lists', () => {
  it('as a table gives one file that spreadsheets take for UTF-8 (product.md, Export: table)', async () => {
    const { exportLists, texts, messages } = setup(FULL_LIBRARY);
    await exportLists.execute(TABLE);
    expect(texts()).toEqual([
      {
        name: 'matinee-lists-2026-11-21.csv',
        text: expect.stringMatching(/^\uFEFFlist,collection,.*Dust Parade/s) as unknown,
      },
    ]);
    expect(messages()).toEqual([['success', 'Lists exported']]);
  });

  it('for Letterboxd gives a zip of several files (product.md, Export: Letterboxd)', async () => {
    const { exportLists, files } = setup(FULL_LIBRARY);
    await exportLists.execute(LETTERBOXD);
    const [file] = files;
    expect(file?.name).toBe('matinee-letterboxd-2026-11-21.zip');
    const unzipped = await unzip(file?.contents as Uint8Array<ArrayBuffer>);
    const inside = unzipped.kind === 'files' ? unzipped.files : [];
    expect(inside.map(({ name }) => name)).toEqual(['watched.csv', 'favorites.csv', 'list-Noir.csv']);
    expect(new TextDecoder().decode(inside[1]?.bytes)).toBe(
      'Title,Year,tmdbID,imdbID,WatchedDate,Rating10,Review,Tags,Rewatch\r\nDust Parade,,603,,,,,,',
    );
  });

  it('for Letterboxd gives a single file as it is', async () => {
    const { exportLists, texts } = setup({ favorites: FULL_LIBRARY.favorites });
    await exportLists.execute(LETTERBOXD);
    expect(texts()).toEqual([
      { name: 'matinee-letterboxd-favorites.csv', text: expect.stringMatching(/^Title,.*Dust Parade/s) as unknown },
    ]);
  });

  it('for Trakt gives a zip of several files (product.md, Export: Trakt)', async () => {
    const { exportLists, files } = setup(FULL_LIBRARY);
    await exportLists.execute(TRAKT);
    expect(files.map(({ name }) => name)).toEqual(['matinee-trakt-2026-11-21.zip']);
    const unzipped = await unzip(files[0]?.contents as Uint8Array<ArrayBuffer>);
    const inside = unzipped.kind === 'files' ? unzipped.files : [];
    expect(inside.map(({ name }) => name)).toContain('watched-history-1.json');
    for (const { bytes } of inside) expect(JSON.parse(new TextDecoder().decode(bytes))).toBeInstanceOf(Array);
  });

  it('as a backup is the backup of this device (product.md, Export: forms)', async () => {
    const { exportLists, files, backups } = setup(FULL_LIBRARY);
    await exportLists.execute({ form: 'backup', withNotes: false });
    expect([files, backups]).toEqual([[], ['own']]);
  });

  it('of another library gives that one, and remembers no backup of this device (product.md, Import: only convert)', async () => {
    const { exportLists, texts, backups } = setup(FULL_LIBRARY);
    const library: Library = { ...EMPTY_LIBRARY, watchlist: [{ id: 7, title: 'Low Tide', addedAt: '' }] };
    const other = { library, imdb: new Map([['movie:7', 'tt0000007']] as const), nothing: 'Nothing of it.' };
    await exportLists.execute({ form: 'backup', withNotes: false }, other);
    expect(backups).toMatchObject([{ madeAt: '2026-11-21T12:00:00.000Z', bundle: { library } }]);
    await exportLists.execute(LETTERBOXD, other);
    expect(texts()).toMatchObject([{ text: expect.stringContaining('Low Tide,,7,tt0000007,') as unknown }]);
  });

  it('of another library says so where nothing of it goes into the form (product.md, Import: only convert)', async () => {
    const { exportLists, files, messages } = setup(FULL_LIBRARY);
    await exportLists.execute(LETTERBOXD, { library: EMPTY_LIBRARY, imdb: new Map(), nothing: 'Nothing of it.' });
    expect([files, messages()]).toEqual([[], [['blank', 'Nothing of it.']]]);
  });

  it.each([TABLE, LETTERBOXD, TRAKT])(
    'of 10,000 titles lets the page do its work in between: %j (product.md, Export: forms)',
    async (order) => {
      const marks = Array.from({ length: 10_000 }, (_, at) => ({ id: at + 1, title: `T${at}`, seenAt: '2024-02-29' }));
      const { exportLists, clock, files } = setup({ marks });
      const tasks = vi.spyOn(clock.scheduler, 'schedule');
      const done = exportLists.execute(order);
      await clock.advance(10_000);
      await done;
      expect(files).toHaveLength(1);
      expect(tasks.mock.calls.length).toBeGreaterThanOrEqual(10);
    },
  );

  const NO_ROOM = 'this form has no room for so many episodes of';
  const show = (id: number, runs: string) => ({ id, name: `Show ${id}`, poster_path: null, seasons: { 1: runs } });
  it.each([
    [[show(1, '1-5000')], 'success', 'Lists exported'],
    [[show(1, '1-5001')], 'blank', `Nothing exported: ${NO_ROOM} “Show 1”.`],
    [
      [show(1, '1-9999999'), show(2, '1-12'), show(3, '7,9-99999')],
      'success',
      `Lists exported, but not all: ${NO_ROOM} “Show 1” and 1 other show.`,
    ],
    [
      Array.from({ length: 24 }, (_, at) => show(at + 1, '1-5000')),
      'success',
      `Lists exported, but not all: ${NO_ROOM} “Show 21” and 3 other shows.`,
    ],
  ])('for Trakt names the shows of which not all goes along (product.md, Export: room)', async (episodes, ...said) => {
    const { exportLists, clock, messages } = setup({ episodes });
    const done = exportLists.execute(TRAKT);
    await clock.advance(1_000);
    await done;
    expect(messages()).toEqual([said]);
  });

  it.each([TABLE, LETTERBOXD, TRAKT])(
    'says that there is nothing, and gives no file: %j (product.md, Export: feedback)',
    async (kind) => {
      const { exportLists, files, messages } = setup({});
      await exportLists.execute(kind);
      expect([files, messages()]).toEqual([[], [['blank', 'There is nothing to export yet.']]]);
    },
  );

  it.each(['code', 'download'] as const)(
    'says that it failed where the %s is refused, and changes nothing (product.md, Export: feedback)',
    async (refused) => {
      const { exportLists, files, messages, logged, library } = setup(FULL_LIBRARY, refused);
      const before = library();
      await exportLists.execute(TABLE);
      expect(files).toEqual([]);
      expect(messages()).toEqual([['error', 'The lists could not be exported. Please try again.']]);
      expect(logged).toEqual(['The lists could not be exported.']);
      expect(library()).toBe(before);
    },
  );
});
