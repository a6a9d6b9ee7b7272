import type { ImportReading } from '#domain/import/import-reading.ts';
import type { Browser } from '../../ports/browser.ts';
import type { Clock } from '../../ports/clock.ts';
import type { MatchMemory } from '../../ports/memories/match-memory.ts';
import { AnswerBook } from './answer-book.ts';
import { AskAboutTitle, type AskAboutTitleDeps } from './ask-about-title.ts';
import type { Matching } from './import-facade.ts';
import { MatchRun } from './match-run.ts';
import type { PlaceEpisodes } from './place-episodes.ts';
import { ProviderReach } from './provider-reach.ts';

interface MatchTitlesDeps extends AskAboutTitleDeps {
  readonly placeEpisodes: Pick<PlaceEpisodes, 'execute'>;
  readonly matchMemory: MatchMemory;
  readonly browser: Pick<Browser, 'online$'>;
  readonly clock: Clock;
}

/** Finds the titles of a file among those of the provider (product.md, Import: ways). */
export class MatchTitles {
  constructor(private readonly deps: MatchTitlesDeps) {}

  /** Nothing is asked until somebody looks at its state. */
  execute({ titles }: Pick<ImportReading, 'titles'>): Matching {
    const { deps } = this;
    return new MatchRun(
      {
        clock: deps.clock,
        book: new AnswerBook(deps),
        reach: new ProviderReach(deps),
        placeEpisodes: deps.placeEpisodes,
        requestWhen: (ready$, call) => deps.requests.runWhen(ready$, call),
        askingWhen: (ready$) => new AskAboutTitle(deps, ready$),
      },
      titles,
    );
  }
}
