import { dice } from '../dice.ts';
import type { TitleSeed } from './title-seed.ts';

const DAY_MS = 86_400_000;

/** A day of a span, both ends included. */
const dayBetween = (first: string, last: string, roll: number): string => {
  const [from, to] = [Date.parse(first), Date.parse(last)];
  const days = Math.floor(roll * ((to - from) / DAY_MS + 1));
  return new Date(from + days * DAY_MS).toISOString().slice(0, 10);
};

const SPANS: Readonly<Record<string, readonly [string, string]>> = {
  now: ['2026-10-09', '2026-11-20'],
  soon: ['2026-11-27', '2026-12-25'],
  // This year, but no longer in theatres.
  2026: ['2026-01-09', '2026-09-25'],
};

/** `YYYY-MM-DD`; undefined where nothing is announced. */
export const releaseDate = ({ when, slug }: TitleSeed): string | undefined => {
  if (when === '?') return undefined;
  if (when.length === 10) return when;
  const [first, last] = SPANS[when] ?? [`${when}-01-02`, `${when}-12-30`];
  return dayBetween(first, last, dice(`${slug} date`).roll());
};
