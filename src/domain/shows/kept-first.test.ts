import { describe, expect, it } from 'vitest';
import type { EpisodesMarked, ShowStopped } from '../library/library-change.ts';
import { keptFirst } from './kept-first.ts';

const SHOW = { id: 1396, name: 'Nine Dials' };
const ticked: EpisodesMarked = { kind: 'episodes-marked', title: SHOW, season: 1, runs: '1-3' };
const cleared: EpisodesMarked = { kind: 'episodes-marked', title: SHOW, season: 1, runs: '', cleared: '4' };
const stopped: ShowStopped = { kind: 'show-stopped', title: SHOW, stoppedAt: '2026-11-20T12:00:00.000Z' };
const followed: ShowStopped = { kind: 'show-stopped', title: SHOW, stoppedAt: null };

describe('changes of a show', () => {
  it('come in an order in which something is said of it at any time', () => {
    const inOrder = [stopped, ticked, cleared, followed];
    expect(keptFirst(inOrder.toReversed())).toEqual(inOrder);
    expect(keptFirst([cleared, stopped, followed, ticked])).toEqual(inOrder);
  });

  it('that say as much stay in their order', () => {
    const other = { ...ticked, season: 2 };
    expect(keptFirst([other, ticked])).toEqual([other, ticked]);
    expect(keptFirst([ticked, other])).toEqual([ticked, other]);
  });
});
