import { of, type Observable } from 'rxjs';
import { Notifications } from '#application/notifications/notifications.ts';
import type { MovieCatalog } from '#application/ports/catalog/movie-catalog.ts';
import type { ShowCatalog } from '#application/ports/catalog/show-catalog.ts';
import type { TitleFinder } from '#application/ports/catalog/title-finder.ts';
import type { MatchMemory, RememberedAnswer } from '#application/ports/memories/match-memory.ts';
import type { TitleLocale } from '#application/ports/title-locale.ts';
import { RequestGate } from '#application/requests/request-gate.ts';
import { RequestRunner } from '#application/requests/request-runner.ts';
import { IMPORT_RATE, ImportRequests } from '#application/use-cases/import/import-requests.ts';
import { MatchTitles } from '#application/use-cases/import/match-titles.ts';
import { PlaceEpisodes } from '#application/use-cases/import/place-episodes.ts';
import { ClassifyError } from '#application/use-cases/provider/classify-error.ts';
import { NO_EXTRAS } from '#application/use-cases/titles/no-extras.ts';
import { VirtualClock } from '../clock/virtual-clock.ts';
import { MemoryAnswers } from '../memory-answers.ts';
import { stubCatalog } from '../stub-catalog.ts';
import { willingBrowser } from '../willing-browser.ts';
import { stubFinder } from './stub-finder.ts';

interface Around {
  readonly catalog?: Pick<MovieCatalog, 'fetchDetails'>;
  readonly finder?: TitleFinder;
  /** Knows no show unless given. */
  readonly showCatalog?: Pick<ShowCatalog, 'seasonsOf'>;
  readonly memory?: MatchMemory;
  readonly clock?: VirtualClock;
  readonly online$?: Observable<boolean>;
  /** In which language titles are; in English unless given. */
  readonly titleLocale?: TitleLocale;
}

/** Matches titles as the app does, over a catalogue that answers so; online, and with nothing remembered, unless given. */
export const matchTitlesOf = (around: Around = {}): MatchTitles => {
  const {
    clock = new VirtualClock(),
    memory: matchMemory = new MemoryAnswers<RememberedAnswer>(),
    titleLocale = () => ({}),
    online$ = of(true),
  } = around;
  const { catalog = stubCatalog(), finder: titleFinder = stubFinder(), showCatalog = NO_EXTRAS.showCatalog } = around;
  const browser = { ...willingBrowser, online$ };
  const notifications = new Notifications({ clock });
  const requestRunner = new RequestRunner({
    catalogChoice: { isDemo: false },
    clock,
    browser,
    random: () => 0,
    notifications,
    classifyError: new ClassifyError(),
  });
  return new MatchTitles({
    titleLocale,
    catalog,
    titleFinder,
    placeEpisodes: new PlaceEpisodes({ showCatalog, titleFinder, clock, askAtOnce: () => of(undefined) }),
    requests: new ImportRequests({ requestRunner, browser, gate: new RequestGate(IMPORT_RATE, clock) }),
    matchMemory,
    browser,
    clock,
  });
};
