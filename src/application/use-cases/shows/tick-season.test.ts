import { BehaviorSubject } from 'rxjs';
import { expect, it } from 'vitest';
import { dayNumber } from '#domain/days/day-of-time.ts';
import { EMPTY_LIBRARY } from '#domain/library/library.ts';
import { aTitle } from '#fixtures/a-title.ts';
import { libraryDeps } from '#fixtures/library/library-deps.ts';
import { requestRunnerOf } from '#fixtures/request-runner-of.ts';
import { aSeason } from '#fixtures/shows/a-season.ts';
import { PENDING, REJECTED, type LoadState } from '../../library/load-state.ts';
import { NO_EXTRAS } from '../titles/no-extras.ts';
import { MarkEpisodes } from './mark-episodes.ts';
import { TickSeason } from './tick-season.ts';

const OF = { title: aTitle({ id: 7, media_type: 'tv' }), season: aSeason(2, 4) };
const TODAY = dayNumber('2026-11-21');

const setup = (state: LoadState) => {
  const { deps, clock, library } = libraryDeps();
  const requestRunner = requestRunnerOf(clock, deps.notifications);
  const states = new BehaviorSubject(state);
  const markEpisodes = new MarkEpisodes({ ...deps, ...NO_EXTRAS, requestRunner });
  return { useCase: new TickSeason({ loader: { loadState$: states } }, markEpisodes), states, library, ...deps };
};

it('waits for the library: what was seen before keeps its day (product.md, Shows: whole season)', async () => {
  const { useCase, states, session, library } = setup(PENDING);
  const done = useCase.execute(OF);
  await Promise.resolve();
  expect(library().episodes).toEqual([]);
  session.rebase({ ...EMPTY_LIBRARY, episodes: [{ id: 7, name: 'Nine Dials', seasons: { '2': '3@20000' } }] });
  states.next(REJECTED);
  await done;
  expect(library().episodes[0]?.seasons).toEqual({ '2': `1-2@${TODAY},3@20000,4@${TODAY}` });
});

it('ticks at once where the library is there, or could not be loaded', async () => {
  const { useCase, library } = setup(REJECTED);
  await useCase.execute(OF);
  expect(library().episodes[0]?.seasons).toEqual({ '2': `1-4@${TODAY}` });
});
