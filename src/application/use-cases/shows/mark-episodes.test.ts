import { describe, expect, it, vi } from 'vitest';
import { dayNumber } from '#domain/days/day-of-time.ts';
import { countsOf } from '#domain/library/counts-of.ts';
import type { Library } from '#domain/library/library.ts';
import { aTitle } from '#fixtures/a-title.ts';
import { libraryDeps } from '#fixtures/library/library-deps.ts';
import { requestRunnerOf } from '#fixtures/request-runner-of.ts';
import { aSeason } from '#fixtures/shows/a-season.ts';
import { MarkEpisodes } from './mark-episodes.ts';
import { StopFollowing } from './stop-following.ts';

const { title: _, ...show } = aTitle({ id: 1396, media_type: 'tv' });
const TITLE = { ...show, name: 'Nine Dials' };
const KEPT = { id: 1396, name: 'Nine Dials' };
const TODAY = dayNumber('2026-11-21');
const SEASONS = [aSeason(1, 3), aSeason(2, 8, 2)];
const [FIRST, SECOND] = SEASONS as [(typeof SEASONS)[0], (typeof SEASONS)[0]];
const summaries = SEASONS.map(({ season_number, episodes }) => ({
  season_number,
  name: '',
  episode_count: episodes.length,
  poster_path: null,
}));
const OF = { title: TITLE, season: SECOND, state: { status: 'Returning Series', seasons: summaries } };

const setup = (has: Partial<Library> = {}, isThere = true) => {
  const given = libraryDeps(has);
  const { deps, clock } = given;
  const details = { ...TITLE, genres: [], created_by: [], seasons: summaries };
  const seasonsOf = async (id: number, seasons: readonly number[]) => {
    if (!isThere) throw new TypeError('no answer');
    return { details: { ...details, id }, seasons: SEASONS.filter((each) => seasons.includes(each.season_number)) };
  };
  const showCatalog = { seasonOf: async () => FIRST, seasonsOf };
  const requestRunner = requestRunnerOf(clock, deps.notifications);
  const useCase = new MarkEpisodes({ ...deps, showCatalog, requestRunner });
  const seasonsSeen = () => given.library().episodes[0]?.seasons;
  return { ...given, useCase, seasonsSeen };
};
const ticked = (seasons: Readonly<Record<string, string>>, more: object = {}): Partial<Library> => ({
  episodes: [{ ...KEPT, seasons, ...more }],
});

