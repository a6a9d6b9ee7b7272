import type { ImageSource } from '#domain/image-source.ts';
import type { Library } from '#domain/library/library.ts';
import type { Theme } from '#domain/theme.ts';
import type { AppUpdates } from './app-updates.ts';
import type { Bench } from './bench.ts';
import type { Browser } from './browser.ts';
import type { CatalogChoice } from './catalog/catalog-choice.ts';
import type { CatalogProbe } from './catalog/catalog-probe.ts';
import type { MovieCatalog } from './catalog/movie-catalog.ts';
import type { TitleFinder } from './catalog/title-finder.ts';
import type { WatchOptions } from './catalog/watch-options.ts';
import type { Clock } from './clock.ts';
import type { ConsoleLog } from './console-log.ts';
import type { DeviceFileCodec } from './devices/device-file.ts';
import type { FolderPlaces } from './devices/folder-places.ts';
import type { MembershipMemory } from './devices/membership-memory.ts';
import type { TabLock } from './devices/tab-lock.ts';
import type { IdentityResolver } from './identity-resolver.ts';
import type { BackupFile } from './library/backup-file.ts';
import type { ClosableLog, EarlyLog } from './library/change-log.ts';
import type { EarlierVersions } from './library/earlier-versions.ts';
import type { OpenExportFiles } from './library/export-files.ts';
import type { FileDecoder } from './library/file-decoder.ts';
import type { DecodeLegacy, LegacyStorage } from './library/legacy-storage.ts';
import type { DecodeBundle, Store } from './library/store.ts';
import type { TabChannel } from './library/tab-channel.ts';
import type { MatchMemory } from './memories/match-memory.ts';
import type { RememberedList } from './memories/remembered-list.ts';
import type { ScrollMemory } from './memories/scroll-memory.ts';
import type { SiteData } from './memories/site-data.ts';
import type { ValueMemory } from './memories/value-memory.ts';
import type { PersistentStorage } from './persistent-storage.ts';
import type { Random } from './random.ts';

/** Stands for a `T` where the parts of the app are put together: what is bound to it and what asks for it are checked by its type. */
export type Token<T> = abstract new (...args: unknown[]) => T;

// A symbol, though its type says a class: of a class a container infers what it makes.
export const token = <T>(name: string): Token<T> => Symbol(name) as unknown as Token<T>;

/**
 * The tokens of a table, by their names. A table is a type alone, so that nothing of it is in the first code: each token is made when it
 * is first asked for.
 */
export const tokens = <Table extends object>() =>
  new Proxy<Record<string, symbol>>({}, { get: (made, name: string) => (made[name] ??= Symbol(name)) }) as unknown as {
    readonly [Name in keyof Table]: Token<Table[Name]>;
  };

/** What adapters provide, for each other and for the core. */
export interface Ports {
  readonly catalog: MovieCatalog;
  readonly catalogChoice: CatalogChoice;
  readonly probe: CatalogProbe;
  /** Only in a build for the demo. */
  readonly bench: Bench | undefined;
  /** Where pictures are until the catalogue has told. */
  readonly images: ImageSource;
  readonly clock: Clock;
  readonly browser: Browser;
  readonly consoleLog: ConsoleLog;
  readonly scrollMemory: ScrollMemory;
  readonly themeMemory: ValueMemory<Theme>;
  readonly identityResolver: IdentityResolver;
  /** What there is before anything is loaded. */
  readonly initialLibrary: Library;
  readonly earlyLog: EarlyLog;
  readonly updates: AppUpdates;
  readonly random: Random;
  readonly store: Store;
  readonly decodeBundle: DecodeBundle;
  readonly changeLog: ClosableLog;
  readonly tabs: TabChannel;
  readonly legacyStorage: LegacyStorage;
  readonly decodeLegacy: DecodeLegacy;
  readonly backupFile: BackupFile;
  /** Its code comes when something is exported. */
  readonly openExportFiles: OpenExportFiles;
  readonly backupMemory: ValueMemory<string>;
  readonly siteData: SiteData;
  readonly persistentStorage: PersistentStorage;
  readonly earlierVersions: EarlierVersions;
  readonly recommendationMemory: ValueMemory<readonly RememberedList[]>;
  readonly membershipMemory: MembershipMemory;
  readonly folderPlaces: FolderPlaces;
  readonly tabLock: TabLock;
  readonly deviceFileCodec: DeviceFileCodec;
  readonly titleFinder: TitleFinder;
  readonly matchMemory: MatchMemory;
  readonly fileDecoder: FileDecoder;
  readonly watchOptions: WatchOptions;
}

/** The token of each port, by its name. */
export const Port = tokens<Ports>();
