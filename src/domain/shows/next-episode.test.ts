import { describe, expect, it } from 'vitest';
import { inZone } from '#fixtures/clock/in-zone.ts';
import { anEpisode, aSeason, TODAY } from '#fixtures/shows/a-season.ts';
import { dayOf } from '../days/calendar-day.ts';
import { episodeLabel } from './episode-label.ts';
import { nextEpisode, type KnownSeason } from './next-episode.ts';
import type { ShowSeen } from './seen-episodes.ts';

type Said = Omit<ShowSeen, 'today'>;

const labelOf = (seasons: readonly KnownSeason[], seen: Said, today = TODAY): string | undefined => {
  const next = nextEpisode(seasons, { ...seen, today });
  return next && episodeLabel(next.season.season_number, next.episode.episode_number);
};
const ticked = (seasons: Readonly<Record<string, string>>): Said => ({ show: { seasons } });
const THREE = [aSeason(1, 6), aSeason(2, 6), aSeason(3, 6, 3)];

describe('the next episode (product.md, Shows: next) (product.md, Shows: label)', () => {
  it.each<[string, Readonly<Record<string, string>>, string | undefined]>([
    ['nothing was seen', {}, 'S1 E1'],
    ['the first ones were seen', { 1: '1-2' }, 'S1 E3'],
    ['there is a gap', { 1: '1,3-5' }, 'S1 E2'],
    ['the first one is the gap', { 1: '2-6' }, 'S1 E1'],
    ['a gap is in an earlier season', { 1: '1-3,5-6', 2: '1-2' }, 'S1 E4'],
    ['a season is whole', { 1: '1-6' }, 'S2 E1'],
    ['all that is out was seen', { 1: '1-6', 2: '1-6', 3: '1-3' }, undefined],
    ['one that is not out was seen on purpose', { 1: '1-6', 2: '1-6', 3: '1-4' }, undefined],
    ['one behind a gap that is not out was seen', { 1: '1-6', 2: '1-6', 3: '1-2,5' }, 'S3 E3'],
  ])('where %s', (_, seasons, label) => expect(labelOf(THREE, ticked(seasons))).toBe(label));

  it('is known though only some seasons were asked for', () => {
    const summary = { season_number: 1, name: 'Season 1', episode_count: 6, poster_path: null };
    const known: readonly KnownSeason[] = [summary, aSeason(2, 6)];
    expect(labelOf(known, ticked({ 1: '1-6', 2: '1' }))).toBe('S2 E2');
    expect(labelOf(known, ticked({ 2: '1,4' }))).toBe('S2 E5');
    expect(labelOf([{ ...summary, episode_count: 0 }, aSeason(2, 6)], ticked({ 2: '1,4' }))).toBe('S2 E2');
  });

  it('is found in seasons that are years, in any order, and in one that begins with 0', () => {
    const years = [aSeason(2025, 3), aSeason(2024, 3)].map((season) => ({
      ...season,
      episodes: season.episodes.map((episode) => ({ ...episode, air_date: '2025-01-01' })),
    }));
    expect(labelOf(years, ticked({ 2024: '1-3' }))).toBe('S2025 E1');
    const fromZero = {
      ...aSeason(1, 0),
      episodes: [anEpisode({ episode_number: 0 }), anEpisode({ episode_number: 1 })],
    };
    expect(labelOf([fromZero], ticked({ 1: '1' }))).toBe('S1 E0');
  });

  it('is never a special (product.md, Shows: specials)', () => {
    expect(labelOf([aSeason(0, 4), aSeason(1, 2)], ticked({ 1: '1-2' }))).toBeUndefined();
    expect(labelOf([aSeason(0, 4), aSeason(1, 2)], ticked({ 0: '1' }))).toBe('S1 E1');
  });

  it.each(['1-99999', '99999-1', '1-4,2-6,x'])('does not mind what nobody writes: %s', (text) => {
    expect(labelOf(THREE, ticked({ 1: text }))).toBe('S2 E1');
  });
});

describe('the next episode of a show that was begun later (product.md, Shows: begun later)', () => {
  it.each<[string, Readonly<Record<string, string>>, string | undefined]>([
    ['is behind the last one that was seen', { 2: '1-3' }, 'S2 E4'],
    ['is so too where there is a gap before', { 2: '1,4' }, 'S2 E5'],
    ['is in the season behind', { 2: '1-6' }, 'S3 E1'],
    ['is so too where a whole season is missing between', { 1: '1-6', 3: '1' }, 'S3 E2'],
    ['is a gap where nothing is behind', { 3: '1,3' }, 'S3 E2'],
    ['is none of the seasons before, where all that is behind was seen', { 3: '1-3' }, undefined],
  ])('%s', (_, seasons, label) => expect(labelOf(THREE, ticked(seasons))).toBe(label));
});

describe('the next episode of a show that is marked as seen (product.md, Shows: seen up to a day)', () => {
  it.each<[string, Said, string | undefined]>([
    ['is the first later one', { mark: { seenAt: '2012-06-01' } }, 'S3 E1'],
    ['is not one of that day', { mark: { seenAt: '2013-01-01' } }, undefined],
    ['is one of the day after', { mark: { seenAt: '2012-12-31' } }, 'S3 E1'],
    ['is none where nobody knows the day', { mark: { seenAt: null } }, undefined],
    ['goes on from the ticks', { mark: { seenAt: '2012-06-01' }, show: { seasons: { 3: '1-2' } } }, 'S3 E3'],
    ['is as ever where the mark says no such thing', { mark: {} }, 'S1 E1'],
  ])('%s', (_, seen, label) => expect(labelOf(THREE, seen)).toBe(label));
});

describe('a day (product.md, Shows: aired)', () => {
  const season = { ...aSeason(1, 0), episodes: [anEpisode({ episode_number: 1, air_date: '2026-11-26' })] };
  const at = new Date('2026-11-26T02:00:00Z');

  it.each([
    ['America/Los_Angeles', undefined],
    ['UTC', 'S1 E1'],
    ['Pacific/Auckland', 'S1 E1'],
  ])('is that of the visitor: %s', (zone, label) => {
    expect(inZone(zone, () => labelOf([season], {}, dayOf(at)))).toBe(label);
  });

  it.each(['', '9999-12-31', '2026-13-01', 'soon', '2026', undefined])('does not come by %j', (air_date) => {
    const { air_date: _, ...undated } = anEpisode({ episode_number: 1 });
    const episode = air_date === undefined ? undated : { ...undated, air_date };
    expect(labelOf([{ ...aSeason(1, 0), episodes: [episode] }], {})).toBeUndefined();
  });
});
