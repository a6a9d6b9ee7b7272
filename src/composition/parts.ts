import type { Container } from 'inversify';
import type { Decorated } from '#adapters/bench/decorated.ts';
import type { App } from '#application/app.ts';
import type { Identity } from '#application/library/identity.ts';
import type { LibraryLoader } from '#application/library/library-loader.ts';
import type { LibraryLog } from '#application/library/library-log.ts';
import type { LibraryRepository } from '#application/library/library-repository.ts';
import type { LibrarySession } from '#application/library/library-session.ts';
import type { OtherLibraries } from '#application/library/other-libraries.ts';
import type { Notifications } from '#application/notifications/notifications.ts';
import type { RequestRunner } from '#application/requests/request-runner.ts';
import type { TitleAsker } from '#application/requests/title-asker.ts';
import type { DataFacade } from '#application/use-cases/data/data-facade.ts';
import type { KeepVersions } from '#application/use-cases/data/keep-versions.ts';
import type { StoragePersistence } from '#application/use-cases/data/storage-persistence.ts';
import type { TitleBook } from '#application/use-cases/facts/title-book.ts';
import type { BringOver } from '#application/use-cases/library/bring-over.ts';
import type { CopyText } from '#application/use-cases/links/copy-text.ts';
import type { Catalogue } from './catalogues/catalogue.ts';
import type { LateParts } from './late-parts.ts';

/**
 * The table of all that the container holds: ports, and the classes of the core that more than one takes. A name is that of the port
 * or class in whatever takes it.
 */
export interface Parts extends Decorated {
  readonly app: App;
  readonly bringOver: BringOver;
  readonly catalogue: Catalogue;
  readonly copyText: CopyText;
  readonly identity: Identity;
  readonly keepVersions: KeepVersions;
  readonly lateParts: LateParts;
  readonly libraryLog: LibraryLog;
  readonly loader: LibraryLoader;
  readonly notifications: Notifications;
  readonly openDevices: DataFacade['openDevices'];
  readonly otherLibraries: OtherLibraries;
  readonly repository: LibraryRepository;
  readonly requestRunner: RequestRunner;
  readonly session: LibrarySession;
  readonly storagePersistence: StoragePersistence;
  readonly titleAsker: TitleAsker;
  readonly titleBook: TitleBook;
}

/**
 * What the container holds, each made when it is first read.
 * @param own what only the one that reads takes: it is not in the table, or takes the place of what is
 */
export const partsOf = <Own extends object = object>(container: Pick<Container, 'get'>, own?: Own): Parts & Own =>
  new Proxy<Record<string, unknown>>(
    { ...own },
    { get: (held, name: string) => (name in held ? held[name] : (held[name] = container.get(name))) },
  ) as Parts & Own;
