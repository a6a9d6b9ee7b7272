import { describe, expect, it } from 'vitest';
import { againText, episodesText, partText, sumText, weekdayName, whenText } from './diary-texts.ts';

describe('the texts of a diary', () => {
  it.each([
    ['2026-11', 'November 2026', 'In November 2026'],
    ['2024', 'Some time in 2024', 'In 2024'],
  ])('%s is %s, and %s', (when, heading, chip) => {
    expect([partText(when), whenText(when)]).toEqual([heading, chip]);
  });

  it('say the day of a filter', () => {
    expect(whenText('2026-03-14')).toBe('On March 14, 2026');
  });

  it('say some time', () => {
    expect([partText(''), whenText('some')]).toEqual(['Some time', 'Some time']);
  });

  it.each([
    [1, undefined],
    [2, 'Again'],
    [3, 'Third time'],
    [6, '6th time'],
    [11, '11th time'],
    [21, '21st time'],
    [22, '22nd time'],
    [100, '100th time'],
  ])('time %i is %s (product.md, Diary: lines)', (time, text) => {
    expect(againText(time)).toBe(text);
  });

  it.each([
    [[{ season: 2, from: 1, to: 4 }], 'S2 E1 to E4'],
    [[{ season: 0, from: 3, to: 3 }], 'S0 E3'],
    [
      [
        { season: 1, from: 9, to: 10 },
        { season: 2, from: 1, to: 1 },
        { season: 2, from: 4, to: 5 },
      ],
      'S1 E9 to E10, S2 E1, E4 to E5',
    ],
  ])('%o is %s (product.md, Diary: lines)', (runs, text) => {
    expect(episodesText(runs)).toBe(text);
  });

  it.each([
    [{ films: 14, episodes: 22, minutes: 2_460, known: 36, total: 36 }, '14 films, 22 episodes, 41 hours'],
    [{ films: 1, episodes: 1, minutes: 50, known: 1, total: 2 }, '1 film, 1 episode, at least 1 hour'],
    [{ films: 0, episodes: 1, minutes: 20, known: 1, total: 1 }, '1 episode, 20 minutes'],
    [{ films: 0, episodes: 0, minutes: 0, known: 0, total: 0 }, ''],
  ])('%o is %s (product.md, Diary: months)', (sum, text) => {
    expect(sumText(sum)).toBe(text);
  });

  it('name the days of a week', () => {
    expect([1, 7, 8].map(weekdayName)).toEqual(['Monday', 'Sunday', '']);
  });
});
