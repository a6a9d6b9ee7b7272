import { describe, expect, it } from 'vitest';
import { aTitle } from '#fixtures/a-title.ts';
import { inZone, ZONES } from '#fixtures/clock/in-zone.ts';
import { LOW_TIDE, NOW, addRows } from '#fixtures/import/add-rows.ts';
import { anImportedTitle } from '#fixtures/import/an-imported-title.ts';
import { apply } from '../../library/apply.ts';
import { keptTitles } from '../../library/facts/kept-titles.ts';
import { EMPTY_LIBRARY } from '../../library/library.ts';
import { lengthOf } from '../../library/names/text-length.ts';
import { noonOf } from '../../library/seen-day.ts';
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
    const actions = importActions(EMPTY_LIBRARY, [{ imported, title }], { lists: [], now: NOW });
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

  it('stays: a rating, a note, a day', () => {
    expect(addRows([{ seenAt: LATER, rating: 2, note: 'Theirs.' }], has).marks).toEqual(has.marks);
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
