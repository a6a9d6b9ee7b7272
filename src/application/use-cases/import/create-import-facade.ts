import type { LibraryDeps } from '../../library/library-deps.ts';
import type { MovieCatalog } from '../../ports/catalog/movie-catalog.ts';
import type { TitleFinder } from '../../ports/catalog/title-finder.ts';
import type { Device } from '../../ports/device.ts';
import type { MatchMemory } from '../../ports/memories/match-memory.ts';
import { RequestLimits } from '../../requests/request-limits.ts';
import type { RequestRunner } from '../../requests/request-runner.ts';
import type { ImportFacade } from './import-facade.ts';
import { ImportLists } from './import-lists.ts';
import { IMPORT_RATE } from './import-rate.ts';
import { ImportRequests } from './import-requests.ts';
import { MatchTitles } from './match-titles.ts';
import type { ReadImport } from './read-import.ts';
import { SearchTitles } from './search-titles.ts';

export interface ImportFacadeDeps extends LibraryDeps {
  readonly readImport: Pick<ReadImport, 'execute'>;
  readonly catalog: Pick<MovieCatalog, 'fetchDetails'>;
  readonly finder: TitleFinder;
  readonly memory: MatchMemory;
  readonly requestRunner: RequestRunner;
  readonly device: Pick<Device, 'online$'>;
}

/** The limits of requests hold for all that is asked by it together. */
export const createImportFacade = (deps: ImportFacadeDeps): ImportFacade => {
  const requests = new ImportRequests({ ...deps, limits: new RequestLimits(deps.clock, IMPORT_RATE) });
  const matchTitles = new MatchTitles({ ...deps, requests });
  const searchTitles = new SearchTitles({ ...deps, requests });
  const importLists = new ImportLists(deps);
  return {
    read: (files, dateOrder) => deps.readImport.execute(files, dateOrder),
    match: (reading) => matchTitles.execute(reading),
    search: (name) => searchTitles.execute(name),
    isHere: (match) => importLists.isHere(match),
    add: (matches, reading) => void importLists.execute(matches, reading),
  };
};
