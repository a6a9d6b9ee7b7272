import * as fc from 'fast-check';
import Papa from 'papaparse';
import { asyncScheduler } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import { runs } from '#fixtures/fuzz/runs.ts';
import { papaExportFiles } from './papa-export-files.ts';
import { unzip } from './zip/unzip.ts';

const { csv, zip } = papaExportFiles;
const read = (text: string) => Papa.parse<string[]>(text, { delimiter: ',', newline: '\r\n' }).data;

describe('a table as CSV', () => {
  it('has commas, lines that end with CR and LF, and quotes where a cell needs them', () => {
    const rows = [
      ['title', 'note'],
      ['Low Tide', 'Twice, "really"'],
      ['שלום 🎬', 'a\nb'],
    ];
    expect(csv(rows)).toBe('title,note\r\nLow Tide,"Twice, ""really"""\r\nשלום 🎬,"a\nb"');
  });

  it('reads back as it was, whatever is in its cells', () => {
    const cell = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc
        .array(fc.constantFrom('"', ',', ';', '\n', '\r', '\r\n', ' ', '\uFEFF', 'א', '🎬'))
        .map((parts) => parts.join('')),
    );
    const rows = fc.array(fc.tuple(cell, cell, cell), { minLength: 1 }).map((all) => [['a', 'b', 'c'], ...all]);
    fc.assert(
      fc.property(rows, (table) => {
        expect(read(csv(table))).toEqual(table);
      }),
      runs(500),
    );
  });
});

describe('files as a zip', () => {
  it('let the page do its work after every 256 KB (product.md, Export: forms)', async () => {
    const tasks = vi.spyOn(asyncScheduler, 'schedule');
    const files = [1, 2, 3].map((at) => ({ name: `${at}.json`, text: 'x'.repeat(1_000_000) }));
    await zip(files, new Date());
    expect(tasks.mock.calls.length).toBeGreaterThanOrEqual(12);
    tasks.mockRestore();
  });

  const files = [
    { name: 'watchlist.csv', text: 'Title\r\nשלום 🎬' },
    { name: 'list-שלום.csv', text: '' },
  ];

  it.each(['2026-11-21T12:00:00Z', '1970-01-01T00:00:00Z', '2150-01-01T00:00:00Z'])(
    'are what they were, at %s',
    async (at) => {
      const unzipped = await unzip(await zip(files, new Date(at)));
      const inside = unzipped.kind === 'files' ? unzipped.files : [];
      expect(inside.map(({ name, bytes }) => ({ name, text: new TextDecoder().decode(bytes) }))).toEqual(files);
    },
  );
});
