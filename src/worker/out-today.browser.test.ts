import { afterEach, describe, expect, it } from 'vitest';
import { outToday } from './out-today.ts';

const CACHE = 'matinee-today';
const NOW = new Date(2026, 11, 1, 9);
const keep = async (days: unknown) =>
  (await caches.open(CACHE)).put(
    '/matinee-today/days',
    new Response(typeof days === 'string' ? days : JSON.stringify(days)),
  );

afterEach(() => caches.delete(CACHE));

describe('what is out today (product.md, Calendar: out today)', () => {
  it('is said once a day, of what a page has kept', async () => {
    await keep([
      { day: '2026-11-30', text: 'Dust Parade: In cinemas' },
      { day: '2026-12-01', text: 'Low Tide: At home' },
      { day: '2026-12-02', text: 'Nine Dials: S2 E6' },
    ]);
    expect(await outToday(NOW, '')).toBe('Low Tide: At home');
    expect(await outToday(NOW, '')).toBeUndefined();
    expect(await outToday(new Date(2026, 11, 2, 0, 5), '')).toBe('Nine Dials: S2 E6');
    expect(await outToday(new Date(2026, 11, 3), '')).toBeUndefined();
  });

  it('is nothing where nothing is kept, and makes no place for it', async () => {
    expect(await outToday(NOW, '')).toBeUndefined();
    expect(await caches.has(CACHE)).toBe(false);
  });

  it.each([
    [7],
    [null],
    [{ day: '2026-12-01' }],
    [[null]],
    [[{ day: '2026-12-01', text: 7 }]],
    [[{ day: '2026-12-01', text: '' }]],
  ])('is nothing of what another release has written: %j', async (days) => {
    await keep(days);
    expect(await outToday(NOW, '')).toBeUndefined();
  });

  it('is of this copy of the app alone', async () => {
    await keep([{ day: '2026-12-01', text: 'Low Tide: At home' }]);
    expect(await outToday(NOW, 'films-')).toBeUndefined();
  });
});
