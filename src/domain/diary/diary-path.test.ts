import { describe, expect, it } from 'vitest';
import { type DiaryFigure, figurePath } from './diary-path.ts';
import { ALL_TIME } from './year-of.ts';

describe('a figure leads into the diary (product.md, Your year: figures lead)', () => {
  it.each<readonly [DiaryFigure, ofYear: string, ofAllTime: string]>([
    [{}, '?when=2026', ''],
    [{ when: '2026-11' }, '?when=2026-11', '?when=2026-11'],
    [{ weekday: 7 }, '?when=2026&weekday=7', '?weekday=7'],
    [{ decade: 1990 }, '?when=2026&from=1990&to=1999', '?from=1990&to=1999'],
    [{ genre: 18 }, '?when=2026&genre=18', '?genre=18'],
    [{ country: 'GB' }, '?when=2026&country=GB', '?country=GB'],
    [{ language: 'en' }, '?when=2026&language=en', '?language=en'],
    [{ person: 123 }, '?when=2026&person=123', '?person=123'],
    [{ rating: 8 }, '?when=2026&rating=8&most=8', '?rating=8&most=8'],
    [{ isAgain: true }, '?when=2026&again=true', '?again=true'],
  ])('%j', (figure, ofYear, ofAllTime) => {
    expect(figurePath('2026', figure)).toBe(`/diary${ofYear}`);
    expect(figurePath(ALL_TIME, figure)).toBe(`/diary${ofAllTime}`);
  });
});
