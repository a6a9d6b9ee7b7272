import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { papaExportFiles } from '#adapters/files/papa-export-files.ts';
import { aTitle } from '#fixtures/a-title.ts';
import { runs } from '#fixtures/fuzz/runs.ts';
import { addRows } from '#fixtures/import/add-rows.ts';
import { readingOf } from '#fixtures/import/reading-of.ts';
import type { ExportRow } from '../../export/export-form.ts';
import { letterboxdTables } from '../../export/letterboxd-tables.ts';
import { listTable } from '../../export/list-table.ts';
import { apply } from '../../library/apply.ts';
import { EMPTY_LIBRARY, type Library } from '../../library/library.ts';
import type { Mark, Viewing } from '../../library/marks/mark.ts';
import { resultOf } from '../../steps.ts';
import type { ImportReading } from '../import-reading.ts';
import { importActions } from './import-actions.ts';

const NOW = new Date('2026-11-25T12:00:00.000Z');
const TITLE = { id: 9001, media_type: 'movie', title: 'Umbra' } as const;

const added = ({ titles, lists }: ImportReading, before: Library = EMPTY_LIBRARY): Library => {
  const matches = titles.map((imported) => ({ imported, title: aTitle(TITLE) }));
  return apply(before, { kind: 'batch', actions: resultOf(importActions(before, matches, { lists, now: NOW })) });
};

const markIn = ({ marks }: Library): Mark => {
  const [{ seenAt, viewings, rating, note } = {}]: readonly Mark[] = marks;
  return {
    ...(seenAt !== undefined && { seenAt }),
    ...(viewings && { viewings }),
    ...(rating !== undefined && { rating }),
    ...(note !== undefined && { note }),
  };
};
const markOf = (files: Readonly<Record<string, unknown>>): Mark => markIn(added(readingOf(files)));

const csv = (...lines: readonly string[]): string => lines.join('\n');
const DIARY = 'Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date';
const REVIEWS = 'Date,Name,Year,Letterboxd URI,Rating,Rewatch,Review,Tags,Watched Date';

describe('what was thought of a movie each time (product.md, Import: seen before)', () => {
  it('is kept with each viewing of Letterboxd’s diary and reviews, and the latest with the title', () => {
    const files = {
      'diary.csv': csv(
        DIARY,
        '2019-05-06,Umbra,2021,e1,1.5,,,2019-05-05',
        '2026-11-21,Umbra,2021,e3,4.5,Yes,,2026-11-20',
        '2024-03-01,Umbra,2021,e2,,Yes,,2024-02-29',
      ),
      'reviews.csv': csv(
        REVIEWS,
        '2019-05-06,Umbra,2021,e1,1.5,,Loud.,,2019-05-05',
        '2024-03-01,Umbra,2021,e2,,Yes,Better.,,2024-02-29',
      ),
    };
    const reading = readingOf(files);
    expect(markIn(added(reading))).toEqual({
      seenAt: '2026-11-20',
      rating: 9,
      note: 'Better.',
      viewings: {
        '2026-11-20': { rating: 9 },
        '2024-02-29': { note: 'Better.' },
        '2019-05-05': { rating: 3, note: 'Loud.' },
      },
    });
    expect(reading.putTogether).toMatchObject({ seenBefore: 2, ratings: 0, notes: 0 });
    expect(added(reading, added(reading))).toEqual(added(reading));
  });

  it('is said by the mark alone where it was seen once, be it by a diary and a review', () => {
    const files = {
      'ratings.csv': csv('Date,Name,Year,Letterboxd URI,Rating', '2026-11-22,Umbra,2021,a1,5'),
      'diary.csv': csv(DIARY, '2026-11-21,Umbra,2021,e3,4.5,,,2026-11-20'),
      'reviews.csv': csv(REVIEWS, '2026-11-21,Umbra,2021,e3,4.5,,Loud.,,2026-11-20'),
    };
    expect(markOf(files)).toEqual({ seenAt: '2026-11-20', rating: 10, note: 'Loud.' });
    expect(readingOf(files).putTogether).toMatchObject({ seenBefore: 0, ratings: 1 });
  });

  it('is that of the title where nobody knows the day, or where the file says when it was rated', () => {
    expect(markOf({ 'diary.csv': csv(DIARY, '2026-11-21,Umbra,2021,e3,4.5,,,soon') })).toEqual({
      seenAt: null,
      rating: 9,
    });
    const rows = ['movie,Umbra,1,9001,2026-11-20,8,2025-01-01', 'movie,Umbra,1,9001,2024-02-29,8,2025-01-01'];
    expect(markOf({ 'a.csv': csv('type,title,trakt_id,tmdb,watched_at,rating,rated_at', ...rows) })).toEqual({
      seenAt: '2026-11-20',
      rating: 8,
      viewings: { '2026-11-20': {}, '2024-02-29': {} },
    });
  });

  it('is the comment of each row of Movary’s, the latest that of the title, whatever their order', () => {
    const rows = ['Umbra,2021,9001,tt9000001,2019-05-05,Loud.', 'Umbra,2021,9001,tt9000001,2024-02-29,Better.'];
    for (const each of [rows, rows.toReversed()])
      expect(markOf({ 'history.csv': csv('title,year,tmdbId,imdbId,watchedAt,comment', ...each) })).toEqual({
        seenAt: '2024-02-29',
        note: 'Better.',
        viewings: { '2024-02-29': { note: 'Better.' }, '2019-05-05': { note: 'Loud.' } },
      });
  });

  it('is within the limits of marks: a rating that is none is left out, a note is cut', () => {
    const row = (day: string, rating: string, note: string) => `Umbra,2021,9001,,${day},${rating},${note}`;
    const reading = readingOf({
      'watched.csv': csv(
        'Title,Year,tmdbID,imdbID,WatchedDate,Rating10,Review',
        row('2026-11-20', 'eleven', 'a'),
        row('2024-02-29', '0', 'é'.repeat(501)),
      ),
    });
    expect(markIn(added(reading)).viewings).toEqual({
      '2026-11-20': { note: 'a' },
      '2024-02-29': { note: 'é'.repeat(500) },
    });
    expect(reading.titles[0]?.isNoteCut).toBe(true);
    const viewings = [
      { seenAt: '2026-11-20', rating: 11 },
      { seenAt: '2024-02-29', rating: 7.5, note: ' ' },
    ];
    const [mark] = addRows([{ seenAt: '2026-11-20', seenBefore: ['2024-02-29'], viewings }]).marks;
    expect(mark?.viewings).toEqual({ '2026-11-20': {}, '2024-02-29': {} });
  });

  it('overwrites nothing, and is added where nothing is said (product.md, Import: gaps)', () => {
    const marks = [
      { ...TITLE, seenAt: '2026-11-20', rating: 2, viewings: { '2026-11-20': { rating: 2 }, '2024-02-29': {} } },
    ];
    const rows = ['2026-11-21,Umbra,2021,e3,5,,,2026-11-20', '2024-03-01,Umbra,2021,e2,3,,,2024-02-29'];
    const library = added(readingOf({ 'diary.csv': csv(DIARY, ...rows) }), { ...EMPTY_LIBRARY, marks });
    expect(markIn(library)).toEqual({
      seenAt: '2026-11-20',
      rating: 2,
      viewings: { '2026-11-20': { rating: 2 }, '2024-02-29': { rating: 6 } },
    });
  });
});

