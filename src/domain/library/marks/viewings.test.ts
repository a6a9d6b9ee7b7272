import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inZone } from '#fixtures/clock/in-zone.ts';
import { apply } from '../apply.ts';
import type { LibraryAction } from '../library-change.ts';
import { EMPTY_LIBRARY, type Library } from '../library.ts';
import type { Viewings } from './mark.ts';
import { marking } from './marking.ts';
import { changedSeen, isViewingDay, missingViewings, newestFirst, viewingsOf, type Seen } from './viewings.ts';

const LOW_TIDE = { id: 7, media_type: 'movie', title: 'Low Tide' } as const;
const seenOn = (set: Viewings, clear: readonly string[] = []): LibraryAction => ({
  kind: 'viewings-changed',
  title: LOW_TIDE,
  set,
  clear,
});
const withMark = (mark: Seen): Library => ({ ...EMPTY_LIBRARY, marks: [{ ...LOW_TIDE, ...mark }] });
const markAfter = (mark: Seen, ...actions: readonly LibraryAction[]) =>
  actions.reduce<Library>(apply, withMark(mark)).marks[0];

describe('the day of a viewing (product.md, Marks: viewings)', () => {
  it.each(['2026-11-20', '1969-07-20', '2099-01-01', '2024-02-29', '2024', ''])('may be %j', (day) =>
    expect(isViewingDay(day)).toBe(true),
  );
  it.each(['2026-02-30', '2025-02-29', '2026-11', '26', '0999', '20245', 'yesterday', '__proto__', ' '])(
    'is none: %j',
    (day) => expect(isViewingDay(day)).toBe(false),
  );

  it('that are known come first, the newest first, then years, then some time', () => {
    expect(newestFirst(['', '2024', '2024-02-29', '2025', '2026-11-20'])).toEqual([
      '2026-11-20',
      '2024-02-29',
      '2025',
      '2024',
      '',
    ]);
  });
});

describe('the viewings of a title (product.md, Marks: viewings)', () => {
  it.each<[Seen, Viewings]>([
    [{}, {}],
    [{ seenAt: null }, { '': {} }],
    [{ seenAt: '2024-02-29' }, { '2024-02-29': {} }],
    [
      { seenAt: '2026-11-20', viewings: { '2024-02-29': { rating: 8 } } },
      { '2024-02-29': { rating: 8 }, '2026-11-20': {} },
    ],
    [{ seenAt: null, viewings: { '2024-02-29': {} } }, { '2024-02-29': {} }],
    [{ seenAt: null, viewings: { '2024': {} } }, { '2024': {} }],
    [{ viewings: { '2024-02-29': {} } }, {}],
  ])(
    'of %j are %j: a day of an earlier release is one more, and one that it took back says nothing',
    (mark, viewings) => {
      expect(viewingsOf(mark)).toEqual(viewings);
      expect(Object.keys(viewingsOf(mark)).length).toBe(Object.keys(viewings).length);
    },
  );

  it.each<[Seen, LibraryAction, Seen | undefined]>([
    [
      { seenAt: '2024-02-29' },
      seenOn({ '2026-11-20': {} }),
      { seenAt: '2026-11-20', viewings: { '2024-02-29': {}, '2026-11-20': {} } },
    ],
    [
      { seenAt: '2026-11-20' },
      seenOn({ '2024-02-29': {} }),
      { seenAt: '2026-11-20', viewings: { '2024-02-29': {}, '2026-11-20': {} } },
    ],
    [{ seenAt: '2026-11-20' }, seenOn({ '2026-11-20': {} }), { seenAt: '2026-11-20' }],
    [{ seenAt: '2026-11-20' }, seenOn({ '': {} }), { seenAt: '2026-11-20', viewings: { '2026-11-20': {}, '': {} } }],
    [{ seenAt: null }, seenOn({ '2026-11-20': {} }), { seenAt: '2026-11-20', viewings: { '2026-11-20': {}, '': {} } }],
    [{ seenAt: null }, seenOn({ '2024': {} }), { seenAt: null, viewings: { '2024': {}, '': {} } }],
    [
      { seenAt: '2026-11-20', viewings: { '2024-02-29': {}, '2026-11-20': {} } },
      seenOn({}, ['2026-11-20']),
      { seenAt: '2024-02-29' },
    ],
    [
      { seenAt: '2026-11-20', viewings: { '2024-02-29': { rating: 8 }, '2026-11-20': {} } },
      seenOn({}, ['2026-11-20']),
      { seenAt: '2024-02-29', viewings: { '2024-02-29': { rating: 8 } } },
    ],
    [{ seenAt: '2024-02-29' }, seenOn({}, ['2024-02-29']), undefined],
    [
      { viewings: { '2024-02-29': {} } },
      seenOn({ '2026-11-20': {} }),
      { seenAt: '2026-11-20', viewings: { '2024-02-29': {}, '2026-11-20': {} } },
    ],
    [{ viewings: { '2024': {}, '2024-02-29': {} } }, seenOn({}, ['2024']), { viewings: { '2024-02-29': {} } }],
  ])('of %j after %j are written as %j', (mark, action, after) => {
    expect(markAfter(mark, action)).toEqual(after && { ...LOW_TIDE, ...after });
  });

  it('of a time of a former release are on the day that it is where it is read', () => {
    const seenAt = '2026-11-25T20:00:00.000Z';
    expect(inZone('Asia/Kolkata', () => viewingsOf({ seenAt }))).toEqual({ '2026-11-26': {} });
    // Beside others it is the day that it is where that is written: in another zone it would be one more.
    const both = inZone('Asia/Kolkata', () => changedSeen({ seenAt }, { set: { '2024': {} }, clear: [] }));
    expect(both).toEqual({ seenAt: '2026-11-26', viewings: { '2026-11-26': {}, '2024': {} } });
    expect(inZone('America/New_York', () => viewingsOf(both))).toEqual(both.viewings);
  });

  it('that two tabs add are both there, and each is undone by itself', () => {
    const [one, other] = [seenOn({ '2026-11-20': {} }), seenOn({ '2026-11-22': {} })];
    expect(markAfter({ seenAt: '2024-02-29' }, other, one)).toEqual(markAfter({ seenAt: '2024-02-29' }, one, other));
    expect(markAfter({ seenAt: '2024-02-29' }, one, other)?.seenAt).toBe('2026-11-22');
  });

  it('are the same reference where nothing changes', () => {
    const library = withMark({ seenAt: '2026-11-20', viewings: { '2024-02-29': {} } });
    expect(apply(library, seenOn({ '2024-02-29': {} }, ['2025']))).toBe(library);
    const written = apply(library, seenOn({ '2026-11-20': {} }));
    expect(written.marks[0]?.viewings).toEqual({ '2024-02-29': {}, '2026-11-20': {} });
    expect(apply(written, seenOn({ '2024-02-29': {}, '2026-11-20': {} }, ['2025']))).toBe(written);
  });
});

