import { describe, expect, it } from 'vitest';
import { aTitle } from '#fixtures/a-title.ts';
import { inZone, ZONES } from '#fixtures/clock/in-zone.ts';
import { LOW_TIDE, NOW, addRows } from '#fixtures/import/add-rows.ts';
import { anImportedTitle } from '#fixtures/import/an-imported-title.ts';
import { apply } from '../../library/apply.ts';
import { keptTitles } from '../../library/facts/kept-titles.ts';
import { EMPTY_LIBRARY } from '../../library/library.ts';
import { noonOf, seenDayOf } from '../../library/marks/seen-day.ts';
import { viewingsOf } from '../../library/marks/viewings.ts';
import { lengthOf } from '../../library/names/text-length.ts';
import { resultOf } from '../../steps.ts';
import { importActions } from './import-actions.ts';

const DAY = '2024-03-01T12:00:00.000Z';
const LATER = '2025-03-01T12:00:00.000Z';

describe('where the titles of a file go (product.md, Import: targets)', () => {
  it('to the watchlist and to the favorites, since then, or since now where the file does not say', () => {
    const library = addRows([{ listedAt: DAY, likedAt: null }]);
    expect(library.watchlist).toMatchObject([{ ...LOW_TIDE, addedAt: DAY }]);
    expect(library.favorites).toMatchObject([{ ...LOW_TIDE, addedAt: '2026-11-21T12:00:00.000Z' }]);
    expect(library.marks).toEqual([]);
  });

  it('with the fields that lists keep, and no other', () => {
    const [saved] = addRows([{ listedAt: DAY }]).watchlist;
    expect(saved).toHaveProperty('overview');
    expect(saved).not.toHaveProperty('genre_ids');
  });

  it('each time with when the provider said what is kept of it (product.md, Freshness: age)', () => {
    const title = { ...aTitle({ id: 7 }), checkedAt: LATER };
    const imported = anImportedTitle({ listedAt: DAY, likedAt: DAY, seenAt: DAY, lists: ['Rainy days'] });
    const actions = resultOf(importActions(EMPTY_LIBRARY, [{ imported, title }], { lists: [], now: NOW }));
    const kept = keptTitles(apply(EMPTY_LIBRARY, { kind: 'batch', actions }));
    expect(kept.map(({ asOf }) => asOf)).toEqual([LATER, LATER, LATER, LATER]);
  });

  it('among the marks, with what shows them: seen on a day or some time, rated, noted, not interested', () => {
    const rows = [
      { id: 1, seenAt: DAY, rating: 8, note: '  Twice.  ' },
      { id: 2, seenAt: null },
      { id: 3, hiddenAt: DAY },
    ];
    expect(addRows(rows).marks).toMatchObject([
      { id: 1, seenAt: '2024-03-01', rating: 8, note: 'Twice.' },
      { id: 2, seenAt: null },
      { id: 3, hiddenAt: DAY },
    ]);
    expect(addRows(rows).marks[0]).not.toHaveProperty('overview');
    expect(addRows(rows).watchlist).toEqual([]);
  });

  it('nowhere, where the file says nothing of them', () => {
    expect(addRows([{ name: 'Low Tide' }])).toEqual(EMPTY_LIBRARY);
  });

  it.each([0, 11, 7.5, Number.NaN])('without a rating of %s', (rating) => {
    expect(addRows([{ rating }])).toEqual(EMPTY_LIBRARY);
  });

  it('with a note of 500 characters at most, as people count them (product.md, Import: texts)', () => {
    expect(addRows([{ note: 'a'.repeat(501) }]).marks[0]?.note).toBe('a'.repeat(500));
    expect(lengthOf(addRows([{ note: '👩‍👩‍👧‍👦'.repeat(501) }]).marks[0]?.note ?? '')).toBe(500);
    expect(addRows([{ note: '  ' }])).toEqual(EMPTY_LIBRARY);
  });
});

describe('the day on which a title was seen (product.md, Import: times)', () => {
  it.each(ZONES)('is kept as a day in %s, be it a day or a time of that day', (zone) => {
    const rows = () => [
      { id: 1, seenAt: '2024-02-29' },
      { id: 2, seenAt: new Date(2024, 1, 29, 23, 59).toISOString() },
      { id: 3, seenAt: noonOf('2024-02-29')?.toISOString() ?? null },
    ];
    const kept = inZone(zone, () => addRows(rows()).marks.map(({ seenAt }) => seenAt));
    expect(kept).toEqual(['2024-02-29', '2024-02-29', '2024-02-29']);
  });
});

