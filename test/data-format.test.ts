import { Ajv2020 } from 'ajv/dist/2020.js';
import * as fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { JsonDeviceFileCodec } from '#adapters/devices/json-device-file-codec.ts';
import { decodeBundle } from '#adapters/store/codec/decode-bundle.ts';
import { JsonBackupFile } from '#adapters/store/json-backup-file.ts';
import { joinRegisters } from '#domain/devices/join-registers.ts';
import { letterboxdTables } from '#domain/export/letterboxd-tables.ts';
import { listTable } from '#domain/export/list-table.ts';
import { apply } from '#domain/library/apply.ts';
import { NO_REMAINDER, type Bundle } from '#domain/library/bundle.ts';
import { EMPTY_LIBRARY, type Library } from '#domain/library/library.ts';
import { PART_NAMES } from '#domain/library/map-parts.ts';
import { MARK_FIELDS } from '#domain/library/parts/marks.ts';
import { CHECK_FIELDS, TITLE_FIELDS } from '#domain/library/saved-title.ts';
import { resultOf } from '#domain/steps.ts';
import { arbitraryActions } from '#fixtures/library/arbitrary-action.ts';
import { FULL_LIBRARY } from '#fixtures/library/full-library.ts';
import { encodeBundle } from '#fixtures/store/encode-bundle.ts';

type Schema = Readonly<Record<string, unknown>>;
interface Definition {
  readonly properties?: Readonly<Record<string, Schema>>;
}

const read = (name: string): string => readFileSync(new URL(`../docs/${name}`, import.meta.url), 'utf8');
const schema = JSON.parse(read('data-format.schema.json')) as Schema & {
  readonly $defs: Readonly<Record<string, Definition>>;
};
const page = read('data-format.md');
const columns = resultOf(listTable(FULL_LIBRARY))[0] ?? [];

const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true, strictTuples: false });
ajv.addSchema(schema, 'format');

