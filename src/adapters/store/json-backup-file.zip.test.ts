import { describe, expect, it } from 'vitest';
import { NO_REMAINDER } from '#domain/library/bundle.ts';
import { EMPTY_LIBRARY } from '#domain/library/library.ts';
import { zipOf } from '#fixtures/import/zip-of.ts';
import { JsonBackupFile } from './json-backup-file.ts';

const file = new JsonBackupFile(EMPTY_LIBRARY);

describe('a backup in a zip (product.md, Saving: backup file)', () => {
  const textsIn = (content: Uint8Array<ArrayBuffer>) => file.textsIn(content);

  it('is found by itself, in folders and among other files', async () => {
    const text = await file.encode({
      madeAt: '2026-11-21T12:00:00.000Z',
      bundle: { library: EMPTY_LIBRARY, remainder: NO_REMAINDER },
    });
    for (const name of ['matinee-backup.json', 'downloads/phone/backup (1).json']) {
      const texts = await textsIn(
        zipOf([
          { name: 'a.csv', content: 'x' },
          { name, content: text },
          { name: '__MACOSX/._b.json', content: 'y' },
        ]),
      );
      expect(texts).toEqual(['x', text]);
    }
  });

  it('need not be in one, and may begin with a mark of its encoding', async () => {
    expect(await textsIn(new Uint8Array(new TextEncoder().encode('\ufeff{"a":1}')))).toEqual(['{"a":1}']);
  });

  it('is none where the zip is damaged, or needs a password', async () => {
    const zip = zipOf([{ name: 'a.json', content: '{}' }]);
    expect(await textsIn(new Uint8Array(zip.slice(0, -9)))).toEqual([]);
    expect(await textsIn(zipOf([{ name: 'a.json', content: '{}', isEncrypted: true }]))).toEqual([]);
  });
});
