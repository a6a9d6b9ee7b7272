import { describe, expect, it } from 'vitest';
import { papaExportFiles } from '#adapters/files/papa-export-files.ts';
import { unzip } from '#adapters/files/zip/unzip.ts';
import type { Library } from '#domain/library/library.ts';
import { FULL_LIBRARY } from '#fixtures/library/full-library.ts';
import { libraryDeps } from '#fixtures/library/library-deps.ts';
import type { FileContents } from '../../ports/browser.ts';
import { ExportLists, type ExportKind } from './export-lists.ts';

const TABLE: ExportKind = { kind: 'table' };
const LETTERBOXD: ExportKind = { kind: 'letterboxd', withNotes: false };

const setup = (has: Partial<Library>, refuses: 'nothing' | 'code' | 'download' = 'nothing') => {
  const { deps, messages, library } = libraryDeps(has);
  const files: { readonly name: string; readonly contents: FileContents }[] = [];
  const logged: string[] = [];
  const exportLists = new ExportLists({
    ...deps,
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
  return { exportLists, files, messages, logged, library };
};

describe('exporting lists', () => {
  it('as a table gives one file that spreadsheets take for UTF-8 (product.md, Export: table)', async () => {
    const { exportLists, files, messages } = setup(FULL_LIBRARY);
    await exportLists.execute(TABLE);
    expect(files).toEqual([
      {
        name: 'matinee-lists-2026-11-21.csv',
        contents: expect.stringMatching(/^\uFEFFlist,collection,.*Dust Parade/s) as unknown,
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
    const { exportLists, files } = setup({ favorites: FULL_LIBRARY.favorites });
    await exportLists.execute(LETTERBOXD);
    expect(files).toEqual([
      { name: 'matinee-letterboxd-favorites.csv', contents: expect.stringMatching(/^Title,.*Dust Parade/s) as unknown },
    ]);
  });

  it.each([TABLE, LETTERBOXD])(
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
