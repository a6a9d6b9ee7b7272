import type { Container } from 'inversify';
import { IndexedDbMatchMemory } from '#adapters/browser/memories/indexed-db-match-memory.ts';
import { AnyFileDecoder } from '#adapters/files/any-file-decoder.ts';
import { createImportFacade } from '#application/use-cases/import/create-import-facade.ts';
import type { ImportFacade } from '#application/use-cases/import/import-facade.ts';
import { ReadImport } from '#application/use-cases/import/read-import.ts';
import { partsOf } from './parts.ts';

/** To be called once: the facade's limits hold for all that is asked of the provider. */
export const importFacadeOf = (container: Container): ImportFacade => {
  const readImport = new ReadImport(partsOf(container, { fileDecoder: new AnyFileDecoder() }));
  const matchMemory = new IndexedDbMatchMemory(partsOf(container).clock);
  return createImportFacade(partsOf(container, { readImport, matchMemory }));
};
