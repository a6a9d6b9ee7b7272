import { expect, it } from 'vitest';
import { moreNewsText, newsText, sinceText } from './news-texts.ts';
import type { News } from './news.ts';

const of = { title: { id: 1 }, since: 0 };
const service = (name: string) => ({ id: 8, name, since: 0 });

it.each<[News, string]>([
  [{ ...of, type: 'offer', services: [service('Lumen')] }, 'is on Lumen'],
  [{ ...of, type: 'offer', services: [service('Lumen'), service('Kiesel')] }, 'is on Lumen and Kiesel'],
  [{ ...of, type: 'release', kind: 'cinema' }, 'is in cinemas'],
  [{ ...of, type: 'release', kind: 'home' }, 'is out at home'],
  [{ ...of, type: 'release', kind: 'disc' }, 'is out on disc'],
  [{ ...of, type: 'release', kind: 'first' }, 'is out'],
  [{ ...of, type: 'episode', season: 2, number: 6, isToday: false }, 'S2 E6 was shown'],
  [{ ...of, type: 'episode', season: 2, number: 6, isToday: true }, 'S2 E6 is shown today'],
])('%j is said as: %s (product.md, News: what)', (news, text) => expect(newsText(news)).toBe(text));

const at = (day: string) => new Date(`${day}T09:00`).getTime();

it.each([
  ['2026-11-28', 'Today'],
  ['2026-11-27', 'Since yesterday'],
  ['2026-11-24', 'Since Tuesday'],
  ['2026-11-22', 'Since Sunday'],
  ['2026-11-21', 'Since November 21'],
])('what came after %s is told as: %s (product.md, News: since when)', (day, text) => {
  expect(sinceText(at(day), at('2026-11-28'))).toBe(text);
});

it.each([
  [5, undefined],
  [6, 'and 1 more'],
  [1_000, 'and 995 more'],
])('of %i all but five are counted: %s (product.md, News: many)', (count, text) =>
  expect(moreNewsText(count)).toBe(text),
);
