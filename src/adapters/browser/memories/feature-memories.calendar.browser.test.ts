import { beforeEach, describe, expect, it } from 'vitest';
import { lastCalendar } from './feature-memories.ts';

const KEY = 'matinee_calendar';
const event = { uid: 'movie-7-digital@matinee', day: '2026-12-12', summary: 'Low Tide: At home' };
const given = { sequence: 28_501_200, events: [event, { ...event, isWhole: true, cancelled: '2026-11-28' }] } as const;

beforeEach(() => localStorage.clear());

describe('the memory of what calendars have taken (product.md, Calendar files: cancelled)', () => {
  it('gives back what was written, after a reload too', () => {
    expect(lastCalendar.recall()).toBeUndefined();
    lastCalendar.remember(given);
    expect(lastCalendar.recall()).toEqual(given);
  });

  it.each([
    '{',
    'null',
    '7',
    '[]',
    '{"sequence":1.5,"events":[]}',
    '{"sequence":1,"events":[{"uid":"x","day":"soon","summary":""}]}',
  ])('is not known where %s is in the storage', (text) => {
    localStorage.setItem(KEY, text);
    expect(lastCalendar.recall()).toBeUndefined();
  });
});
