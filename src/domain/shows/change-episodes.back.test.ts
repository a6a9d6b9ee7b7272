import { describe, expect, it } from 'vitest';
import { marking, SHOW, stopping } from '#fixtures/shows/episode-actions.ts';
import type { EpisodesMarked, ShowStopped } from '../library/library-change.ts';
import {
  changeEpisodes,
  changeEpisodesBack,
  changeStopped,
  changeStoppedBack,
  otherFieldsOf,
  runsBack,
} from './change-episodes.ts';
import { parseRuns } from './runs.ts';
import type { WatchedShow } from './watched-show.ts';

const AT = '2026-11-20T12:00:00.000Z';

describe('what brings a show back to what it was', () => {
  const kind = 'episodes-marked';

  it.each<[string, WatchedShow | undefined, EpisodesMarked, EpisodesMarked]>([
    ['clears what was ticked', undefined, marking(2, '1-3'), { ...marking(2, '', '1-3') }],
    [
      'ticks what was cleared',
      { ...SHOW, seasons: { 2: '1-3', 3: '1' } },
      marking(2, '', '2'),
      { kind, title: SHOW, season: 2, runs: '2' },
    ],
    [
      'has the place of a show that is gone',
      { ...SHOW, seasons: { 2: '1' } },
      marking(2, '', '1'),
      { kind, title: SHOW, season: 2, runs: '1', index: 4 },
    ],
    [
      'says nothing where nothing changes',
      { ...SHOW, seasons: { 2: '1' } },
      marking(2, '1'),
      { kind, title: SHOW, season: 2, runs: '' },
    ],
    [
      'has the facts that were kept',
      { id: 1396, name: 'Old Name', seasons: {} },
      marking(2, '1'),
      { ...marking(2, '', '1'), title: { id: 1396, name: 'Old Name' } },
    ],
  ])('%s', (_, show, change, back) => {
    expect(changeEpisodesBack(show, change, 4)).toStrictEqual(back);
    const changed = changeEpisodes(show, change);
    expect(changeEpisodes(changed, back)?.seasons ?? {}).toEqual(show?.seasons ?? {});
  });

  it('names what is to be cleared only where something is', () => {
    const runs = (text: string) => parseRuns(text).runs;
    expect(runsBack(runs('1-3'), runs('2-5'))).toStrictEqual({ runs: '1', cleared: '4-5' });
    expect(runsBack(runs('1-3@20614'), runs('1-3'))).toStrictEqual({ runs: '1-3@20614' });
    expect(runsBack(runs('1-3'), runs('1-3'))).toStrictEqual({ runs: '' });
  });

  it.each<[string, WatchedShow | undefined, ShowStopped, ShowStopped]>([
    ['follows a show again', { ...SHOW, seasons: { 2: '1' } }, stopping(AT), stopping(null)],
    ['stops one again', { ...SHOW, seasons: { 2: '1' }, stoppedAt: AT }, stopping(null), stopping(AT)],
    [
      'has the place of one that is gone',
      { ...SHOW, seasons: {}, stoppedAt: AT },
      stopping(null),
      { ...stopping(AT), index: 4 },
    ],
    ['knows the facts of one that was not kept', undefined, stopping(AT), stopping(null)],
  ])('%s', (_, show, change, back) => {
    expect(changeStoppedBack(show, change, 4)).toStrictEqual(back);
    expect(changeStopped(changeStopped(show, change), back)?.stoppedAt).toBe(show?.stoppedAt);
  });

  it('changes nothing of a show that is stopped already, or was not', () => {
    const [followed, stopped] = [
      { ...SHOW, seasons: { 2: '1' } },
      { ...SHOW, seasons: {}, stoppedAt: AT },
    ];
    expect(changeStopped(stopped, stopping(AT))).toBe(stopped);
    expect(changeStopped(followed, stopping(null))).toBe(followed);
    expect(changeStopped(undefined, stopping(null))).toBeUndefined();
    expect(changeStopped(undefined, stopping(AT))).toStrictEqual({ ...SHOW, seasons: {}, stoppedAt: AT });
  });

  it('is nothing that a newer release keeps of the show', () => {
    expect(otherFieldsOf({ ...SHOW, seasons: { 2: '1' }, stoppedAt: AT, mood: 'calm' } as WatchedShow)).toStrictEqual({
      mood: 'calm',
    });
  });
});
