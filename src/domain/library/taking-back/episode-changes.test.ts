import { describe, expect, it } from 'vitest';
import type { WatchedShow } from '../../shows/watched-show.ts';
import { resultOf } from '../../steps.ts';
import { EMPTY_LIBRARY, type Library } from '../library.ts';
import { episodeChanges } from './episode-changes.ts';

const SHOW = { id: 1396, name: 'Nine Dials' };
const OTHER = { id: 2, name: 'Harbor Lights' };
const AT = '2026-11-20T12:00:00.000Z';
const show = (seasons: WatchedShow['seasons'], more: object = {}): WatchedShow => ({ ...SHOW, seasons, ...more });
const having = (...episodes: readonly WatchedShow[]): Library => ({ ...EMPTY_LIBRARY, episodes });
const changes = (now: Library, target: Library) => resultOf(episodeChanges(now, target));
const marked = (season: number, runs: string, more: object = {}) => ({
  kind: 'episodes-marked',
  title: SHOW,
  season,
  runs,
  ...more,
});

describe('what makes the episodes what they are to be', () => {
  it.each<[string, readonly WatchedShow[], readonly WatchedShow[], readonly object[]]>([
    ['nothing', [show({ 1: '1' })], [show({ 1: '1' })], []],
    ['ticks', [show({ 1: '1' })], [show({ 1: '1-3' })], [marked(1, '2-3')]],
    ['cleared ticks', [show({ 1: '1-3' })], [show({ 1: '1' })], [marked(1, '', { cleared: '2-3' })]],
    ['another day', [show({ 1: '1-3' })], [show({ 1: '1-3@20614' })], [marked(1, '1-3@20614')]],
    [
      'a season that comes and one that goes: ticks come first',
      [show({ 1: '1' })],
      [show({ 2: '1' })],
      [marked(2, '1'), marked(1, '', { cleared: '1' })],
    ],
    [
      'a show that is stopped',
      [show({ 1: '1' })],
      [show({ 1: '1' }, { stoppedAt: AT })],
      [{ kind: 'show-stopped', title: SHOW, stoppedAt: AT }],
    ],
    [
      'a show that is followed again',
      [show({ 1: '1' }, { stoppedAt: AT })],
      [show({ 1: '1' })],
      [{ kind: 'show-stopped', title: SHOW, stoppedAt: null }],
    ],
    ['a show that goes', [show({ 1: '1-3' })], [], [marked(1, '', { cleared: '1-3' })]],
    ['a show that comes to the end', [], [show({ 1: '1-3' })], [marked(1, '1-3')]],
    [
      'a show that comes back to its place',
      [{ ...OTHER, seasons: { 1: '1' } }],
      [show({ 1: '1-3' }, { stoppedAt: AT }), { ...OTHER, seasons: { 1: '1' } }],
      [{ kind: 'show-stopped', title: SHOW, stoppedAt: AT, index: 0 }, marked(1, '1-3', { index: 0 })],
    ],
    ['what cannot be read, in both', [show({ 1: '1,x' })], [show({ 1: '1-2,x' })], [marked(1, '2')]],
    ['a season that is none, in both', [show({ one: '1', 1: '1' })], [show({ one: '1', 1: '1-2' })], [marked(1, '2')]],
  ])('%s', (_, now, target, expected) => expect(changes(having(...now), having(...target))).toEqual(expected));

  it.each<[string, readonly WatchedShow[], readonly WatchedShow[]]>([
    ['what cannot be read comes', [show({ 1: '1' })], [show({ 1: '1,x' })]],
    ['what cannot be read goes', [show({ 1: '1,x' })], [show({ 1: '1' })]],
    ['a season that is none changes', [show({ one: '1' })], [show({ one: '1-2' })]],
    ['ticks are written otherwise', [show({ 1: '1' })], [show({ 1: '1,2,3' })]],
    ['a newer release says something else', [show({ 1: '1' })], [show({ 1: '1' }, { mood: 'calm' })]],
    ['a show goes of which a newer release says something', [show({ 1: '1' }, { mood: 'calm' })], []],
    ['a show comes with what cannot be read', [], [show({ 1: '1,x' })]],
  ])('cannot be said as changes where %s', (_, now, target) =>
    expect(changes(having(...now), having(...target))).toBeUndefined(),
  );
});
