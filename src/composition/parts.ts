import { Container } from 'inversify';
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
import type { TitleCache } from '#application/use-cases/facts/title-cache.ts';
import type { LanguageOffer } from '#application/use-cases/languages/language-offer.ts';
import type { OpenFacade } from '#application/use-cases/late-facades.ts';
import type { BringOver } from '#application/use-cases/library/bring-over.ts';
import type { TitleLanguage } from '#application/use-cases/library/title-language.ts';
import type { CopyText } from '#application/use-cases/links/copy-text.ts';

/** Parts of the application with code that arrives after the first screen. */
export interface LateParts {
  readonly open: () => Promise<LibraryRepository>;
  readonly openFacade: OpenFacade;
  /** Begins what goes on beside lists that have something in them. */
  readonly startErrands: () => Promise<void>;
  /** Begins to look after the app's own files on this device. */
  readonly startUpdates: () => Promise<void>;
}

/**
 * The table of all that the container holds: ports, and the classes of the core that more than one takes. A name is that of the port
 * or class in whatever takes it.
 */
export interface Parts extends Decorated {
  readonly app: App;
  readonly bringOver: BringOver;
  readonly copyText: CopyText;
  readonly identity: Identity;
  readonly keepVersions: KeepVersions;
  readonly languageOffer: LanguageOffer;
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
  readonly titleCache: TitleCache;
  readonly titleLanguage: TitleLanguage;
}

export type Name = keyof Parts;

/** What gives parts, by the names that are bound by now. */
export interface Holding<Names extends Name> extends Pick<Container, 'get'> {
  /** For the compiler alone: no container has it. */
  readonly holds: { readonly [Held in Names]: true };
}

export type Filled<Names extends Name> = Container & Holding<Names>;

/** A container in which nothing is bound yet. */
export const newContainer = (): Filled<never> => new Container({ defaultScope: 'Singleton' }) as Filled<never>;

interface PartsOf {
  <Names extends Name>(container: Holding<Names>): Pick<Parts, Names>;
  <Names extends Name, Own extends object>(container: Holding<Names>, own: Own | undefined): Pick<Parts, Names> & Own;
}

/**
 * The parts that a container holds, each made when it is first read. What is not bound by then does not compile.
 * @param own what only the one that reads takes: it is not in the table, or takes the place of what is
 */
export const partsOf: PartsOf = <Own extends object>(container: Pick<Container, 'get'>, own?: Own): Parts & Own =>
  new Proxy<Record<string, unknown>>(
    { ...own },
    { get: (held, name: string) => (name in held ? held[name] : (held[name] = container.get(name))) },
  ) as Parts & Own;
