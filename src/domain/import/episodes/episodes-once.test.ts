import { describe, expect, it } from 'vitest';
import { readingOf } from '#fixtures/import/reading-of.ts';

const SHOW = { title: 'Harbour Lights', year: 2008, ids: { tmdb: 9003, tvdb: 8003 } };

type Entry = Readonly<Record<string, unknown>>;
const trakt = (...entries: readonly Entry[]) =>
  readingOf({ 'watched-history.json': entries.map((entry) => ({ type: 'episode', show: SHOW, ...entry })) });
const episodesIn = ({ titles }: ReturnType<typeof readingOf>) => titles.map(({ episodes }) => episodes);

describe('episodes of one show (product.md, Import: episodes)', () => {
  it('are two where TheTVDB numbers them apart, and one where only one of them has a number', () => {
    const seen = (day: number, tvdb?: number) => ({
      watched_at: `2024-03-0${day}T10:00:00.000Z`,
      episode: { season: 0, number: 0, ids: { tvdb } },
    });
    const numbersIn = (...entries: readonly Entry[]) =>
      episodesIn(trakt(...entries))[0]?.map(({ tvdb, seenAt }) => [tvdb, seenAt?.slice(8, 10)]);
    expect(numbersIn(seen(1, 71), seen(2, 72), seen(3, 71))).toEqual([
      [71, '03'],
      [72, '02'],
    ]);
    for (const entries of [
      [seen(1), seen(2, 71)],
      [seen(2, 71), seen(1)],
    ])
      expect(numbersIn(...entries)).toEqual([[71, '02']]);
    // It may be either.
    expect(numbersIn(seen(1, 71), seen(2), seen(3, 72))).toHaveLength(3);
  });

  it('are two where their names differ by marks alone', () => {
    const rows = ['"Dark: Season 1: Who?","2024-03-01"', '"Dark: Season 1: Who!","2024-03-02"'];
    expect(episodesIn(readingOf({ 'NetflixViewingHistory.csv': ['Title,Date', ...rows].join('\n') }))).toMatchObject([
      [{ name: 'Who?' }, { name: 'Who!' }],
    ]);
  });
});
