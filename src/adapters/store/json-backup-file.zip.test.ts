import { describe, expect, it } from 'vitest';
import { NO_REMAINDER } from '#domain/library/bundle.ts';
import { EMPTY_LIBRARY } from '#domain/library/library.ts';
import { zipOf } from '#fixtures/import/zip-of.ts';
import { JsonBackupFile } from './json-backup-file.ts';

const file = new JsonBackupFile(EMPTY_LIBRARY);

describe('a backup in a zip (product.md, Saving: backup file)', () => {
  const textsIn = (content: Uint8Array<ArrayBuffer>) => file.textsIn(content);

  it('is found by itself, in folders and among other files', async () => {
    const { text } = await file.encode({
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

  const utf16 = (text: string, isLittle: boolean): Uint8Array<ArrayBuffer> => {
    const view = new DataView(new ArrayBuffer(text.length * 2));
    for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), isLittle);
    return new Uint8Array(view.buffer);
  };

  it.each<[string, (text: string) => Uint8Array<ArrayBuffer>]>([
    ['UTF-16 with a mark', (text) => utf16(`\ufeff${text}`, true)],
    ['UTF-16 the other way round', (text) => utf16(`\ufeff${text}`, false)],
    ['UTF-16 without a mark', (text) => utf16(text, true)],
    ['UTF-8 with an end of old systems', (text) => new Uint8Array(new TextEncoder().encode(`${text}\u001A`))],
  ])('is read in the encodings that import reads: %s', async (_, encode) => {
    const { text } = await file.encode({
      madeAt: '2026-11-21T12:00:00.000Z',
      bundle: { library: EMPTY_LIBRARY, remainder: NO_REMAINDER },
    });
    expect(await textsIn(encode(text))).toEqual([text]);
    expect(await file.decode((await textsIn(encode(text)))[0] ?? '')).toMatchObject({ kind: 'read' });
  });

  it.each([
    ['UTF-8', new TextEncoder().encode('{"product":"Matinee","title":"é')],
    ['UTF-16', utf16('\ufeff{"product":"Matinee","title":"é', true)],
  ])('is known to be damaged where it breaks off within a letter: %s', async (_, bytes) => {
    const [text = ''] = await textsIn(new Uint8Array(bytes.slice(0, -1)));
    expect(await file.decode(text)).toEqual({ kind: 'refused', fault: 'damaged' });
  });

  it('is none where the zip is damaged, or needs a password', async () => {
    const zip = zipOf([{ name: 'a.json', content: '{}' }]);
    expect(await textsIn(new Uint8Array(zip.slice(0, -9)))).toEqual([]);
    expect(await textsIn(zipOf([{ name: 'a.json', content: '{}', isEncrypted: true }]))).toEqual([]);
  });
});
