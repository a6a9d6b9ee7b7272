import { describe, expect, it } from 'vitest';
import { NO_REMAINDER } from '#domain/library/bundle.ts';
import { EMPTY_LIBRARY } from '#domain/library/library.ts';
import { zipOf } from '#fixtures/import/zip-of.ts';
import { decodeBundle } from '../../store/codec/decode-bundle.ts';
import { JsonBackupFile } from '../../store/json-backup-file.ts';
import { readLibraryFile } from './read-library-file.ts';

const fileOf = (content: string | Uint8Array<ArrayBuffer>) => new File([content], 'a-file');
const zipFileOf = (files: Readonly<Record<string, string>>) =>
  fileOf(zipOf(Object.entries(files).map(([name, content]) => ({ name, content }))));

const LIBRARY = { ...EMPTY_LIBRARY, username: 'Ada' };
const backup = async (madeAt: string, username: string | null = 'Ada') => {
  const bundle = { library: { ...LIBRARY, username }, remainder: NO_REMAINDER };
  return (await new JsonBackupFile(EMPTY_LIBRARY).encode({ madeAt, bundle })).text;
};
const BUNDLE =
  '{ "watchlist": [{"id":7,"title":"Low Tide"}, "strange"], "username":"Grace", "ipAddress":"203.0.113.7" }';

const nameIn = async (file: File) => {
  const read = await readLibraryFile(file);
  return read.kind === 'read' ? decodeBundle(read.bundle)?.library.username : read.reason;
};

const FOREIGN =
  'This is not a backup of Matinee: lists of other services, such as a Letterboxd CSV, cannot be restored.';

describe('the library of a file (product.md, QA: library file)', () => {
  it('is that of a backup', async () => {
    expect(await nameIn(fileOf(await backup('2026-11-20T12:00:00.000Z')))).toBe('Ada');
  });

  it('is that of the newest backup in a zip, whatever else is in it', async () => {
    const [older, newer] = [await backup('2026-11-20T12:00:00.000Z', 'Old'), await backup('2026-11-21T12:00:00.000Z')];
    expect(
      await nameIn(zipFileOf({ 'b.json': older, 'in/c.json': newer, 'notes.txt': 'x', 'bundle.json': BUNDLE })),
    ).toBe('Ada');
  });

  it('is a bundle as it is, letter for letter', async () => {
    expect(await readLibraryFile(fileOf(BUNDLE))).toEqual({ kind: 'read', bundle: BUNDLE });
    expect(await readLibraryFile(zipFileOf({ 'a.json': BUNDLE }))).toEqual({ kind: 'read', bundle: BUNDLE });
  });

  it('may have 5 MB', async () => {
    const watchlist = Array.from({ length: 25_000 }, (_, id) => ({ id: id + 1, title: 'x'.repeat(180) }));
    const text = JSON.stringify({ watchlist });
    expect(text.length).toBeGreaterThan(5_000_000);
    expect(await readLibraryFile(fileOf(text))).toEqual({ kind: 'read', bundle: text });
  });
});

describe('what is no library is refused with the sentence of restoring', () => {
  it.each([
    ['nothing', ''],
    ['a CSV', 'Date,Name,Year\n2024-01-01,Heat,1995\n'],
    ['another object', '{"a":1}'],
    ['a list', '[{"id":7}]'],
    ['lists that are none', '{"watchlist":{},"favorites":"all"}'],
    ['a text', '"watchlist"'],
    ['null', 'null'],
  ])('%s', async (_, text) => {
    expect(await nameIn(fileOf(text))).toBe(FOREIGN);
  });

  it('a backup that was changed', async () => {
    const changed = (await backup('2026-11-20T12:00:00.000Z')).replace('"Ada"', '"Eve"');
    expect(await nameIn(fileOf(changed))).toBe(
      'This backup is damaged, or was changed after it was made: nothing of it was restored.',
    );
  });

  it('a backup of a newer release', async () => {
    const newer = (await backup('2026-11-20T12:00:00.000Z')).replace('"version":1', '"version":2');
    expect(await nameIn(fileOf(newer))).toBe(
      'This backup was made by a newer Matinee: reload the page, then choose it again.',
    );
  });

  it('a zip without one', async () => {
    expect(await nameIn(zipFileOf({}))).toBe(
      'There is no backup of Matinee in this zip that can be read. Unpack it, and choose the backup.',
    );
  });

  it('one of more than 20 MB', async () => {
    expect(await nameIn(fileOf(`{"watchlist":[${' '.repeat(20_000_000)}]}`))).toBe(
      'This file is larger than 20 MB: no backup of Matinee is.',
    );
  });

  it('one that cannot be read', async () => {
    const file = { size: 1, arrayBuffer: () => Promise.reject(new Error('It is gone.')) };
    expect(await readLibraryFile(file)).toEqual({
      kind: 'refusal',
      reason: 'This file could not be read. Choose it once more.',
    });
  });
});
