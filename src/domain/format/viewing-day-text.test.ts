import { expect, it } from 'vitest';
import { onViewingDay, viewingDayText, viewingsText } from './viewing-day-text.ts';

it.each([
  ['2026-11-22', 'November 22, 2026', 'on November 22, 2026'],
  ['0099-01-01', 'January 1, 99', 'on January 1, 99'],
  ['2024', 'some time in 2024', 'some time in 2024'],
  ['', 'some time', 'some time'],
])('the day of a viewing, %o, is %s (product.md, Marks: seen again)', (day, text, on) => {
  expect(viewingDayText(day)).toBe(text);
  expect(onViewingDay(day)).toBe(on);
});

it.each([
  [['2026-11-22'], 'Seen on November 22, 2026'],
  [[''], 'Seen some time'],
  [['2026-11-22', '2024-02-29', ''], 'Seen 3 times, last on November 22, 2026'],
  [['2024', ''], 'Seen 2 times, last some time in 2024'],
])('%j is said as %s (product.md, Marks: seen again)', (days, text) => {
  expect(viewingsText(days)).toBe(text);
});
