import * as fc from 'fast-check';
import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { apply } from '#domain/library/apply.ts';
import { NO_REMAINDER, type Bundle } from '#domain/library/bundle.ts';
import { EMPTY_LIBRARY } from '#domain/library/library.ts';
import { runs } from '#fixtures/fuzz/runs.ts';
import { arbitraryActions } from '#fixtures/library/arbitrary-action.ts';
import { decodeBundle } from './codec/decode-bundle.ts';
import { JsonBackupFile } from './json-backup-file.ts';

const file = new JsonBackupFile(EMPTY_LIBRARY);
const MADE_AT = '2026-11-21T12:00:00.000Z';
const encode = async (bundle: Bundle) => (await file.encode({ madeAt: MADE_AT, bundle })).text;
const digestOf = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');
const restored = async (text: string) => {
  const decoded = await file.decode(text);
  return decoded.kind === 'read' ? decoded.backup.bundle : decoded.fault;
};
const bundleOf = (stored: string): Bundle =>
  decodeBundle(stored) ?? { library: EMPTY_LIBRARY, remainder: NO_REMAINDER };

const arbitraryBundle = fc
  .tuple(
    arbitraryActions,
    fc.dictionary(
      fc.string().map((name) => `x${name}`),
      fc.jsonValue({ maxDepth: 1 }),
      { maxKeys: 3 },
    ),
  )
  .map(([actions, fields]) =>
    bundleOf(JSON.stringify({ ...fields, ...actions.reduce(apply, EMPTY_LIBRARY), lastUpdated: MADE_AT })),
  );

const SAMPLE = await encode(
  bundleOf(JSON.stringify({ ...EMPTY_LIBRARY, username: 'Ada 👩‍👧', future: [1.5, { a: '\ud800' }] })),
);

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a backup', () => {
  it.each([
    ['', crypto],
    [' where the browser has no SHA-256', {}],
  ])('comes back as it was made, whatever is in it%s', async (_, ofContext) => {
    vi.stubGlobal('crypto', ofContext);
    await fc.assert(
      fc.asyncProperty(arbitraryBundle, async (bundle) => {
        const decoded = await file.decode(await encode(bundle));
        expect(decoded).toEqual({ kind: 'read', backup: { madeAt: MADE_AT, bundle } });
      }),
    );
  });

  it('is the same where the browser has no SHA-256', async () => {
    vi.stubGlobal('crypto', {});
    expect(await restored(SAMPLE)).not.toBe('damaged');
  });

  it('says what it is, of which version, when it was made, and what its library hashes to', () => {
    const { library, ...rest } = JSON.parse(SAMPLE) as Record<string, unknown>;
    expect(rest).toEqual({
      product: 'Matinee',
      version: 1,
      date: MADE_AT,
      checksum: digestOf(JSON.stringify(library)),
    });
    expect(Object.keys(library as object)).toEqual([
      'future',
      'watchlist',
      'favorites',
      'collections',
      'viewingHistory',
      'preferences',
      'username',
    ]);
  });

  it('names no address, not even one that could not be read', async () => {
    const text = await encode(bundleOf('{"username":"Ada","ipAddress":["203.0.113.7"]}'));
    expect(text).not.toContain('203.0.113.7');
    expect(text).not.toContain('ipAddress');
  });

  it('keeps unknown fields and what could not be read', async () => {
    const bundle = bundleOf(
      '{"watchlist":[{"id":5},{"id":"seven"},null],"favorites":"none","future":{"a":1},"__proto__":{"isAdmin":true}}',
    );
    expect(await restored(await encode(bundle))).toEqual(bundle);
    expect('isAdmin' in {}).toBe(false);
  });

  it('takes markup, lone surrogates and 10,000 titles', async () => {
    const watchlist = Array.from({ length: 10_000 }, (_, at) => ({
      id: at + 1,
      title: '<script>\u202e\ud800</script>',
      addedAt: MADE_AT,
    }));
    const bundle = bundleOf(JSON.stringify({ ...EMPTY_LIBRARY, watchlist }));
    expect(await restored(await encode(bundle))).toEqual(bundle);
    expect((await encode(bundle)).isWellFormed()).toBe(true);
  });

  it('may have been formatted again by an editor', async () => {
    expect(await restored(JSON.stringify(JSON.parse(SAMPLE), undefined, 2))).toEqual(await restored(SAMPLE));
  });
});