describe('what the library has already (product.md, Import: gaps)', () => {
  const has = { marks: [{ ...LOW_TIDE, seenAt: DAY, rating: 8, note: 'Mine.' }] };

  it('stays: a rating, a note, a day, beside which another one is one viewing more', () => {
    expect(addRows([{ rating: 2, note: 'Theirs.' }], has).marks).toEqual(has.marks);
    const [mark] = addRows([{ seenAt: LATER, rating: 2, note: 'Theirs.' }], has).marks;
    expect(mark).toMatchObject({ rating: has.marks[0]?.rating, note: has.marks[0]?.note });
    expect(Object.keys(viewingsOf(mark ?? {})).toSorted()).toEqual(
      [seenDayOf(has.marks[0]?.seenAt), seenDayOf(LATER)].toSorted(),
    );
    expect(addRows([{ seenAt: null }], has).marks).toEqual(has.marks);
  });

  it('has its gaps filled: a rating beside a note, a day where it was seen some time', () => {
    expect(addRows([{ rating: 2 }], { marks: [{ ...LOW_TIDE, note: 'Mine.' }] }).marks).toEqual([
      { ...LOW_TIDE, note: 'Mine.', rating: 2 },
    ]);
    expect(addRows([{ seenAt: DAY }], { marks: [{ ...LOW_TIDE, seenAt: null }] }).marks).toEqual([
      { ...LOW_TIDE, seenAt: '2024-03-01' },
    ]);
  });

  it('keeps the time since when it is on a list', () => {
    const watchlist = [{ ...LOW_TIDE, addedAt: LATER }];
    expect(addRows([{ listedAt: DAY }], { watchlist }).watchlist).toBe(watchlist);
  });
});

describe('a title that the file says was seen several times (product.md, Import: seen before)', () => {
  const rows = [{ seenAt: '2026-11-20', seenBefore: ['2024-02-29', '2024-01-01T00:00:00.000Z'] }];
  const viewings = { '2026-11-20': {}, '2024-02-29': {}, '2024': {} };

  it('is seen on each day, some time in a year where only that is known, and not once more when it comes again', () => {
    const library = addRows(rows);
    expect(library.marks).toMatchObject([{ seenAt: '2026-11-20', viewings }]);
    expect(addRows(rows, library)).toEqual(library);
    expect(addRows([{ seenAt: '2024-02-29' }], library).marks).toEqual(library.marks);
  });

  it('keeps the newest 100', () => {
    const day = (at: number) => new Date(Date.UTC(2025, 0, 1 + at)).toISOString().slice(0, 10);
    const seenBefore = Array.from({ length: 120 }, (_, at) => day(at));
    const [mark] = addRows([{ seenAt: day(120), seenBefore }]).marks;
    expect(Object.keys(viewingsOf(mark ?? {})).length).toBe(100);
    expect(mark?.seenAt).toBe(day(120));
  });

  it('keeps no more than 100 with the days that are here, the newest of those that come (product.md, Marks: viewings)', () => {
    const day = (at: number) => new Date(Date.UTC(2025, 0, 1 + at)).toISOString().slice(0, 10);
    const days = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => day(from + at));
    const rowsOf = ([seenAt = '', ...seenBefore]: readonly string[]) => [{ seenAt, seenBefore }];
    const library = addRows(rowsOf(days(0, 60)));
    const joined = addRows(rowsOf(days(50, 150)), library);
    expect(Object.keys(viewingsOf(joined.marks[0] ?? {})).toSorted()).toEqual([...days(0, 60), ...days(110, 150)]);
    expect(addRows(rowsOf(days(50, 150)), joined)).toEqual(joined);
    expect(addRows(rowsOf(days(200, 201)), joined)).toEqual(joined);
  });

  it('learns a day although there are 100', () => {
    const day = (at: number) => new Date(Date.UTC(2025, 0, 1 + at)).toISOString().slice(0, 10);
    const all = [...Array.from({ length: 99 }, (_, at) => day(at)), '2019'];
    const viewings = Object.fromEntries(all.map((each) => [each, {}]));
    const library = addRows([{ seenAt: '2019-05-05', seenBefore: ['2018-05-05'] }], {
      marks: [{ ...LOW_TIDE, seenAt: day(98), viewings }],
    });
    const days = Object.keys(viewingsOf(library.marks[0] ?? {}));
    expect([days.length, days.includes('2019-05-05'), days.includes('2018-05-05')]).toEqual([100, true, false]);
  });

  it('of the first moment of a year is of that year alone, in every zone', () => {
    for (const zone of ZONES)
      expect(inZone(zone, () => addRows([{ seenAt: '2024-01-01T00:00:00.000Z' }]).marks)).toMatchObject([
        { seenAt: null, viewings: { '2024': {} } },
      ]);
  });
});

describe('several titles of the file that are taken for one', () => {
  it('are as several rows of it: the first rating and the first note count (product.md, Import: same title)', () => {
    const library = addRows([
      { listedAt: LATER, seenAt: DAY, rating: 6, note: 'First.', lists: ['Noir'] },
      { listedAt: DAY, seenAt: LATER, rating: 9, note: 'Second.', lists: ['Long'] },
      { listedAt: null, seenAt: null },
    ]);
    expect(library.watchlist).toMatchObject([{ addedAt: DAY }]);
    expect(library.marks).toMatchObject([{ seenAt: '2025-03-01', rating: 6, note: 'First.' }]);
    expect(library.collections.slice(3).map(({ name }) => name)).toEqual(['Noir', 'Long']);
  });
});
