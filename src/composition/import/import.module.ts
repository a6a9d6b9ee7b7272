import { ContainerModule, type Container } from 'inversify';
import { IndexedDbMatchMemory } from '#adapters/browser/indexed-db-match-memory.ts';
import { AnyFileDecoder } from '#adapters/import-files/any-file-decoder.ts';
import { TmdbTitleFinder } from '#adapters/tmdb/tmdb-title-finder.ts';
import { createImportFacade } from '#application/import/create-import-facade.ts';
import type { ImportFacade } from '#application/import/import-facade.ts';
import { ImportPort } from '#application/import/import-port.ts';
import { ReadImport } from '#application/import/read-import.ts';
import { LibrarySession } from '#application/library/library-session.ts';
import { Port, token } from '#application/port.ts';
import type { TitleFinder } from '#application/ports/title-finder.ts';
import { RequestRunner } from '#application/request-runner.ts';
import { Notifications } from '#application/streams/notifications.ts';
import { madeOf, withDeps } from '../with-deps.ts';

const FACADE = token<ImportFacade>('ImportFacade');

const importModule = (demoFinder: TitleFinder | undefined): ContainerModule =>
  new ContainerModule(({ bind, isBound }) => {
    bind(ImportPort.decoder).to(AnyFileDecoder);
    bind(ReadImport).toDynamicValue(
      withDeps(ReadImport, { decoder: ImportPort.decoder, clock: Port.clock, log: Port.log }),
    );
    bind(ImportPort.memory).toDynamicValue(
      madeOf({ clock: Port.clock }, ({ clock }) => new IndexedDbMatchMemory(clock)),
    );
    // Another catalogue brings a finder of its own.
    if (demoFinder) bind(ImportPort.finder).toConstantValue(demoFinder);
    else if (!isBound(ImportPort.finder)) bind(ImportPort.finder).to(TmdbTitleFinder);
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
  const { isDemo } = container.get(Port.catalogChoice);
  const demoFinder = isDemo ? (await import('../demo.module.ts')).demoTitleFinder(container) : undefined;
  if (!container.isBound(FACADE)) container.load(importModule(demoFinder));
  return container.get(FACADE);
};
