import { describe, expect, it } from 'vitest';
import { knowing, seen, SHOW } from '#fixtures/import/known-seasons-of.ts';
import { aSeason } from '#fixtures/shows/a-season.ts';
import { dayNumber } from '../../days/day-of-time.ts';
import type { ImportedEpisode } from './imported-episode.ts';
import { nothingKnown, type KnownSeasons } from './known-seasons.ts';
import { placeEpisodes } from './place-episodes.ts';
import { numbersToFind } from './places-of.ts';

const NOW = new Date(2026, 10, 26, 12);
const TODAY = dayNumber('2026-11-26');

const place = (episodes: readonly ImportedEpisode[], known: KnownSeasons) => placeEpisodes(episodes, known, NOW);

describe('episodes that a file has under one number (product.md, Import: numbers of episodes)', () => {
  it.each<[string, KnownSeasons['found'], object]>([
    [
      'those that it knows by their numbers of TheTVDB, and the rest is left out',
      new Map([
        [71, { show: SHOW, season: 0, number: 1 }],
        [72, { show: SHOW, season: 0, number: 2 }],
      ]),
      { seasons: { 0: '1-2' }, strayed: 2 },
    ],
    ['none, where it knows none of them', new Map(), { seasons: {}, strayed: 4 }],
  ])('where the file has four under one number: %s', (_, found, expected) => {
    const four = [71, 72, 73, 74].map((tvdb) => seen(0, 0, { tvdb }));
    const known = knowing([aSeason(0, 4), aSeason(1, 3)], { found });
    expect(numbersToFind(four, known)).toEqual([71, 72, 73, 74]);
    expect(place(four, known)).toEqual(expected);
  });

  it.each<[string, Readonly<Record<number, number>>, object]>([
    ['the other, where one is elsewhere', { 71: 2 }, { seasons: { 1: `1-2@${TODAY}` }, strayed: 0 }],
    ['the one that is there', { 71: 1 }, { seasons: { 1: `1@${TODAY}` }, strayed: 1 }],
    ['one of them, nobody knows when, where nothing tells them apart', {}, { seasons: { 1: '1' }, strayed: 1 }],
  ])('of two under the number of one: %s', (_, at, expected) => {
    const found = new Map(
      Object.entries(at).map(([tvdb, number]) => [Number(tvdb), { show: SHOW, season: 1, number }] as const),
    );
    const two = [71, 72].map((tvdb) => seen(1, 1, { tvdb, seenAt: NOW.toISOString() }));
    expect(place(two, knowing([aSeason(1, 3)], { found }))).toEqual(expected);
  });

  it('says which could not be asked about', () => {
    const two = [71, 72].map((tvdb) => seen(1, 1, { tvdb }));
    const known = knowing([aSeason(1, 3)], { unanswered: new Set([2]), unfound: new Set([71, 72, 73]) });
    expect(place([...two, seen(9, 9, { tvdb: 73 }), { season: 2, name: 'Part 1', seenAt: null }], known)).toEqual({
      seasons: { 1: '1' },
      strayed: 0,
      unasked: 3,
    });
    expect(place(two, nothingKnown(SHOW))).toEqual({ seasons: { 1: '1' }, strayed: 0, unasked: 1 });
  });
});
