import { describe, expect, it } from 'vitest';
import { dayNumber } from '#domain/days/day-of-time.ts';
import type { Library } from '#domain/library/library.ts';
import { libraryDeps } from '#fixtures/library/library-deps.ts';
import { ChangeViewings } from '../marks/change-viewings.ts';
import { MarkTitle } from '../marks/mark-title.ts';
import { WatchAgain } from './watch-again.ts';

const TITLE = { id: 1396, media_type: 'tv', name: 'Nine Dials' } as const;
const KEPT = { id: 1396, name: 'Nine Dials' };
const TODAY = dayNumber('2026-11-21');
const BEGUN = '2026-11-20T12:00:00.000Z';

const setup = (has: Partial<Library>) => {
  const given = libraryDeps(has);
  const useCase = new WatchAgain(given.deps);
  const changeViewings = new ChangeViewings(given.deps, new MarkTitle(given.deps));
  const now = given.clock.now().toISOString();
  return { ...given, useCase, changeViewings, now, seasons: () => given.library().episodes[0]?.seasons };
};

describe('watching a show again (product.md, Shows: rounds)', () => {
  it('begins a round beside the days of the first, follows the show, and is one undo', () => {
    const before = { episodes: [{ ...KEPT, seasons: { 1: '1-3@20000' }, stoppedAt: BEGUN }] };
    const { useCase, seasons, library, messages, undo, now } = setup(before);
    useCase.begin(TITLE);
    expect(seasons()).toEqual({ 1: '1-3@20000', [now]: `0@${TODAY}` });
    expect(library().episodes[0]?.stoppedAt).toBeUndefined();
    expect(messages()).toEqual([['success', 'You are watching Nine Dials again']]);
    undo();
    expect(library().episodes).toEqual(before.episodes);
  });

  it('begins one of a show of which only the mark is known, and stopping it leaves that', () => {
    const { useCase, library, messages, undo, now } = setup({ marks: [{ ...TITLE, seenAt: '2024-02-29' }] });
    useCase.begin(TITLE);
    expect(library().episodes).toEqual([{ ...KEPT, seasons: { [now]: `0@${TODAY}` } }]);
    useCase.stop(TITLE);
    expect(library().episodes).toEqual([]);
    expect(messages().at(-1)).toEqual(['success', 'You are no longer watching Nine Dials again']);
    undo();
    expect(library().episodes).toEqual([{ ...KEPT, seasons: { [now]: `0@${TODAY}` } }]);
  });

  it('ends a round that another tab has begun, and keeps what was seen in it', () => {
    const { useCase, seasons, now } = setup({
      episodes: [{ ...KEPT, seasons: { 1: '1', [BEGUN]: '0', [`${BEGUN}/1`]: '1@20777' } }],
    });
    useCase.begin(TITLE);
    expect(seasons()).toEqual({ 1: '1', [`${BEGUN}/1`]: '1@20777', [now]: `0@${TODAY}` });
  });

  it('stops, says so, and is one undo; without a round nothing changes and nothing is said', () => {
    const running = { 1: '1', [BEGUN]: '0@20777', [`${BEGUN}/1`]: '1@20777' };
    const { useCase, seasons, messages, undo } = setup({ episodes: [{ ...KEPT, seasons: running }] });
    useCase.stop(TITLE);
    expect(seasons()).toEqual({ 1: '1', [`${BEGUN}/1`]: '1@20777' });
    undo();
    expect(seasons()).toEqual(running);
    const without = setup({ episodes: [{ ...KEPT, seasons: { 1: '1' } }] });
    without.useCase.stop(TITLE);
    expect(without.messages()).toEqual([]);
    expect(messages()).toHaveLength(1);
  });

  it.each([
    ['2026-11-21', false],
    ['2026-11-20', false],
    ['2026-11-19', true],
    ['', true],
  ])('ends with the day on which the show was seen as a whole, %s, unless that was before it: %s', (day, isRunning) => {
    const running = { 1: '1', [BEGUN]: '0@20777' };
    const { changeViewings, seasons, undo } = setup({
      marks: [{ ...TITLE, seenAt: '2024-02-29' }],
      episodes: [{ ...KEPT, seasons: running }],
    });
    changeViewings.add(TITLE, day);
    expect(seasons()).toEqual(isRunning ? running : { 1: '1' });
    undo();
    expect(seasons()).toEqual(running);
  });
});
