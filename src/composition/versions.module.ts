import { ContainerModule } from 'inversify';
import type { TextMedium } from '#adapters/store/text-medium.ts';
import { IndexedDbEarlierVersions } from '#adapters/versions/indexed-db-earlier-versions.ts';
import { MemoryEarlierVersions } from '#adapters/versions/memory-earlier-versions.ts';
import { LibraryPort } from '#application/library/library-port.ts';
import { LibrarySession } from '#application/library/library-session.ts';
import { Port } from '#application/port.ts';
import { MakeBackup } from '#application/use-cases/make-backup.ts';
import { RestoreBackup } from '#application/use-cases/restore-backup.ts';
import { KeepVersions } from '#application/versions/keep-versions.ts';
import { RestoreVersion } from '#application/versions/restore-version.ts';
import { withDeps } from './with-deps.ts';

/** Binds what keeps earlier versions of the library. They last as long as the lists do. */
export const versionsModule = ({ lifetime }: Pick<TextMedium, 'lifetime'>): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(LibraryPort.earlierVersions).to(lifetime === 'device' ? IndexedDbEarlierVersions : MemoryEarlierVersions);
    bind(KeepVersions).toDynamicValue(
      withDeps(KeepVersions, {
        session: LibrarySession,
        versions: LibraryPort.earlierVersions,
        device: Port.device,
        clock: Port.clock,
        log: Port.log,
      }),
    );
    bind(RestoreVersion).toDynamicValue(
      withDeps(RestoreVersion, {
        versions: LibraryPort.earlierVersions,
        keepVersions: KeepVersions,
        restoreBackup: RestoreBackup,
        makeBackup: MakeBackup,
        log: Port.log,
      }),
    );
  });