describe('ticking episodes (product.md, Shows: ticks)', () => {
  it('ticks one, says so, and is undone at once', () => {
    const { useCase, seasonsSeen, messages, undo, library } = setup();
    useCase.tick(OF, 1);
    expect(seasonsSeen()).toEqual({ 2: `1@${TODAY}` });
    expect(Object.keys(library().episodes[0] ?? {})).not.toContain('overview');
    expect(messages()).toEqual([['success', 'S2 E1 marked as seen']]);
    undo();
    expect(library().episodes).toEqual([]);
  });

  it('ticks all of a season that is out, and that is one undo (product.md, Shows: bulk)', () => {
    const { useCase, seasonsSeen, messages, undo } = setup(ticked({ 2: '2@20000' }));
    useCase.tickAll(OF);
    expect(seasonsSeen()).toEqual({ 2: `1@${TODAY},2@20000,3-6@${TODAY}` });
    expect(messages()).toEqual([['success', '5 episodes marked as seen']]);
    undo();
    expect(seasonsSeen()).toEqual({ 2: '2@20000' });
  });

  it('ticks a single one on purpose that is not out, and nothing that was seen', () => {
    const { useCase, seasonsSeen, messages } = setup(ticked({ 2: '1-6' }));
    useCase.tick(OF, 3);
    useCase.tickAll(OF);
    expect(messages()).toEqual([]);
    useCase.tick(OF, 8);
    expect(seasonsSeen()).toEqual({ 2: `1-6,8@${TODAY}` });
  });

  it('tells of several in a row in one toast, and its undo takes all of them back (product.md, Notifications: one of an act)', async () => {
    const { useCase, seasonsSeen, messages, undo, library } = setup();
    for (const number of [1, 2, 3]) useCase.tick(OF, number);
    expect(messages()).toEqual([['success', '3 episodes seen']]);
    expect(seasonsSeen()).toEqual({ 2: `1-3@${TODAY}` });
    undo();
    await vi.waitFor(() => expect(library().episodes).toEqual([]));
    expect(messages()).toHaveLength(1);
  });

  it('takes all of them back also after one was cleared, and ticked anew', async () => {
    const { useCase, seasonsSeen, messages, deps } = setup(ticked({ 2: '5@20000' }));
    for (const number of [1, 2, 3]) useCase.tick(OF, number);
    await useCase.clear(OF, [2]);
    expect(messages()).toEqual([
      ['success', '3 episodes seen'],
      ['success', 'S2 E2 no longer marked as seen'],
    ]);
    deps.notifications.ofAct('episodes seen')?.action?.run();
    await vi.waitFor(() => expect(seasonsSeen()).toEqual({ 2: '5@20000' }));
  });

  it('begins anew once the toast is gone', async () => {
    const { useCase, seasonsSeen, messages, undo, clock } = setup();
    useCase.tick(OF, 1);
    await clock.advance(4_000);
    useCase.tick(OF, 2);
    expect(messages()).toEqual([['success', 'S2 E2 marked as seen']]);
    undo();
    await vi.waitFor(() => expect(seasonsSeen()).toEqual({ 2: `1@${TODAY}` }));
  });

  it('counts an episode once', async () => {
    const { useCase, messages, undo, library, deps } = setup();
    useCase.tick(OF, 1);
    await useCase.clear(OF, [1]);
    useCase.tick(OF, 1);
    expect(messages()[0]).toEqual(['success', 'S2 E1 marked as seen']);
    deps.notifications.ofAct('episodes seen')?.action?.run();
    await vi.waitFor(() => expect(library().episodes[0]?.seasons ?? {}).toEqual({}));
    undo();
  });

  it('offers those before, which are a change of their own (product.md, Shows: the ones before)', () => {
    const { useCase, seasonsSeen, messages, alternative, undo } = setup(ticked({ 2: '1-2' }));
    useCase.tick(OF, 6);
    expect(alternative()?.label).toBe('The 3 before as well');
    alternative()?.run();
    expect(seasonsSeen()).toEqual({ 2: `1-2,3-6@${TODAY}` });
    expect(messages().at(-1)).toEqual(['success', '3 episodes marked as seen']);
    undo();
    expect(seasonsSeen()).toEqual({ 2: `1-2,6@${TODAY}` });
  });

  it('offers to mark an ended show as seen with its last one (product.md, Shows: the last one)', () => {
    const season = aSeason(2, 6);
    const of = { title: TITLE, season, state: { status: 'Ended', seasons: summaries } };
    const { useCase, alternative, library } = setup(ticked({ 2: '1-5' }));
    useCase.tick(of, 6);
    expect(alternative()?.label).toBe('Mark the show as seen');
    alternative()?.run();
    expect(library().marks).toMatchObject([{ id: 1396, media_type: 'tv', seenAt: '2026-11-21' }]);
    useCase.tick(OF, 7);
    expect(alternative()).toBeUndefined();
  });

  it('follows a show again that was stopped (product.md, Shows: following)', () => {
    const { useCase, library } = setup(ticked({ 2: '1' }, { stoppedAt: '2026-11-01T10:00:00.000Z' }));
    useCase.tick(OF, 2);
    expect(library().episodes).toEqual([{ ...KEPT, seasons: { 2: `1,2@${TODAY}` } }]);
  });
});

