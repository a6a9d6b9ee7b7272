import { describe, expect, it } from 'vitest';
import type { WatchedShow } from '../../shows/watched-show.ts';
import { EPISODES, missingEpisodes } from './episodes.ts';

const SHOW = { id: 1396, name: 'Nine Dials', poster_path: '/nine.svg' };
const AT = '2026-11-20T12:00:00.000Z';
const show = (seasons: WatchedShow['seasons'], more: object = {}): WatchedShow => ({ ...SHOW, seasons, ...more });

describe('episodes of another library', () => {
  it.each<[string, WatchedShow, WatchedShow, boolean]>([
    ['the same', show({ 1: '1-3' }), show({ 1: '1-3' }), true],
    ['fewer', show({ 1: '1-3', 2: '1' }), show({ 1: '2' }), true],
    ['more', show({ 1: '1-3' }), show({ 1: '1-4' }), false],
    ['of a season that is not here', show({ 1: '1' }), show({ 2: '1' }), false],
    ['of another day', show({ 1: '1-3@20614' }), show({ 1: '2@20615' }), false],
    ['of the same day', show({ 1: '1-3@20614' }), show({ 1: '2@20614' }), true],
    ['what cannot be read, here too', show({ 1: '1,x' }), show({ 1: 'x' }), true],
    ['what cannot be read, and is not here', show({ 1: '1' }), show({ 1: '1,x' }), false],
    ['some of what cannot be read', show({ 1: '1,x' }), show({ 1: '1,x,y' }), false],
    ['a season that is none, the same', show({ one: '1-3' }), show({ one: '1-3' }), true],
    ['a season that is none, another', show({ one: '1-3' }), show({ one: '1' }), false],
    ['another name', show({ 1: '1' }), show({ 1: '1' }, { name: 'Old Name' }), true],
    ['that it was stopped', show({ 1: '1' }), show({ 1: '1' }, { stoppedAt: AT }), false],
    ['that it was stopped, here too', show({ 1: '1' }, { stoppedAt: AT }), show({ 1: '1' }, { stoppedAt: AT }), true],
    ['what a newer release says', show({ 1: '1' }, { mood: 'calm' }), show({ 1: '1' }, { mood: 'sad' }), false],
    ['another show', show({ 1: '1' }), show({ 1: '1' }, { id: 2 }), false],
    ['a day that is not known there', show({ 1: '1-3@20614' }), show({ 1: '2' }), true],
    ['a day that is not known here', show({ 1: '1-3' }), show({ 1: '2@20614' }), false],
  ])('%s: all are here', (_, own, other, isHere) => expect(EPISODES.difference([own], [other]).hasOwn).toBe(!isHere));

  it('bring what is not here, with the day where only is known that one was seen', () => {
    const own = show({ 1: '1-2,3@20614' });
    const other = show({ 1: '2@20000,3@20000,4', 2: '1' }, { stoppedAt: AT });
    expect(missingEpisodes(own, other)).toEqual([
      { kind: 'episodes-marked', title: SHOW, season: 1, runs: '2@20000,4' },
      { kind: 'episodes-marked', title: SHOW, season: 2, runs: '1' },
    ]);
    expect(EPISODES.difference([own], [other]).missing).toEqual(missingEpisodes(own, other));
  });

  it('bring of a show that is not here whether it was stopped', () => {
    expect(missingEpisodes(undefined, show({ 1: '1' }))).toEqual([
      { kind: 'episodes-marked', title: SHOW, season: 1, runs: '1' },
    ]);
    expect(missingEpisodes(undefined, show({}, { stoppedAt: AT }))).toEqual([
      { kind: 'show-stopped', title: SHOW, stoppedAt: AT },
    ]);
  });

  it('are counted one by one, those that were here not again; in the total there is none', () => {
    const before = [show({ 1: '1-3' })];
    const after = [show({ 1: '1-5', 2: '1' }), show({ 1: '1-10' }, { id: 2 })];
    expect(EPISODES.added(before, after)).toEqual({ episodes: 13 });
    expect(EPISODES.added([], before)).toEqual({ episodes: 3 });
    expect(EPISODES.total(after)).toBe(0);
  });
});
