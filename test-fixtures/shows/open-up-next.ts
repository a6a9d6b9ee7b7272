import type { ShowCatalog } from '#application/ports/catalog/show-catalog.ts';
import type { RememberedParts } from '#application/ports/memories/title-memory.ts';
import { MarkEpisodes } from '#application/use-cases/shows/mark-episodes.ts';
import { UpNext, type UpNextState } from '#application/use-cases/shows/up-next.ts';
import { nextText } from '#domain/shows/next-text.ts';
import { aPage } from '../a-page.ts';
import { answersOfPorts } from '../answers-of-ports.ts';
import type { libraryDeps } from '../library/library-deps.ts';
import { MemoryAnswers } from '../memory-answers.ts';
import { requestRunnerOf } from '../request-runner-of.ts';
import { stubCatalog } from '../stub-catalog.ts';
import { titleAskerOf } from '../title-asker-of.ts';

interface Given {
  readonly seasonsOf: ShowCatalog['seasonsOf'];
  /** What the device remembers; nothing unless given. */
  readonly memory?: MemoryAnswers<RememberedParts>;
}

/** What comes next of the shows of a library, on a device that is online and looked at. */
export const openUpNext = (
  given: ReturnType<typeof libraryDeps>,
  { seasonsOf, memory = new MemoryAnswers() }: Given,
) => {
  const { deps, clock } = given;
  const browser = aPage();
  const asked: (readonly [show: number, seasons: readonly number[]])[] = [];
  const showCatalog: ShowCatalog = {
    seasonOf: () => Promise.reject(new Error('No single season is asked for.')),
    seasonsOf: (show, seasons, signal) => {
      asked.push([show, seasons]);
      return seasonsOf(show, seasons, signal);
    },
  };
  const requestRunner = requestRunnerOf(clock, deps.notifications);
  const asking = titleAskerOf({
    clock,
    browser,
    titleMemory: memory,
    ...answersOfPorts({ catalog: stubCatalog(), showCatalog }),
  });
  const all = { ...deps, browser, showCatalog, requestRunner, ...asking };
  const upNext = new UpNext(all);
  const states: UpNextState[] = [];
  upNext.state$.subscribe((state) => states.push(state));
  return {
    ...given,
    browser,
    memory,
    asked,
    upNext,
    state: () => states.at(-1),
    /** What comes next of each show. */
    lines: () => states.at(-1)?.followed.map(({ now }) => nextText(now)),
    ids: () => asked.map(([show]) => show),
    markEpisodes: new MarkEpisodes(all),
  };
};
