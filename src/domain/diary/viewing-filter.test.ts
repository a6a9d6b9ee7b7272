import { describe, expect, it } from 'vitest';
import { isShown, isWhen, weekdayOf, type ViewingFilter } from './viewing-filter.ts';

const LINES = [
  { day: '2026-11-28', time: 2 },
  { day: '2026-10-31', time: 1 },
  { day: '2026', time: 1 },
  { day: '2025-11-29', time: 1 },
  { day: '', time: 1 },
];

describe('which lines are shown (product.md, Diary: filter)', () => {
  it.each<[ViewingFilter, readonly string[]]>([
    [{}, ['2026-11-28', '2026-10-31', '2026', '2025-11-29', '']],
    [{ when: '2026' }, ['2026-11-28', '2026-10-31', '2026']],
    [{ when: '2026-11' }, ['2026-11-28']],
    [{ when: '2026-10-31' }, ['2026-10-31']],
    [{ when: 'some' }, ['']],
    [{ weekday: 6 }, ['2026-11-28', '2026-10-31', '2025-11-29']],
    [{ when: '2025', weekday: 6 }, ['2025-11-29']],
    [{ again: true }, ['2026-11-28']],
    [{ again: false, when: '2026' }, ['2026-10-31', '2026']],
  ])('%o', (filter, expected) => {
    expect(LINES.filter(isShown(filter)).map(({ day }) => day)).toEqual(expected);
  });

  it.each([
    ['2026', true],
    ['2026-12', true],
    ['some', true],
    ['2026-13', false],
    ['2026-00', false],
    ['2026-1', false],
    ['0999', false],
    ['12026', false],
    ['2026-11-28', true],
    ['2024-02-29', true],
    ['2026-02-30', false],
    ['2026-11-28T00:00', false],
    ['', false],
    ['Some', false],
  ])('%s is a time of a diary: %s', (text, expected) => {
    expect(isWhen(text)).toBe(expected);
  });

  it.each([
    ['2026-11-30', 1],
    ['1969-12-28', 7],
    ['2026', undefined],
    ['', undefined],
  ])('%s is day %s of its week', (day, expected) => {
    expect(weekdayOf(day)).toBe(expected);
  });
});
