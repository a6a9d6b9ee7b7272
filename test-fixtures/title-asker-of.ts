import type { TitleAnswers } from '#application/ports/catalog/title-answers.ts';
import type { RememberedParts } from '#application/ports/memories/title-memory.ts';
import { TitleAsker, type TitleAskerDeps } from '#application/requests/title-asker.ts';
import { TitleCache } from '#application/use-cases/facts/title-cache.ts';
import { aPage } from './a-page.ts';
import type { VirtualClock } from './clock/virtual-clock.ts';
import { MemoryAnswers } from './memory-answers.ts';
import { requestRunnerOf } from './request-runner-of.ts';

interface Given extends Partial<Pick<TitleAskerDeps, 'browser' | 'partsInUse'>> {
  readonly clock: VirtualClock;
  readonly answerOf: TitleAnswers['answerOf'];
  /** What the device remembers; nothing unless given. */
  readonly titleMemory?: MemoryAnswers<RememberedParts>;
  readonly titleCache?: TitleCache;
}

/** Asks about titles of lists as the app does, and keeps what is answered: on a page that is looked at, of what is asked for alone, unless given. */
export const titleAskerOf = ({ clock, answerOf, titleMemory = new MemoryAnswers(), ...given }: Given) => {
  const { titleCache = new TitleCache({ clock, titleMemory }) } = given;
  const titleAsker = new TitleAsker({
    clock,
    browser: aPage(),
    requestRunner: requestRunnerOf(clock),
    titleAnswers: { answerOf },
    partsInUse: { of: () => ({}) },
    ...given,
    titleCache,
  });
  return { titleCache, titleAsker };
};
