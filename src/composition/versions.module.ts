import { ContainerModule } from 'inversify';
import type { TextMedium } from '#adapters/store/text-medium.ts';
import { IndexedDbEarlierVersions } from '#adapters/store/versions/indexed-db-earlier-versions.ts';
import { MemoryEarlierVersions } from '#adapters/store/versions/memory-earlier-versions.ts';
import { LibrarySession } from '#application/library/library-session.ts';
import { Port } from '#application/ports/port.ts';
import { KeepVersions } from '#application/use-cases/data/keep-versions.ts';
import { MakeBackup } from '#application/use-cases/data/make-backup.ts';
import { RestoreBackup } from '#application/use-cases/data/restore-backup.ts';
import { RestoreVersion } from '#application/use-cases/data/restore-version.ts';
import { withDeps } from './with-deps.ts';

/** Binds what keeps earlier versions of the library. They last as long as the lists do. */
export const versionsModule = ({ lifetime }: Pick<TextMedium, 'lifetime'>): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(Port.earlierVersions).to(lifetime === 'device' ? IndexedDbEarlierVersions : MemoryEarlierVersions);
    bind(KeepVersions).toDynamicValue(
      withDeps(KeepVersions, {
        session: LibrarySession,
        versions: Port.earlierVersions,
        device: Port.device,
        clock: Port.clock,
        log: Port.log,
      }),
    );
    bind(RestoreVersion).toDynamicValue(
      withDeps(RestoreVersion, {
        versions: Port.earlierVersions,
        keepVersions: KeepVersions,
        restoreBackup: RestoreBackup,
        makeBackup: MakeBackup,
        log: Port.log,
      }),
    );
  });
