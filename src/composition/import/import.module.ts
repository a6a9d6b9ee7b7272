import { ContainerModule, type Container } from 'inversify';
import { IndexedDbMatchMemory } from '#adapters/browser/memories/indexed-db-match-memory.ts';
import { AnyFileDecoder } from '#adapters/files/any-file-decoder.ts';
import { LibrarySession } from '#application/library/library-session.ts';
import { Notifications } from '#application/notifications/notifications.ts';
import { Port, token } from '#application/ports/port.ts';
import { RequestRunner } from '#application/requests/request-runner.ts';
import { createImportFacade } from '#application/use-cases/import/create-import-facade.ts';
import type { ImportFacade } from '#application/use-cases/import/import-facade.ts';
import { ReadImport } from '#application/use-cases/import/read-import.ts';
import { madeOf, withDeps } from '../with-deps.ts';
import { openTitleFinder } from './title-finder.ts';

const FACADE = token<ImportFacade>('ImportFacade');

const importModule = new ContainerModule(({ bind }) => {
  bind(Port.fileDecoder).to(AnyFileDecoder);
  bind(ReadImport).toDynamicValue(
    withDeps(ReadImport, { fileDecoder: Port.fileDecoder, clock: Port.clock, consoleLog: Port.consoleLog }),
  );
  bind(Port.matchMemory).toDynamicValue(madeOf({ clock: Port.clock }, ({ clock }) => new IndexedDbMatchMemory(clock)));
  bind(FACADE).toDynamicValue(
    madeOf(
      {
        session: LibrarySession,
        notifications: Notifications,
        clock: Port.clock,
        browser: Port.browser,
        catalog: Port.catalog,
        requestRunner: RequestRunner,
        readImport: ReadImport,
        titleFinder: Port.titleFinder,
        matchMemory: Port.matchMemory,
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
