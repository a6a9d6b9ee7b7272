import { expect, it } from 'vitest';
import { EMPTY_LIBRARY } from '../library/library.ts';
import { newsChoice, newsSeen, seenWithoutNews } from './news-seen.ts';

const at = (time: string) => new Date(time).getTime();
const NOW = at('2026-11-28T09:00');
const seen = { at: at('2026-11-24T09:00'), choice: 'DE 8' };

it.each<[string, Parameters<typeof newsSeen>, typeof seen]>([
  ['is what was noted', [seen, 'DE 8', NOW], seen],
  ['is all at the first visit', [undefined, 'DE 8', NOW], { at: NOW, choice: 'DE 8' }],
  ['is all of another country', [seen, 'US 8', NOW], { at: NOW, choice: 'US 8' }],
  ['is all of other services', [seen, 'DE 8 9', NOW], { at: NOW, choice: 'DE 8 9' }],
  ['is all where the clock was set back', [seen, 'DE 8', seen.at - 1], { at: seen.at - 1, choice: 'DE 8' }],
])('what is seen already %s (product.md, News: another choice)', (_, given, expected) =>
  expect(newsSeen(...given)).toEqual(expected),
);

it('goes on with each day on which nothing is new, but for what may be on its way (product.md, News: since when)', () => {
  expect(seenWithoutNews(seen, NOW)).toEqual({ at: NOW - 60_000, choice: 'DE 8' });
  expect(seenWithoutNews(seen, seen.at + 3_600_000)).toBe(seen);
});

it('is of a country and its services, in whichever order they were chosen', () => {
  const of = (...watchServices: number[]) => newsChoice('DE', { ...EMPTY_LIBRARY.preferences, watchServices });
  expect(of(8, 337)).toBe(of(337, 8));
  expect(of(8)).not.toBe(of(9));
});
