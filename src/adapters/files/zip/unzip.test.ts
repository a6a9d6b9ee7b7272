import fc from 'fast-check';
import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { crc32 } from '#domain/crc32.ts';
import { runs } from '#fixtures/fuzz/runs.ts';
import { zipOf } from '#fixtures/import/zip-of.ts';
import { isZip } from './is-zip.ts';
import { unzip } from './unzip.ts';

const textsIn = async (zip: Uint8Array<ArrayBuffer>) => {
  const unzipped = await unzip(zip);
  if (unzipped.kind === 'refused') return unzipped.refusal;
  return Object.fromEntries(unzipped.files.map(({ name, bytes }) => [name, new TextDecoder().decode(bytes)]));
};

describe('a zip (product.md, Import: files)', () => {
  it('gives the tables, JSON files and texts in it, in whatever folders, packed or not', async () => {
    const zip = zipOf([
      { name: 'a.csv', content: 'a,b\n' },
      { name: 'my/own/lists/ü.JSON', content: '[]', isStored: true },
      { name: 'my/notes.txt', content: 'Umbra (1984)' },
      { name: 'my/', content: '' },
      { name: 'my/picture.jpg', content: 'no' },
      { name: 'my/.hidden.csv', content: 'no' },
      { name: '__MACOSX/my/._a.csv', content: 'no' },
      { name: 'my/index.html', content: 'no' },
    ]);
    expect(isZip(zip)).toBe(true);
    expect(await textsIn(zip)).toEqual({
      'a.csv': 'a,b\n',
      'my/own/lists/ü.JSON': '[]',
      'my/notes.txt': 'Umbra (1984)',
    });
  });

  it('may have nothing in it', async () => {
    const zip = zipOf([]);
    expect(isZip(zip)).toBe(true);
    expect(await textsIn(zip)).toEqual({});
    expect(await textsIn(zipOf([{ name: 'empty.csv', content: '' }]))).toEqual({ 'empty.csv': '' });
  });

  it.each([false, true])('may have its numbers where those of large files are: %j', async (isLong) => {
    const zip = zipOf(
      [
        { name: 'a.csv', content: 'first', isLong: true },
        { name: 'b.csv', content: 'second', isLong: true },
      ],
      isLong,
    );
    expect(await textsIn(zip)).toEqual({ 'a.csv': 'first', 'b.csv': 'second' });
  });

  it('is known by how it begins', () => {
    expect(
      ['PK\u0003\u0004', 'PK\u0005\u0006', 'PK\u0003\u0006', 'PKfilm', 'Date', ''].map((text) =>
        isZip(new TextEncoder().encode(text)),
      ),
    ).toEqual([true, true, false, false, false, false]);
  });

  it('has its checksums', () => {
    expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcb_f4_39_26);
  });
});

describe('what is too much (product.md, Import: limits)', () => {
  it('is more than 50 MB unfolded, counted while it is unfolded, whatever the zip says', async () => {
    const most = { name: 'a.csv', content: new Uint8Array(50_000_000) };
    const zip = zipOf([most]);
    expect(zip.length).toBeLessThan(100_000);
    expect((await unzip(zip)).kind).toBe('files');
    expect(await textsIn(zipOf([most, { name: 'b.csv', content: 'x' }]))).toBe('zip-too-large');
    expect(await textsIn(zipOf([{ ...most, claims: { size: 3 } }]))).toBe('damaged-zip');
  });

  it('does not count what is not looked at', async () => {
    const picture = { name: 'a.jpg', content: new Uint8Array(50_000_001) };
    expect(await textsIn(zipOf([picture, { name: 'b.csv', content: 'x' }]))).toEqual({ 'b.csv': 'x' });
  });

  it('is more than 20,000 files', async () => {
    const files = Array.from({ length: 20_001 }, (_, at) => ({ name: `${at}.jpg`, content: '', isStored: true }));
    expect(await textsIn(zipOf(files, true))).toBe('zip-too-large');
    expect(await textsIn(zipOf(files.slice(1)))).toEqual({});
  });
});

describe('what is refused (product.md, Import: unreadable files)', () => {
  const FILE = { name: 'a.csv', content: 'Date,Name,Year\n'.repeat(99) };

  it('is a zip with a password', async () => {
    expect(await textsIn(zipOf([{ ...FILE, isEncrypted: true }]))).toBe('protected-zip');
  });

  it.each([
    ['another checksum', { crc: 7 }],
    ['a way of packing that browsers do not know', { method: 9 }],
    ['bytes that are not packed as it says', { method: 0 }],
  ])('is a zip with %s, as damaged', async (_, claims) => {
    expect(await textsIn(zipOf([{ ...FILE, claims }]))).toBe('damaged-zip');
  });

  it('is a zip that was cut off anywhere, as damaged', async () => {
    const zip = zipOf([FILE, { name: 'b.csv', content: randomBytes(99) }]);
    for (let length = 4; length < zip.length; length += 1) {
      expect(await textsIn(zip.slice(0, length)), `${length} of ${zip.length}`).toBe('damaged-zip');
    }
  });

  it('is never thrown, and nothing comes out that was not put in', async () => {
    const zip = zipOf([FILE, { name: 'b.csv', content: 'b', isLong: true }], true);
    const damages = fc.array(fc.tuple(fc.nat(zip.length - 1), fc.nat(255)), { minLength: 1, maxLength: 4 });
    const check = fc.asyncProperty(damages, async (bytes) => {
      const damaged = zip.slice();
      for (const [at, byte] of bytes) damaged[at] = byte;
      const unzipped = await unzip(damaged);
      const contents =
        unzipped.kind === 'files' ? unzipped.files.map((file) => new TextDecoder().decode(file.bytes)) : [];
      expect(contents.filter((text) => text !== FILE.content && text !== 'b')).toEqual([]);
    });
    await fc.assert(check, runs(500));
  });
});