/** What is wrong with a value; nothing where it is as the schema says. */
const faultsOf = (definition: 'bundle' | 'backup' | 'deviceFile', value: unknown): readonly string[] => {
  const isValid = ajv.getSchema(`format#/$defs/${definition}`);
  if (!isValid) throw new Error(`There is no ${definition} in the schema.`);
  return isValid(value) ? [] : (isValid.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
};

const lastUpdated = '2026-11-20T12:00:01.000Z';
const bundleOf = (library: Library): Bundle => ({ library, remainder: NO_REMAINDER, lastUpdated });
const written = (library: Library): unknown => JSON.parse(encodeBundle('203.0.113.7', bundleOf(library)));
const backups = new JsonBackupFile(EMPTY_LIBRARY);
const backedUp = async (library: Library): Promise<unknown> =>
  JSON.parse((await backups.encode({ madeAt: lastUpdated, bundle: bundleOf(library) })).text);

const codec = new JsonDeviceFileCodec();
const shared = (of: Library): unknown => {
  const device = '0123456789abcdef';
  const registers = resultOf(joinRegisters(of, { device, now: new Date(lastUpdated) }));
  return JSON.parse(resultOf(codec.encode({ device, name: 'Phone', writtenAt: lastUpdated, registers })));
};

const library = arbitraryActions.map((actions) => actions.reduce<Library>(apply, EMPTY_LIBRARY));

describe('the schema of what is written (data-format.md)', () => {
  it('fits a bundle, a backup and the file of a device of any library', async () => {
    await fc.assert(
      fc.asyncProperty(library, async (any) => {
        expect(faultsOf('bundle', written(any))).toEqual([]);
        expect(faultsOf('backup', await backedUp(any))).toEqual([]);
        expect(faultsOf('deviceFile', shared(any))).toEqual([]);
      }),
    );
    expect(faultsOf('bundle', written(FULL_LIBRARY))).toEqual([]);
    expect(faultsOf('backup', await backedUp(FULL_LIBRARY))).toEqual([]);
    expect(faultsOf('deviceFile', shared(FULL_LIBRARY))).toEqual([]);
  });

  it('fits what a newer release has added', () => {
    const marks = FULL_LIBRARY.marks.map((mark) => ({ ...mark, mood: 'calm' }));
    const remainder = { fields: { pins: [1] }, items: {} };
    const text = encodeBundle('unknown', { library: { ...FULL_LIBRARY, marks }, remainder, lastUpdated });
    expect(faultsOf('bundle', JSON.parse(text))).toEqual([]);
  });

  it.each<[string, object]>([
    ['a list that is none', { watchlist: {} }],
    ['a title without an id', { watchlist: [{ title: 'Low Tide', addedAt: '' }] }],
    ['a title that was never added', { favorites: [{ id: 7 }] }],
    ['a title of no type', { favorites: [{ id: 7, media_type: 'person', addedAt: '' }] }],
    ['a picture elsewhere', { favorites: [{ id: 7, poster_path: '//example.com/a.jpg', addedAt: '' }] }],
    ['a time that is a number', { favorites: [{ id: 7, addedAt: '', checkedAt: 5 }] }],
    ['a collection without a name', { collections: [{ id: '9', description: '', movies: [] }] }],
    ['a movie without an id', { collections: [{ id: '9', name: '', description: '', movies: [{}] }] }],
    ['a rating of 11', { marks: [{ id: 7, rating: 11 }] }],
    ['marks that are none', { marks: [] }],
    ['a theme that is none', { preferences: { theme: 'sepia', preferredGenres: [] } }],
    ['a name that is none', { username: 5 }],
    ['51 views', { viewingHistory: Array.from({ length: 51 }, (_, id) => ({ id: id + 1, viewedAt: '' })) }],
  ])('does not fit %s', (_, wrong) => {
    expect(faultsOf('bundle', { ...(written(FULL_LIBRARY) as object), ...wrong })).not.toEqual([]);
  });

  it.each<[string, object]>([
    ['of something else', { product: 'Matins' }],
    ['of a later version', { version: 2 }],
    ['with half a checksum', { checksum: 'ab'.repeat(16) }],
    ['without a library', { library: undefined }],
  ])('does not fit a backup %s', (_, wrong) => {
    expect(faultsOf('backup', { ...(backedUp(FULL_LIBRARY) as object), ...wrong })).not.toEqual([]);
  });

  it.each<[string, readonly unknown[]]>([
    ['an entry of four', ['hidden', 'movie:7', '1795176000000-0000', 'abc']],
    ['a stamp that is none', ['hidden', 'movie:7', '2026', 'abc', null]],
    ['a saved title without its time', ['watchlist', 'movie:7', '1795176000000-0000', 'abc', { id: 7 }]],
    ['a rating of 11', ['marks', 'movie:7', '1795176000000-0000', 'abc', { id: 7, rating: 11 }]],
    ['a collection without a name', ['collections', '9', '1795176000000-0000', 'abc', { id: '9', description: '' }]],
  ])('does not fit the file of a device with %s', (_, entry) => {
    expect(faultsOf('deviceFile', { ...(shared(FULL_LIBRARY) as object), entries: [entry] })).not.toEqual([]);
  });

  it('fits the file of a device with a list of a newer release', () => {
    const entries = [['pins', 'x', '1795176000000-0000', 'abc', { of: 'something' }]];
    expect(faultsOf('deviceFile', { ...(shared(FULL_LIBRARY) as object), entries })).toEqual([]);
  });

  it.each([
    ['library', PART_NAMES],
    ['title', Object.keys({ ...TITLE_FIELDS, ...CHECK_FIELDS })],
    ['markedTitle', MARK_FIELDS],
    ['preferences', Object.keys(FULL_LIBRARY.preferences)],
  ])('names every field of a %s', (name, fields) => {
    expect(Object.keys(schema.$defs[name]?.properties ?? {})).toEqual(expect.arrayContaining([...fields]));
  });
});

describe('the page of the data format', () => {
  const blocks = (language: string): readonly string[] =>
    [...page.matchAll(/^```(\w+)\n(.*?)^```$/gms)].flatMap(([, of, text = '']) => (of === language ? [text] : []));

  it('shows a bundle that is one, as it is written', () => {
    const [example = ''] = blocks('json');
    const value: unknown = JSON.parse(example);
    const bundle = decodeBundle(example);
    expect(faultsOf('bundle', value)).toEqual([]);
    expect(bundle?.remainder).toEqual(NO_REMAINDER);
    expect(bundle && JSON.parse(encodeBundle('203.0.113.7', bundle))).toEqual(value);
  });

  it('shows a backup that can be restored', async () => {
    const [, example = ''] = blocks('json');
    expect(faultsOf('backup', JSON.parse(example))).toEqual([]);
    expect(await backups.decode(example)).toMatchObject({ kind: 'read' });
  });

  it('shows the file of a device that is read, and written as it was', () => {
    const [, , example = ''] = blocks('json');
    const decoded = resultOf(codec.decode(example));
    expect(faultsOf('deviceFile', JSON.parse(example))).toEqual([]);
    if (decoded.kind !== 'read') throw new Error('It is not read.');
    expect([...decoded.file.registers.values()].some(({ isUnread }) => isUnread)).toBe(false);
    expect(JSON.parse(resultOf(codec.encode(decoded.file)))).toEqual(JSON.parse(example));
  });

  it('shows the headers of the tables', () => {
    const headers = blocks('csv').map((block) => block.split('\n')[0]);
    const [letterboxd] = resultOf(letterboxdTables(FULL_LIBRARY, { imdb: new Map(), withNotes: false }));
    expect(headers).toEqual([columns.join(','), letterboxd?.rows[0]?.join(',')]);
  });

  it('tells what is in every column', () => {
    const told = new Set([...page.matchAll(/`(\w+)`/g)].map(([, word]) => word));
    expect(columns.filter((column) => !told.has(column))).toEqual([]);
  });
});
