import { describe, expect, it } from 'vitest';
import { aTitle } from '#fixtures/a-title.ts';
import { libraryDeps } from '#fixtures/library/library-deps.ts';
import { ChangeViewings } from './change-viewings.ts';
import { MarkTitle } from './mark-title.ts';

const TITLE = aTitle({ id: 7, title: 'Low Tide' });
const SHOWN = { id: 7, media_type: 'movie' as const, title: 'Low Tide' };
const ONCE = { ...SHOWN, seenAt: '2026-11-22' };
const TWICE = { ...SHOWN, seenAt: '2026-11-22', viewings: { '2026-11-22': {}, '2024-02-29': { rating: 8 } } };
const HIDDEN = { ...SHOWN, rating: 7, viewings: TWICE.viewings };

describe('a day is added (product.md, Marks: seen again)', () => {
  it.each([
    ['to one', ONCE, '2026-11-30', { '2026-11-30': {}, '2026-11-22': {} }, '2026-11-30', 'on November 30, 2026'],
    ['before', ONCE, '2019-05-05', { '2026-11-22': {}, '2019-05-05': {} }, '2026-11-22', 'on May 5, 2019'],
    ['some time', ONCE, '', { '2026-11-22': {}, '': {} }, '2026-11-22', 'some time'],
    ['to several', TWICE, '2025-01-01', { ...TWICE.viewings, '2025-01-01': {} }, '2026-11-22', 'on January 1, 2025'],
  ])('%s', (_, mark, day, viewings, seenAt, on) => {
    const { deps, library, messages, undo } = libraryDeps({ marks: [mark] });
    new ChangeViewings(deps, new MarkTitle(deps)).add(TITLE, day);
    expect(library().marks).toEqual([{ ...mark, seenAt, viewings }]);
    expect(messages()).toEqual([['success', `Seen ${on}, too`]]);
    undo();
    expect(library().marks).toEqual([mark]);
  });

  it('the same day twice is one', () => {
    const { deps, library } = libraryDeps({ marks: [TWICE] });
    new ChangeViewings(deps, new MarkTitle(deps)).add(TITLE, '2026-11-22');
    expect(library().marks).toEqual([TWICE]);
  });

  it('brings back those that an earlier release has left without a word', () => {
    const { deps, library } = libraryDeps({ marks: [HIDDEN] });
    new ChangeViewings(deps, new MarkTitle(deps)).add(TITLE, '2025-01-01');
    const viewings = { ...TWICE.viewings, '2025-01-01': {} };
    expect(library().marks).toEqual([{ ...HIDDEN, seenAt: '2026-11-22', viewings }]);
  });

  it('the first one marks the title as seen, which every release reads', () => {
    const { deps, library, messages } = libraryDeps();
    new ChangeViewings(deps, new MarkTitle(deps)).add(TITLE, '2026-11-22');
    expect(library().marks).toMatchObject([ONCE]);
    expect(library().marks[0]).not.toHaveProperty('viewings');
    expect(messages()).toEqual([['success', 'Marked as seen']]);
  });
});

describe('a day is removed (product.md, Marks: seen again)', () => {
  it.each([
    ['2026-11-22', { seenAt: '2024-02-29', viewings: { '2024-02-29': { rating: 8 } } }, 'on November 22, 2026'],
    ['2024-02-29', { seenAt: '2026-11-22' }, 'on February 29, 2024'],
  ])('%s', (day, seen, on) => {
    const { deps, library, messages, undo } = libraryDeps({ marks: [TWICE] });
    new ChangeViewings(deps, new MarkTitle(deps)).remove(TITLE, day);
    expect(library().marks).toEqual([{ ...SHOWN, ...seen }]);
    expect(messages()).toEqual([['success', `No longer seen ${on}`]]);
    undo();
    expect(library().marks).toEqual([TWICE]);
  });

  it('the last one: the title is not seen, and one Undo brings both back', async () => {
    const { deps, library, messages, undo } = libraryDeps({ marks: [TWICE] });
    const viewings = new ChangeViewings(deps, new MarkTitle(deps));
    viewings.remove(TITLE, '2026-11-22');
    viewings.remove(TITLE, '2024-02-29');
    expect(library().marks).toEqual([]);
    expect(messages().at(-1)).toEqual(['success', '2 days removed']);
    undo();
    await expect.poll(() => library().marks).toEqual([TWICE]);
  });
});
