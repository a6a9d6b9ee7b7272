import { describe, expect, it } from 'vitest';
import { NO_REMAINDER } from '#domain/library/bundle.ts';
import { backupNote } from '#fixtures/library/a-data-facade.ts';
import { anEncodedBackup } from '#fixtures/library/an-encoded-backup.ts';
import { libraryDeps } from '#fixtures/library/library-deps.ts';
import { textOfContents } from '#fixtures/text-of-contents.ts';
import type { Browser, FileContents } from '../../ports/browser.ts';
import type { Backup } from '../../ports/library/backup-file.ts';
import { MakeBackup } from './make-backup.ts';

const setup = (refuse = false) => {
  const library = libraryDeps({ username: 'Ada' });
  const files: (readonly [name: string, backup: Backup])[] = [];
  const logged: string[] = [];
  const download = (name: string, contents: FileContents) => {
    if (refuse) throw new Error('No downloads here.');
    files.push([name, JSON.parse(textOfContents(contents)) as Backup]);
  };
  const makeBackup = new MakeBackup({
    ...library.deps,
    repository: { bundle: () => ({ library: library.library(), remainder: NO_REMAINDER }) },
    backupFile: { encode: async (backup) => anEncodedBackup(JSON.stringify(backup)) },
    backupMemory: backupNote(),
    browser: { download } as unknown as Browser,
    consoleLog: { warn: () => {}, error: (_, message) => void logged.push(message) },
  });
  return { ...library, files, logged, makeBackup };
};

describe('making a backup', () => {
  it('gives the library as a file named for the day, says so, and remembers when', async () => {
    const { makeBackup, files, messages } = setup();
    expect(makeBackup.lastMadeAt).toBeUndefined();
    await makeBackup.execute();
    expect(files).toMatchObject([
      [
        'matinee-backup-2026-11-21.json',
        { madeAt: '2026-11-21T12:00:00.000Z', bundle: { library: { username: 'Ada' } } },
      ],
    ]);
    expect(messages()).toEqual([['success', 'Backup downloaded']]);
    expect(makeBackup.lastMadeAt).toBe('2026-11-21T12:00:00.000Z');
  });

  it('says when the browser refuses, and remembers none', async () => {
    const { makeBackup, messages, logged } = setup(true);
    await makeBackup.execute();
    expect(messages()).toEqual([['error', 'The backup could not be downloaded']]);
    expect(logged).toEqual(['The backup could not be made.']);
    expect(makeBackup.lastMadeAt).toBeUndefined();
  });
});
