import { ContainerModule, type Container } from 'inversify';
import { IndexedDbMatchMemory } from '#adapters/browser/indexed-db-match-memory.ts';
import { AnyFileDecoder } from '#adapters/import-files/any-file-decoder.ts';
import { createImportFacade } from '#application/import/create-import-facade.ts';
import type { ImportFacade } from '#application/import/import-facade.ts';
import { ImportPort } from '#application/import/import-port.ts';
import { ReadImport } from '#application/import/read-import.ts';
import { LibrarySession } from '#application/library/library-session.ts';
import { Port, token } from '#application/port.ts';
import { RequestRunner } from '#application/request-runner.ts';
import { Notifications } from '#application/streams/notifications.ts';
import { madeOf, withDeps } from '../with-deps.ts';
import { openTitleFinder } from './title-finder.ts';

const FACADE = token<ImportFacade>('ImportFacade');

const importModule = new ContainerModule(({ bind }) => {
  bind(ImportPort.decoder).to(AnyFileDecoder);
  bind(ReadImport).toDynamicValue(
    withDeps(ReadImport, { decoder: ImportPort.decoder, clock: Port.clock, log: Port.log }),
  );
  bind(ImportPort.memory).toDynamicValue(madeOf({ clock: Port.clock }, ({ clock }) => new IndexedDbMatchMemory(clock)));
  bind(FACADE).toDynamicValue(
    madeOf(
      {
        session: LibrarySession,
        notifications: Notifications,
        clock: Port.clock,
        device: Port.device,
        catalog: Port.catalog,
        requestRunner: RequestRunner,
        readImport: ReadImport,
        finder: ImportPort.finder,
        memory: ImportPort.memory,
      },
      createImportFacade,
    ),
  );
});

/** @returns the same facade each time: its limits hold for all that is asked of the provider. */
export const openImportFacade = async (container: Container): Promise<ImportFacade> => {
  await openTitleFinder(container);
  if (!container.isBound(FACADE)) container.load(importModule);
  return container.get(FACADE);
};
