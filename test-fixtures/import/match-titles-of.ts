import { NEVER, of, type Observable } from 'rxjs';
import { IMPORT_RATE } from '#application/import/import-rate.ts';
import { ImportRequests } from '#application/import/import-requests.ts';
import type { MatchMemory, RememberedAnswer } from '#application/import/match-memory.ts';
import { MatchTitles } from '#application/import/match-titles.ts';
import type { MovieCatalog } from '#application/ports/movie-catalog.ts';
import type { TitleFinder } from '#application/ports/title-finder.ts';
import { RequestLimits } from '#application/request-limits.ts';
import { RequestRunner } from '#application/request-runner.ts';
import { Notifications } from '#application/streams/notifications.ts';
import { ClassifyError } from '#application/use-cases/classify-error.ts';
import { VirtualClock } from '../clock/virtual-clock.ts';
import { MemoryAnswers } from '../memory-answers.ts';
import { stubCatalog } from '../stub-catalog.ts';
import { stubFinder } from './stub-finder.ts';

interface Around {
  readonly catalog?: Pick<MovieCatalog, 'fetchDetails'>;
  readonly finder?: TitleFinder;
  readonly memory?: MatchMemory;
  readonly clock?: VirtualClock;
  readonly online$?: Observable<boolean>;
}

/** Matches titles as the app does, over a catalogue that answers so; online, and with nothing remembered, unless given. */
export const matchTitlesOf = (around: Around = {}): MatchTitles => {
  const { clock = new VirtualClock(), memory = new MemoryAnswers<RememberedAnswer>(), online$ = of(true) } = around;
  const { catalog = stubCatalog(), finder = stubFinder() } = around;
  const device = { online$, shown$: of(undefined), returning$: NEVER };
  const notifications = new Notifications({ clock });
  const requestRunner = new RequestRunner({
    clock,
    device,
    random: () => 0,
    notifications,
    classifyError: new ClassifyError(),
  });
  return new MatchTitles({
    catalog,
    finder,
    requests: new ImportRequests({ requestRunner, limits: new RequestLimits(clock, IMPORT_RATE) }),
    memory,
    device,
    clock,
  });
};
