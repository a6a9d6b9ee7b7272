import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { countsOfReading } from '#fixtures/import/counts-of-reading.ts';
import { csvRows } from '#fixtures/import/csv-rows.ts';
import { EXPORTS } from '#fixtures/import/exports.data.ts';
import { readingOf } from '#fixtures/import/reading-of.ts';
import type { ImportSource } from './source-readers.ts';

/** What each is called where visitors read of imports. */
const SOURCES: Readonly<Record<ImportSource, string>> = {
  letterboxd: 'Letterboxd',
  imdb: 'IMDb',
  trakt: 'Trakt',
  tmdb: 'TMDB',
  tvtime: 'TV Time',
  netflix: 'Netflix',
  movary: 'Movary',
  simkl: 'Simkl',
  seriesguide: 'SeriesGuide',
  showcase: 'ShowCase',
  yamtrack: 'Yamtrack',
  floppy: 'Floppy',
  ryot: 'Ryot',
  stremio: 'Stremio',
  myanimelist: 'MyAnimeList',
  anilist: 'AniList',
  kodi: 'Kodi',
  betaseries: 'BetaSeries',
  matinee: 'Matinee',
  plain: 'anything else',
};

describe('every source (product.md, Import: sources)', () => {
  it.each(Object.entries(SOURCES))('%s has a row and a chapter of docs/importing.md: %s', async (_, name) => {
    const page = await readFile('docs/importing.md', 'utf8');
    const [, chapter = ''] = new RegExp(`^\\| \\[${name}\\]\\(#([\\w-]+)\\) \\|`, 'm').exec(page) ?? [];
    const chapters = [...page.matchAll(/^## (.+)$/gm)].map(([, head = '']) => head.toLowerCase().replaceAll(' ', '-'));
    expect(chapters).toContain(chapter);
  });

  it.each(Object.entries(SOURCES).filter(([source]) => source !== 'plain'))(
    '%s is among the sources of docs/product.md, and has a rule there: %s',
    async (_, name) => {
      const page = await readFile('docs/product.md', 'utf8');
      const [, chapter = ''] = page.split('\n## Import\n');
      const [, sources = ''] = /^- \*\*sources\*\*: ((?:.+\n)+?)- /m.exec(chapter) ?? [];
      expect(sources).toContain(name);
      expect(chapter).toContain(`\n- **${name}**: `);
    },
  );

  it('has a file among the exports of the tests, but for Matinee’s own, which has tests of its own', () => {
    const tried = new Set<string>(EXPORTS.map(({ source }) => source));
    expect(Object.keys(SOURCES).filter((source) => !tried.has(source))).toEqual(['matinee']);
  });
});

describe('every form of every service (product.md, Import: sources)', () => {
  it.each(EXPORTS)('$source: $form', ({ source, files, counts }) => {
    const reading = readingOf(files);
    expect(reading.sources).toEqual([source]);
    expect(countsOfReading(reading)).toEqual(counts);
  });
});

type Entry = Readonly<Record<string, unknown>>;

const isEntry = (item: unknown): item is Entry => typeof item === 'object' && item !== null;
const entriesIn = (content: unknown): readonly Entry[] => (Array.isArray(content) ? content.filter(isEntry) : []);

/** With null for each field that an entry lacks and another has. */
const withNulls = (files: Readonly<Record<string, unknown>>): Record<string, unknown> => {
  const names = Object.values(files).flatMap((content) => entriesIn(content).flatMap(Object.keys));
  const nothing = Object.fromEntries(names.map((name) => [name, null]));
  const filled = (content: unknown) =>
    Array.isArray(content) ? entriesIn(content).map((entry) => ({ ...nothing, ...entry })) : content;
  return Object.fromEntries(Object.entries(files).map(([name, content]) => [name, filled(content)]));
};

describe('a part that is null (product.md, Import: recognition)', () => {
  it.each(EXPORTS.filter(({ files }) => Object.values(files).some((content) => entriesIn(content).length > 0)))(
    'is as one that is not there: $source, $form',
    ({ files, counts }) => {
      expect(countsOfReading(readingOf(withNulls(files)))).toEqual(counts);
    },
  );

  it('is left out where it is a whole entry, also in the first places', () => {
    const entry = { watched_at: '2024-03-01T10:00:00Z', movie: { title: 'Umbra', ids: { tmdb: 9001 } }, show: null };
    expect(readingOf({ 'a.json': [null, null, null, entry] })).toMatchObject({
      titles: [{ name: 'Umbra', media_type: 'movie' }],
      leftOut: [{ name: '', reason: 'unnamed' }],
    });
  });
});

const quoted = (cell: string): string => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** As a spreadsheet saves a table that does not begin in its first row and column. */
const moved = (text: string): string =>
  ['', ',,', ...csvRows(text).map((row) => ['', '', ...row].map(quoted).join(','))].join('\n');

describe('a table with blank rows and columns before it (product.md, Import: tables)', () => {
  const isTable = (content: unknown): content is string =>
    typeof content === 'string' && (content.split('\n', 1)[0] ?? '').includes(',');
  const exports = EXPORTS.filter(({ files }) => Object.values(files).every(isTable));

  it.each(exports)('is read as it was: $source, $form', ({ source, files, counts }) => {
    const texts = Object.entries(files).map(([name, text]) => [name, moved(String(text))] as const);
    const reading = readingOf(Object.fromEntries(texts));
    expect(reading.sources).toEqual([source]);
    expect(countsOfReading(reading)).toEqual(counts);
  });
});
