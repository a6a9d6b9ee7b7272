import { filter, firstValueFrom, map, merge, of, take, type Observable } from 'rxjs';
import { searchText } from '#domain/addresses/search-params.ts';
import { CatalogError } from '#domain/catalog-failure.ts';
import { classifyError } from '#domain/classified-error.ts';
import { foundAt, type FoundTitle } from '#domain/import/found-title.ts';
import type { LibraryDeps } from '../../library/library-deps.ts';
import type { Browser } from '../../ports/browser.ts';
import type { MovieCatalog } from '../../ports/catalog/movie-catalog.ts';
import type { TitleFinder } from '../../ports/catalog/title-finder.ts';
import type { Clock } from '../../ports/clock.ts';
import type { MatchMemory } from '../../ports/memories/match-memory.ts';
import type { Outcome } from '../../requests/abortable.ts';
import { RequestGate } from '../../requests/request-gate.ts';
import type { RequestRunner } from '../../requests/request-runner.ts';
import type { ImportFacade } from './import-facade.ts';
import { ImportLists } from './import-lists.ts';
import { IMPORT_RATE } from './import-rate.ts';
import { ImportRequests } from './import-requests.ts';
import { MatchTitles } from './match-titles.ts';
import type { ReadImport } from './read-import.ts';

interface ImportFacadeDeps extends LibraryDeps {
  readonly readImport: Pick<ReadImport, 'execute'>;
  readonly catalog: Pick<MovieCatalog, 'fetchDetails'>;
  readonly titleFinder: TitleFinder;
  readonly matchMemory: MatchMemory;
  readonly requestRunner: RequestRunner;
  readonly browser: Pick<Browser, 'online$'>;
}

interface SearchTitlesDeps {
  readonly titleFinder: Pick<TitleFinder, 'findByName'>;
  readonly requests: ImportRequests;
  readonly browser: Pick<Browser, 'online$'>;
  readonly clock: Pick<Clock, 'now'>;
}

type Titles = Outcome<readonly FoundTitle[]>;

const OFFLINE: Titles = { status: 'failed', error: classifyError(new CatalogError({ kind: 'network' })) };

/** The visitor's own search for a title of a file (product.md, Import: own search). */
class SearchTitles {
  constructor(private readonly deps: SearchTitlesDeps) {}

  /** Never rejects. A blank name finds nothing. Without a network it fails at once: nobody waits for one. */
  execute(name: string): Promise<Titles> {
    const { browser } = this.deps;
    const offline$ = browser.online$.pipe(
      filter((isOnline) => !isOnline),
      map(() => OFFLINE),
    );
    return firstValueFrom(merge(offline$, this.search(searchText(name))).pipe(take(1)));
  }

  private search(name: string): Observable<Titles> {
    if (name === '') return of({ status: 'loaded', value: [] });
    const { titleFinder, requests, clock } = this.deps;
    return requests
      .run((signal) => titleFinder.findByName({ name }, signal))
      .pipe(
        map((outcome) =>
          outcome.status === 'failed'
            ? outcome
            : { status: 'loaded', value: outcome.value.titles.map(foundAt(clock.now())) },
        ),
      );
  }
}

/** The limits of requests hold for all that is asked by it together. */
export const createImportFacade = (deps: ImportFacadeDeps): ImportFacade => {
  const { requestRunner, catalog, titleFinder, matchMemory, browser, clock } = deps;
  const requests = new ImportRequests({ requestRunner, gate: new RequestGate(IMPORT_RATE, clock) });
  const matchTitles = new MatchTitles({ requests, catalog, titleFinder, matchMemory, browser, clock });
  const searchTitles = new SearchTitles({ requests, titleFinder, browser, clock });
  const importLists = new ImportLists(deps);
  return {
    read: (files, dateOrder) => deps.readImport.execute(files, dateOrder),
    match: (reading) => matchTitles.execute(reading),
    search: (name) => searchTitles.execute(name),
    isHere: (match) => importLists.isHere(match),
    add: (matches, reading) => void importLists.execute(matches, reading),
  };
};