describe('clearing episodes (product.md, Shows: clearing)', () => {
  it('clears one, or several, and says so', async () => {
    const { useCase, seasonsSeen, messages, undo, library } = setup(ticked({ 2: '1-6@20614' }));
    await useCase.clear(OF, [3]);
    expect(seasonsSeen()).toEqual({ 2: '1-2@20614,4-6@20614' });
    await useCase.clear(OF, [1, 2, 4, 5, 6]);
    expect(library().episodes).toEqual([]);
    expect(messages().map(([, text]) => text)).toEqual([
      'S2 E3 no longer marked as seen',
      '5 episodes no longer marked as seen',
    ]);
    undo();
    expect(seasonsSeen()).toEqual({ 2: '1-2@20614,4-6@20614' });
  });

  const marked = {
    marks: [{ id: 1396, media_type: 'tv' as const, name: 'Nine Dials', seenAt: '2026-06-01', rating: 8 }],
  };

  it('makes ticks of the mark of the show, so that both say the same: one change, one undo', async () => {
    const { useCase, seasonsSeen, library, clock, undo, messages } = setup(marked);
    const done = useCase.clear(OF, [3]);
    await clock.advance(1_000);
    await done;
    const day = dayNumber('2026-06-01');
    expect(seasonsSeen()).toEqual({ 1: `1-3@${day}`, 2: `1-2@${day},4-6@${day}` });
    expect(library().marks).toEqual([{ id: 1396, media_type: 'tv', name: 'Nine Dials', rating: 8 }]);
    expect(messages()).toEqual([['success', 'S2 E3 no longer marked as seen']]);
    undo();
    expect([library().marks, countsOf(library()).episodes]).toEqual([marked.marks, 0]);
  });

  it('changes nothing where the seasons cannot be had, and says so', async () => {
    const { useCase, library, clock, messages } = setup(marked, false);
    const done = useCase.clear(OF, [3]);
    await clock.advance(120_000);
    await done;
    expect(library().marks).toEqual(marked.marks);
    expect(library().episodes).toEqual([]);
    expect(messages()).not.toContainEqual(['success', 'S2 E3 no longer marked as seen']);
  });

  it('leaves the mark where it says nothing of the episode', async () => {
    const { useCase, library } = setup({ ...marked, ...ticked({ 2: '8' }) });
    await useCase.clear(OF, [8]);
    expect([library().marks, library().episodes]).toEqual([marked.marks, []]);
  });
});

it('a show that is not followed keeps its ticks, and can be followed again (product.md, Shows: following)', () => {
  const { deps, library, messages, undo } = libraryDeps(ticked({ 2: '1' }));
  const stopFollowing = new StopFollowing(deps);
  stopFollowing.execute(TITLE);
  const stopped = [{ ...KEPT, seasons: { 2: '1' }, stoppedAt: '2026-11-21T12:00:00.000Z' }];
  expect(library().episodes).toEqual(stopped);
  stopFollowing.takeBack(TITLE);
  expect(library().episodes).toEqual([{ ...KEPT, seasons: { 2: '1' } }]);
  expect(messages().map(([, text]) => text)).toEqual([
    'You no longer follow Nine Dials',
    'You follow Nine Dials again',
  ]);
  undo();
  expect(library().episodes).toEqual(stopped);
});

describe('a show that was renumbered since (product.md, Shows: renumbered)', () => {
  const split = [aSeason(1, 3), aSeason(2, 3)] as const;
  const state = {
    seasons: split.map(({ season_number, episodes }) => ({
      season_number,
      name: '',
      episode_count: episodes.length,
      poster_path: null,
    })),
  };
  const [, second] = split;

  it('has all its ticks under new numbers once one is cleared, and back by one undo', async () => {
    const { useCase, seasonsSeen, messages, undo } = setup(ticked({ 1: '1-6@20000' }));
    await useCase.clear({ title: TITLE, season: second, state }, [2]);
    expect(seasonsSeen()).toEqual({ 1: '1-3@20000', 2: '1@20000,3@20000' });
    expect(messages()).toEqual([['success', 'S2 E2 no longer marked as seen']]);
    undo();
    expect(seasonsSeen()).toEqual({ 1: '1-6@20000' });
  });

  it.each([
    ['the one behind those that were seen', { 1: '1-6@20000' }, 4, { 1: '1-3@20000', 2: `1-3@20000,4@${TODAY}` }],
    ['one further on', { 1: '1-6@20000' }, 5, { 1: '1-3@20000', 2: `1-3@20000,5@${TODAY}` }],
  ])('has them so once another is ticked: %s', (_, seasons, number, expected) => {
    const { useCase, seasonsSeen, undo } = setup(ticked(seasons));
    const longer = aSeason(2, 5);
    const all = [split[0], longer];
    useCase.tick({ title: TITLE, season: longer, state: { seasons: all } }, number);
    expect(seasonsSeen()).toEqual(expected);
    undo();
    expect(seasonsSeen()).toEqual(seasons);
  });

  it('ticks nothing again that was seen under other numbers', () => {
    const { useCase, seasonsSeen, messages } = setup(ticked({ 1: '1-6@20000' }));
    useCase.tick({ title: TITLE, season: second, state }, 1);
    useCase.tickAll({ title: TITLE, season: second, state });
    expect(seasonsSeen()).toEqual({ 1: '1-6@20000' });
    expect(messages()).toEqual([]);
  });
});
