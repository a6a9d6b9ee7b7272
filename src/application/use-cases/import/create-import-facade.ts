import { firstValueFrom, map } from 'rxjs';
import { searchText } from '#domain/addresses/search-params.ts';
import { foundAt, type FoundTitle } from '#domain/import/named-title.ts';
import type { LibraryDeps } from '../../library/library-deps.ts';
import type { Browser } from '../../ports/browser.ts';
import type { MovieCatalog } from '../../ports/catalog/movie-catalog.ts';
import type { ShowCatalog } from '../../ports/catalog/show-catalog.ts';
import type { MatchMemory } from '../../ports/memories/match-memory.ts';
import type { Ports } from '../../ports/port.ts';
import type { Outcome } from '../../requests/abortable.ts';
import { RequestGate } from '../../requests/request-gate.ts';
import type { RequestRunner } from '../../requests/request-runner.ts';
import { ConvertLists, NO_LISTS } from '../data/convert-lists.ts';
import type { ExportLists } from '../data/export-lists.ts';
import type { ImportFacade, ReviewFacade } from './import-facade.ts';
import { Gains, ImportLists } from './import-lists.ts';
import { IMPORT_RATE, ImportRequests } from './import-requests.ts';
import { MatchTitles } from './match-titles.ts';
import { PlaceEpisodes, type AskOnce } from './place-episodes.ts';
import type { ReadImport } from './read-import.ts';
import { type ColumnsMemory, rememberedOutcome, rememberTables } from './remembered-tables.ts';

interface ImportFacadeDeps extends LibraryDeps, Pick<Ports, 'titleFinder' | 'titleLocale'> {
  readonly readImport: Pick<ReadImport, 'execute'>;
  readonly catalog: Pick<MovieCatalog, 'fetchDetails'>;
  readonly showCatalog: Pick<ShowCatalog, 'seasonsOf'>;
  readonly matchMemory: MatchMemory;
  readonly columnsMemory: ColumnsMemory;
  readonly requestRunner: RequestRunner;
  readonly browser: Pick<Browser, 'online$'>;
  readonly exportLists: Pick<ExportLists, 'execute'>;
}

type SearchDeps = Pick<ImportFacadeDeps, 'titleFinder' | 'clock'> & { readonly requests: ImportRequests };

/** The visitor's own search for a title of a file (product.md, Import: own search). Never rejects. A blank name finds nothing. */
const search = async (deps: SearchDeps, text: string): Promise<Outcome<readonly FoundTitle[]>> => {
  const [{ titleFinder, requests, clock }, name] = [deps, searchText(text)];
  if (name === '') return { status: 'loaded', value: [] };
  const outcome = await firstValueFrom(requests.run((signal) => titleFinder.findByName({ name }, signal)));
  if (outcome.status === 'failed') return outcome;
  return { status: 'loaded', value: outcome.value.titles.map(foundAt(clock.now())) };
};

interface Memories {
  readonly answers: MatchMemory;
  readonly columns: ColumnsMemory;
}

/** Of files that are only converted nothing is remembered, nor looked up: to open a memory is to make it. */
const NO_MEMORIES: Memories = {
  answers: { recall: async () => new Map(), remember: async () => {} },
  columns: { recall: () => undefined, remember: () => {} },
};

/** The limits of requests hold for all that is asked by it together. */
export const createImportFacade = (deps: ImportFacadeDeps): ImportFacade => {
  const { requestRunner, titleFinder, browser, clock } = deps;
  const requests = new ImportRequests({ requestRunner, browser, gate: new RequestGate(IMPORT_RATE, clock) });
  const askAtOnce: AskOnce = (call) =>
    requests.run(call).pipe(map((outcome) => (outcome.status === 'loaded' ? outcome.value : undefined)));
  const placeEpisodes = new PlaceEpisodes({ showCatalog: deps.showCatalog, titleFinder, clock, askAtOnce });
  const reviewBy = ({ answers: matchMemory, columns }: Memories, gains: Gains): ReviewFacade => {
    const { catalog, titleLocale } = deps;
    const asking = { requests, catalog, titleFinder, titleLocale, browser, clock };
    const matchTitles = new MatchTitles({ ...asking, placeEpisodes, matchMemory });
    return {
      read: async (files, answers = {}) => {
        rememberTables(columns, answers);
        return rememberedOutcome(columns, await deps.readImport.execute(files, answers));
      },
      match: (reading) => matchTitles.execute(reading),
      search: (name) => search({ titleFinder, requests, clock }, name),
      placed: (match) => placeEpisodes.placedOf(match),
      place: (match) => placeEpisodes.now(match),
      gain: (match, lists) => {
        const assumed = placeEpisodes.assumed(match);
        return assumed ? gains.of(assumed, lists) : 'new';
      },
      daysOver: (matches) => gains.daysOver(matches),
    };
  };
  const importLists = new ImportLists(deps);
  const convertLists = new ConvertLists(deps);
  return {
    ...reviewBy({ answers: deps.matchMemory, columns: deps.columnsMemory }, importLists.gains),
    add: (matches, reading) => void placeEpisodes.all(matches).then((placed) => importLists.execute(placed, reading)),
    converting: {
      ...reviewBy(NO_MEMORIES, new Gains(() => NO_LISTS)),
      convert: async (matches, { lists }, order) =>
        convertLists.execute(await placeEpisodes.all(matches), lists, order),
    },
  };
};
