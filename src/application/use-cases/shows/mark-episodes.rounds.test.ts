import { describe, expect, it } from 'vitest';
import { dayNumber } from '#domain/days/day-of-time.ts';
import type { Library } from '#domain/library/library.ts';
import { aTitle } from '#fixtures/a-title.ts';
import { libraryDeps } from '#fixtures/library/library-deps.ts';
import { requestRunnerOf } from '#fixtures/request-runner-of.ts';
import { aSeason } from '#fixtures/shows/a-season.ts';
import { MarkEpisodes } from './mark-episodes.ts';

const { title: _, ...show } = aTitle({ id: 1396, media_type: 'tv' });
const TITLE = { ...show, name: 'Nine Dials' };
const TODAY = dayNumber('2026-11-21');
const FIRST = aSeason(1, 3);
/** Six of its eight episodes are out. */
const SECOND = aSeason(2, 8, 2);
const SEASONS = [FIRST, SECOND];
const summaries = SEASONS.map(({ season_number, episodes }) => ({
  season_number,
  name: '',
  episode_count: episodes.length,
  poster_path: null,
}));
const OF = { title: TITLE, season: SECOND, state: { status: 'Returning Series', seasons: summaries } };

const setup = (has: Partial<Library>) => {
  const given = libraryDeps(has);
  const { deps, clock } = given;
  const details = { ...TITLE, genres: [], created_by: [], seasons: summaries };
  const showCatalog = { seasonOf: async () => FIRST, seasonsOf: async () => ({ details, seasons: SEASONS }) };
  const useCase = new MarkEpisodes({ ...deps, showCatalog, requestRunner: requestRunnerOf(clock, deps.notifications) });
  return { ...given, useCase, seasonsSeen: () => given.library().episodes[0]?.seasons };
};
const ticked = (seasons: Readonly<Record<string, string>>): Partial<Library> => ({
  episodes: [{ id: 1396, name: 'Nine Dials', seasons }],
});

