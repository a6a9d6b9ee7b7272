import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { NO_REMAINDER } from '#domain/library/bundle.ts';
import { EMPTY_LIBRARY } from '#domain/library/library.ts';
import { encodeBundle } from '#fixtures/store/encode-bundle.ts';
import { decodeStored as decode, rewriteStored as rewrite } from '#fixtures/store/rewrite-stored.ts';

/** What the last release that knows no marks has made of a bundle with three of them, when it added a favorite. */
const passedThrough = JSON.parse(
  readFileSync(new URL('../../../../test-fixtures/library/bundles/without-marks.json', import.meta.url), 'utf8'),
) as { readonly marks: readonly object[] };

const FAMILY = '👩‍👩‍👧‍👦';

describe('marks in a bundle', () => {
  it('are absent while there is none (product.md, Marks: bundle)', () => {
    const text = encodeBundle('unknown', { library: EMPTY_LIBRARY, remainder: NO_REMAINDER });
    expect(text).not.toContain('marks');
    expect(rewrite({ marks: [] })).not.toHaveProperty('marks');
  });

  it.each([
    { seenAt: null },
    { seenAt: '2026-11-01T10:00:00.000Z' },
    { rating: 1 },
    { rating: 10 },
    { note: 'a'.repeat(500) },
    { note: FAMILY.repeat(500) },
    { note: `${'a'.repeat(500)}\n\n${FAMILY.repeat(500)}\n\n\nb` },
    { hiddenAt: '2026-11-01T10:00:00.000Z', tempo: 'slow' },
  ])('are read where they are in order: %j', (mark) => {
    expect(decode({ marks: [{ id: 7, ...mark }] }).library.marks).toStrictEqual([{ id: 7, ...mark }]);
  });

  it.each([
    { id: 7, media_type: 'person', rating: 5 },
    { id: 7, rating: 11 },
    { id: 7, rating: 0 },
    { id: 7, rating: 7.5 },
    { id: 7, rating: '7' },
    { id: 7, note: '' },
    { id: 7, note: 'a'.repeat(501) },
    { id: 7, note: FAMILY.repeat(501) },
    { id: 7, note: `a\n\n${'a'.repeat(501)}` },
    { id: 7, note: `${'a'.repeat(250)}\n${'b'.repeat(250)}` },
    { id: 7, seenAt: 5 },
    { id: 7, hiddenAt: null },
    { rating: 5 },
  ])('that break a rule are not read, and stay as they were: %j (product.md, Marks: unreadable)', (mark) => {
    const stored = { marks: [mark, { id: 8, rating: 8 }] };
    expect(decode(stored).library.marks).toStrictEqual([{ id: 8, rating: 8 }]);
    expect(rewrite(stored)['marks']).toStrictEqual([{ id: 8, rating: 8 }, mark]);
  });

  const days = (count: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, at) => [new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10), {}]),
    );

  it.each([
    { '2026-11-20': {}, '2024-02-29': { rating: 8, note: 'Loud.', mood: 'calm' }, '2019': {}, '': {} },
    { '1969-07-20': {}, '2099-01-01': {} },
    days(101),
  ])('have the viewings that are in order, however many: %.90j (product.md, Marks: viewings)', (viewings) => {
    const mark = { id: 7, seenAt: null, viewings };
    expect(decode({ marks: [mark] }).library.marks).toStrictEqual([mark]);
    expect(rewrite({ marks: [mark] })['marks']).toStrictEqual([mark]);
  });

  it.each<[unknown, object]>([
    [
      { '2026-02-30': {}, '2026-11-20': {} },
      { viewings: { '2026-11-20': {} }, unreadable_viewings: { '2026-02-30': {} } },
    ],
    [{ yesterday: {} }, { unreadable_viewings: { yesterday: {} } }],
    [{ '2026-11-20': true }, { unreadable_viewings: { '2026-11-20': true } }],
    [{ '2026-11-20': { rating: 11 } }, { viewings: { '2026-11-20': { unreadable_rating: 11 } } }],
    [{ '2026-11-20': { rating: 7, note: '' } }, { viewings: { '2026-11-20': { rating: 7, unreadable_note: '' } } }],
    [['2026-11-20'], { unreadable_viewings: ['2026-11-20'] }],
    ['2026-11-20', { unreadable_viewings: '2026-11-20' }],
    [{}, {}],
    [null, {}],
  ])('keep what is no viewing beside the others: %j (product.md, Marks: unreadable)', (viewings, read) => {
    const mark = { id: 7, seenAt: '2026-11-20', rating: 8 };
    const stored = { marks: [{ ...mark, viewings }] };
    expect(decode(stored).library.marks).toStrictEqual([{ ...mark, ...read }]);
    expect(rewrite(rewrite(stored))['marks']).toStrictEqual([{ ...mark, ...read }]);
  });

  it('outlive a release that knows none, with the choices that came with them (product.md, Marks: bundle)', () => {
    const { library } = decode(passedThrough);
    expect(library.favorites).toHaveLength(1);
    expect(library.marks).toStrictEqual([
      expect.objectContaining({ id: 1004, seenAt: null, rating: 7, note: 'Twice, שלום <b>' }),
      expect.objectContaining({ id: 1005, hiddenAt: '2026-11-02T10:00:00.000Z' }),
    ]);
    expect(library.preferences).toMatchObject({ hides: ['seen'], keepsHistory: false });
    expect(rewrite(passedThrough)['marks']).toStrictEqual(passedThrough.marks);
  });
});