const written = (rows: readonly ExportRow[]): string => papaExportFiles.csv(rows).replaceAll('\r\n', '\n');

const rating = fc.integer({ min: 1, max: 10 });
const note = fc.constantFrom('Loud.', '=1\n"twice", 🎬', 'שקט', '- slow start');
const thought: fc.Arbitrary<Viewing> = fc.record({ rating, note }, { requiredKeys: [] });
const days = fc.uniqueArray(fc.constantFrom('2026-11-20', '2024-02-29', '2024-01-01', '2019-12-31', '1999-05-05'), {
  minLength: 2,
});

/** A mark of a movie that was seen on several days. */
const arbitraryMark = fc
  .tuple(days, fc.array(thought, { minLength: 5, maxLength: 5 }), thought)
  .map(([all, thoughts, own]): Mark => {
    const newest = all.toSorted().toReversed();
    const viewings = Object.fromEntries(newest.map((day, at) => [day, thoughts[at] ?? {}]));
    return { ...own, seenAt: newest[0] ?? '', viewings };
  });
const libraryOf = (mark: Mark): Library => ({ ...EMPTY_LIBRARY, marks: [{ ...TITLE, ...mark }] });

/** What a mark says of itself, else the newest of its viewings does. */
const completed = ({ viewings = {}, ...mark }: Mark): Mark => {
  const all = Object.values(viewings);
  const ratingOf = mark.rating ?? all.find((each) => each.rating !== undefined)?.rating;
  const noteOf = mark.note ?? all.find((each) => each.note !== undefined)?.note;
  return {
    ...mark,
    viewings,
    ...(ratingOf !== undefined && { rating: ratingOf }),
    ...(noteOf !== undefined && { note: noteOf }),
  };
};

describe('what is exported of each viewing (product.md, Export: table)', () => {
  it('comes back with the table as it was, without a rating or note that was cleared', () => {
    fc.assert(
      fc.property(arbitraryMark, (mark) => {
        const files = { 'lists.csv': written(resultOf(listTable(libraryOf(mark)))) };
        expect(markOf(files)).toEqual(mark);
        const library = libraryOf(mark);
        expect(added(readingOf(files), library)).toBe(library);
      }),
      runs(100),
    );
  });

  it('comes back with a backup as it was, without a rating or note that was cleared', () => {
    fc.assert(
      fc.property(arbitraryMark, (mark) => {
        const library = libraryOf(mark);
        const files = { 'backup.json': { product: 'Matinee', library } };
        expect(markOf(files)).toEqual(mark);
        expect(added(readingOf(files), library)).toBe(library);
      }),
      runs(100),
    );
  });

  it('comes back with what Letterboxd is given, where the newest has what the mark says (product.md, Export: Letterboxd)', () => {
    fc.assert(
      fc.property(arbitraryMark, (mark) => {
        const tables = resultOf(letterboxdTables(libraryOf(mark), { imdb: new Map(), withNotes: true }));
        const files = Object.fromEntries(tables.map(({ name, rows }) => [name, written(rows)]));
        const { viewings = {}, seenAt, ...own } = mark;
        const said = { ...viewings, [seenAt ?? '']: own };
        expect(markOf(files)).toEqual(completed({ seenAt: seenAt ?? null, ...own, viewings: said }));
      }),
      runs(100),
    );
  });
});
