import { IndexedDbMatchMemory } from '#adapters/browser/memories/indexed-db-match-memory.ts';
import { AnyFileDecoder } from '#adapters/files/any-file-decoder.ts';
import { createImportFacade } from '#application/use-cases/import/create-import-facade.ts';
import type { ImportFacade } from '#application/use-cases/import/import-facade.ts';
import { ReadImport } from '#application/use-cases/import/read-import.ts';
import type { TakenBy } from './bindings.ts';
import { partsOf, type Holding } from './parts.ts';

/** What is not in the container. */
type OwnParts = Pick<Parameters<typeof createImportFacade>[0], 'titleFinder' | 'exportLists'>;

type OfImport = Exclude<TakenBy<typeof ReadImport | typeof createImportFacade>, keyof OwnParts>;

/** To be called once: the facade's limits hold for all that is asked of the provider. */
export const importFacadeOf = (container: Holding<OfImport>, own: OwnParts): ImportFacade => {
  const readImport = new ReadImport(partsOf(container, { fileDecoder: new AnyFileDecoder() }));
  const matchMemory = new IndexedDbMatchMemory(partsOf(container).clock);
  return createImportFacade(partsOf(container, { readImport, matchMemory, ...own }));
};