describe('what a visitor says of when a title was seen', () => {
  const twice = { seenAt: '2026-11-20', viewings: { '2024-02-29': {}, '2026-11-20': { rating: 8 } } };
  const said = (mark: Seen, ...[patch]: [Parameters<typeof marking>[2]]) =>
    markAfter(mark, marking(withMark(mark).marks[0], LOW_TIDE, patch));

  it.each<[Seen, Parameters<typeof marking>[2], object | undefined]>([
    [{ seenAt: '2026-11-20' }, { set: { seenAt: '2026-11-19' }, clear: [] }, { seenAt: '2026-11-19' }],
    [
      twice,
      { set: { seenAt: '2026-11-19' }, clear: [] },
      { seenAt: '2026-11-20', viewings: { ...twice.viewings, '2026-11-19': {} } },
    ],
    // A release before has marked it as not seen.
    [
      { viewings: twice.viewings },
      { set: { seenAt: '2026-11-30' }, clear: [] },
      { seenAt: '2026-11-30', viewings: { ...twice.viewings, '2026-11-30': {} } },
    ],
    [{ viewings: twice.viewings }, { set: { seenAt: '2024-02-29' }, clear: [] }, twice],
    [twice, { set: { seenAt: '2026-11-20', rating: 9 }, clear: [] }, { ...twice, rating: 9 }],
    [twice, { set: {}, clear: ['seenAt'] }, undefined],
    [twice, { set: { note: 'Twice.' }, clear: ['seenAt'] }, { note: 'Twice.' }],
    [twice, { set: { rating: 9 }, clear: [] }, { ...twice, rating: 9 }],
  ])('of %j by %j: %j', (mark, patch, after) => {
    expect(said(mark, patch)).toEqual(after && { ...LOW_TIDE, ...after });
  });
});

const days = fc
  .uniqueArray(fc.constantFrom('2026-11-20', '2026-11-22', '2024-02-29', '2024-03-01', '2024', '2026', ''))
  .map((all): Viewings => Object.fromEntries(all.map((day) => [day, {}])));

describe('what another says of when a title was seen (product.md, Marks: gaps)', () => {
  it.each<[string, Viewings, Viewings, ReturnType<typeof missingViewings>]>([
    ['a day that is not here', { '2024-02-29': {} }, { '2026-11-20': {} }, { set: { '2026-11-20': {} }, clear: [] }],
    ['nothing of a day that is here', { '2024-02-29': {} }, { '2024-02-29': {} }, { set: {}, clear: [] }],
    ['which day it was', { '': {} }, { '2026-11-20': {} }, { set: { '2026-11-20': {} }, clear: [''] }],
    [
      'what was said of it',
      { '': { rating: 8 } },
      { '2026-11-20': {} },
      { set: { '2026-11-20': { rating: 8 } }, clear: [''] },
    ],
    ['nothing where a day is known', { '2026-11-20': {} }, { '': {} }, { set: {}, clear: [] }],
    ['nothing where a day of the year is', { '2024-02-29': {} }, { '2024': {} }, { set: {}, clear: [] }],
    ['another year', { '2024-02-29': {} }, { '2023': {} }, { set: { '2023': {} }, clear: [] }],
    ['some time besides', { '2024-02-29': {} }, { '': {}, '2024-02-29': {} }, { set: { '': {} }, clear: [] }],
    [
      'a rating',
      { '2024-02-29': { note: 'A' } },
      { '2024-02-29': { rating: 8, note: 'B' } },
      { set: { '2024-02-29': { note: 'A', rating: 8 } }, clear: [] },
    ],
  ])('is %s', (_, own, other, missing) => expect(missingViewings(own, other)).toEqual(missing));

  it('is nothing once it was brought in, whatever both say, and no known day goes', () => {
    fc.assert(
      fc.property(days, days, (own, other) => {
        const before: Seen = { seenAt: null, viewings: own };
        fc.pre(Object.keys(own).length > 0);
        const after = viewingsOf(changedSeen(before, missingViewings(own, other)));
        expect(missingViewings(after, other)).toEqual({ set: {}, clear: [] });
        const known = [...Object.keys(own), ...Object.keys(other)].filter((day) => day.length > 4);
        expect(known.filter((day) => !Object.hasOwn(after, day))).toEqual([]);
      }),
    );
  });
});