describe('ticking episodes of a show that is watched again (product.md, Shows: rounds)', () => {
  const BEGUN = '2026-11-20T12:00:00.000Z';
  const FIRST_ROUND = { 1: '1-3@20000', 2: '1-6@20000' };
  const ENDED = { ...OF, state: { ...OF.state, status: 'Ended' } };

  it('ticks and clears in the round that runs alone, and each is one undo', async () => {
    const { useCase, seasonsSeen, undo } = setup(ticked({ ...FIRST_ROUND, [BEGUN]: '0@20777' }));
    useCase.tick(OF, 1);
    expect(seasonsSeen()).toEqual({ ...FIRST_ROUND, [BEGUN]: '0@20777', [`${BEGUN}/2`]: `1@${TODAY}` });
    await useCase.clear(OF, [1]);
    expect(seasonsSeen()).toEqual({ ...FIRST_ROUND, [BEGUN]: '0@20777' });
    undo();
    expect(seasonsSeen()).toMatchObject({ [`${BEGUN}/2`]: `1@${TODAY}` });
  });

  it('clears an episode from all rounds while none runs', async () => {
    const { useCase, seasonsSeen, undo } = setup(ticked({ ...FIRST_ROUND, [`${BEGUN}/2`]: '1@20777' }));
    await useCase.clear(OF, [1]);
    expect(seasonsSeen()).toEqual({ 1: '1-3@20000', 2: '2-6@20000' });
    undo();
    expect(seasonsSeen()).toEqual({ ...FIRST_ROUND, [`${BEGUN}/2`]: '1@20777' });
  });

  it.each<[string, readonly number[], string | undefined]>([
    ['the last one', [6], '1-5@20777'],
    ['another one', [2], '1@20777,3-6@20777'],
    ['all of a season', [1, 2, 3, 4, 5, 6], undefined],
  ])(
    'takes %s back from a round that is at its end, which goes on, and leaves the days before',
    async (_, numbers, left) => {
      const ended = { ...FIRST_ROUND, [`${BEGUN}/1`]: '1-3@20777', [`${BEGUN}/2`]: '1-6@20777' };
      const { useCase, seasonsSeen, library, undo } = setup({
        ...ticked(ended),
        marks: [{ ...TITLE, seenAt: '2024-02-29' }],
      });
      await useCase.clear(OF, numbers);
      const { [`${BEGUN}/2`]: _season, ...others } = ended;
      expect(seasonsSeen()).toEqual({ ...others, [BEGUN]: '0@20777', ...(left && { [`${BEGUN}/2`]: left }) });
      expect(library().marks[0]?.seenAt).toBe('2024-02-29');
      undo();
      expect(seasonsSeen()).toEqual(ended);
    },
  );

  it.each<[string, number, object]>([
    ['was stopped before its end', 5, OF],
    ['may not be at its end', 6, { ...OF, state: {} }],
  ])('clears it in all rounds where the last one %s', async (_, last, of) => {
    const further = { [`${BEGUN}/1`]: '1-3@20777', [`${BEGUN}/2`]: `1-${last}@20777` };
    const { useCase, seasonsSeen } = setup(ticked({ ...FIRST_ROUND, ...further }));
    await useCase.clear({ ...OF, ...of }, [1]);
    expect(seasonsSeen()).toEqual({ ...FIRST_ROUND, ...further, 2: '2-6@20000', [`${BEGUN}/2`]: `2-${last}@20777` });
  });

  it('offers with the last one to mark the show as seen, which adds a day and ends the round', () => {
    const running = { ...FIRST_ROUND, [BEGUN]: '0@20777', [`${BEGUN}/2`]: '1-7@20777' };
    const { useCase, seasonsSeen, alternative, library, undo } = setup({
      ...ticked(running),
      marks: [{ ...TITLE, seenAt: '2024-02-29' }],
    });
    useCase.tick(ENDED, 8);
    alternative()?.run();
    expect(Object.keys(seasonsSeen() ?? {})).toEqual(['1', '2', `${BEGUN}/2`]);
    expect(Object.keys(library().marks[0]?.viewings ?? {})).toEqual(['2026-11-21', '2024-02-29']);
    undo();
    expect(seasonsSeen()).toMatchObject({ [BEGUN]: '0@20777' });
    expect(library().marks[0]?.seenAt).toBe('2024-02-29');
  });

  it.each<[string, { readonly state?: object }, string, boolean]>([
    ['with the last one that is out', OF, '1-5@20777', false],
    ['not with another one', OF, '1-4@20777', true],
    ['not while it is not known which seasons there are', { state: {} }, '1-5@20777', true],
  ])('ends the round %s, and that is one undo', (_case, { state }, inRound, isRunning) => {
    const running = { ...FIRST_ROUND, [BEGUN]: '0@20777', [`${BEGUN}/1`]: '1-3@20777', [`${BEGUN}/2`]: inRound };
    const { useCase, seasonsSeen, undo } = setup({
      ...ticked(running),
      marks: [{ ...TITLE, seenAt: '2024-02-29' }],
    });
    useCase.tick({ title: TITLE, season: SECOND, ...(state && { state }) }, 6);
    expect(seasonsSeen()?.[`${BEGUN}/2`]).toBe(`${inRound},6@${TODAY}`);
    expect(BEGUN in (seasonsSeen() ?? {})).toBe(isRunning);
    undo();
    expect(seasonsSeen()).toEqual(running);
  });

  it('ends the round with what is out of a season that was not asked for', () => {
    const running = { [BEGUN]: '0@20777', [`${BEGUN}/1`]: '1-2@20777', [`${BEGUN}/2`]: '1-6@20777' };
    const { useCase, seasonsSeen } = setup(ticked(running));
    const next_episode = { season_number: 2, episode_number: 7, name: '', air_date: '2026-12-01' };
    useCase.tick({ title: TITLE, season: FIRST, state: { seasons: summaries, next_episode } }, 3);
    expect(seasonsSeen()).toEqual({ [`${BEGUN}/1`]: `1-2@20777,3@${TODAY}`, [`${BEGUN}/2`]: '1-6@20777' });
  });
});