describe('what is refused', () => {
  it('is a library of which any character says something else', async () => {
    const from = SAMPLE.indexOf('"library":') + '"library":'.length;
    const said = (text: string) => JSON.stringify((JSON.parse(text) as { library: unknown }).library);
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: from, max: SAMPLE.length - 2 }),
        fc.string({ minLength: 0, maxLength: 1, unit: 'binary' }),
        async (at, other) => {
          const changed = SAMPLE.slice(0, at) + other + SAMPLE.slice(at + 1);
          let isSame = false;
          try {
            isSame = said(changed) === said(SAMPLE);
          } catch {
            // The file is no longer JSON.
          }
          expect((await restored(changed)) === 'damaged').toBe(!isSame);
        },
      ),
      runs(2_000),
    );
  });

  it.each([
    ['cut off', SAMPLE.slice(0, -1)],
    ['with a checksum of its own making', SAMPLE.replace(/"checksum":"./, '"checksum":"x')],
    ['without a library', JSON.stringify({ product: 'Matinee', version: 1, date: '', checksum: '' })],
    [
      'with a list for a library',
      JSON.stringify({ product: 'Matinee', version: 1, date: '', checksum: '', library: [] }),
    ],
  ])('is a backup %s, as damaged', async (_, text) => expect(await restored(text)).toBe('damaged'));

  it('is one of a newer version', async () => {
    expect(await restored(SAMPLE.replace('"version":1', '"version":2'))).toBe('newer');
  });

  it.each([
    ['', 'nothing'],
    ['Date,Name,Year,Letterboxd URI\n2026-01-01,Alien,1979,https://boxd.it/2awY', 'a Letterboxd CSV'],
    ['<!doctype html><title>Sign in</title>', 'a page'],
    ['null', 'null'],
    ['[]', 'a list'],
    ['{"watchlist":[{"id":5}],"favorites":[]}', 'a bundle without its wrapping'],
    ['{"product":"Other","version":1,"library":{}}', 'the backup of something else'],
    ['{"product":"Matinee","version":"1","library":{}}', 'a version that is none'],
    ['\0\0\0', 'zeros'],
    ['PK\u0003\u0004', 'a zip'],
  ])('is %j, as foreign: %s', async (text) =>
    expect(await restored(text)).toBe(text.startsWith('{"product":"Matinee"') ? 'damaged' : 'foreign'),
  );

  it('never rejects, whatever the text', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.json(),
          fc.json().map((json) => `{"product":"Matinee","version":1,"library":${json}}`),
        ),
        async (text) => {
          expect(['foreign', 'damaged']).toContain(await restored(text));
        },
      ),
    );
  });
});

describe('a backup of thousands of titles (product.md, Export: forms)', () => {
  const title = (id: number) => ({ id, title: `Umbra ${id} 🎬`, addedAt: MADE_AT });
  const watchlist = Array.from({ length: 10_000 }, (_, at) => title(at + 1));
  const bundle: Bundle = { library: { ...EMPTY_LIBRARY, watchlist }, remainder: NO_REMAINDER };

  it('is encoded once, a small part at a time: its bytes are those of its text', async () => {
    const parts = vi.spyOn(TextEncoder.prototype, 'encode');
    const { text, bytes } = await file.encode({ madeAt: MADE_AT, bundle });
    const lengths = parts.mock.calls.map(([part = '']) => part.length);
    expect(text.length).toBeGreaterThan(500_000);
    expect(lengths.reduce((sum, length) => sum + length, 0)).toBeLessThan(text.length + 1_000);
    expect(Math.max(...lengths)).toBeLessThan(50_000);
    expect(new TextDecoder().decode(bytes)).toBe(text);
  });
});
