import type { GivenCalendar } from '#domain/calendar/given-calendar.ts';
import type { ImageSource } from '#domain/image-source.ts';
import type { LanguageTag } from '#domain/languages/language-tag.ts';
import type { HomePart } from '#domain/library/home-part.ts';
import type { Library } from '#domain/library/library.ts';
import type { Theme } from '#domain/theme.ts';
import type { AppBadge } from './app-badge.ts';
import type { Browser } from './browser.ts';
import type { CatalogChoice } from './catalog/catalog-choice.ts';
import type { CatalogProbe } from './catalog/catalog-probe.ts';
import type { FilterNames } from './catalog/filter-names.ts';
import type { Franchises } from './catalog/franchises.ts';
import type { MovieCatalog } from './catalog/movie-catalog.ts';
import type { ShowCatalog } from './catalog/show-catalog.ts';
import type { TitleAnswers } from './catalog/title-answers.ts';
import type { TitleExtras } from './catalog/title-extras.ts';
import type { TitleFinder } from './catalog/title-finder.ts';
import type { WatchOptions } from './catalog/watch-options.ts';
import type { Clock } from './clock.ts';
import type { ConsoleLog } from './console-log.ts';
import type { MembershipMemory } from './devices/membership-memory.ts';
import type { IdentityResolver } from './identity-resolver.ts';
import type { BackupFile } from './library/backup-file.ts';
import type { ClosableLog, EarlyLog } from './library/change-log.ts';
import type { EarlierVersions } from './library/earlier-versions.ts';
import type { LegacyStorage } from './library/legacy-storage.ts';
import type { DecodeBundle, Store } from './library/store.ts';
import type { TabChannel } from './library/tab-channel.ts';
import type { DraftMemory } from './memories/draft-memory.ts';
import type { NewsMemory } from './memories/news-memory.ts';
import type { RememberedList } from './memories/remembered-list.ts';
import type { RememberedTable } from './memories/remembered-table.ts';
import type { ScrollMemory } from './memories/scroll-memory.ts';
import type { SiteData } from './memories/site-data.ts';
import type { TitleMemory } from './memories/title-memory.ts';
import type { ValueMemory } from './memories/value-memory.ts';
import type { PersistentStorage } from './persistent-storage.ts';
import type { Random } from './random.ts';
import type { TitleLocale } from './title-locale.ts';
import type { TodayNotices } from './today-notices.ts';

/** What adapters provide, for each other and for the core, by the names that are bound in the container and read everywhere. */
export interface Ports {
  readonly catalog: MovieCatalog;
  readonly catalogChoice: CatalogChoice;
  readonly probe: CatalogProbe;
  /** Where pictures are until the catalogue has told. */
  readonly images: ImageSource;
  readonly clock: Clock;
  readonly browser: Browser;
  readonly consoleLog: ConsoleLog;
  readonly scrollMemory: ScrollMemory;
  readonly draftMemory: DraftMemory;
  readonly titleLocale: TitleLocale;
  readonly themeMemory: ValueMemory<Theme>;
  readonly homeMemory: ValueMemory<readonly HomePart[]>;
  readonly ratingsMemory: ValueMemory<boolean>;
  /** The language of titles, empty where none is chosen. */
  readonly titleLanguageMemory: ValueMemory<LanguageTag>;
  /** Whether the visitor has answered if titles are to come in the browser's language. */
  readonly languageOfferMemory: ValueMemory<boolean>;
  /** Numbers of followed shows. */
  readonly followedMemory: ValueMemory<readonly number[]>;
  readonly identityResolver: IdentityResolver;
  /** What there is before anything is loaded. */
  readonly initialLibrary: Library;
  readonly earlyLog: EarlyLog;
  readonly random: Random;
  readonly store: Store;
  readonly decodeBundle: DecodeBundle;
  readonly changeLog: ClosableLog;
  readonly tabs: TabChannel;
  readonly legacyStorage: LegacyStorage;
  readonly backupFile: BackupFile;
  readonly backupMemory: ValueMemory<string>;
  readonly calendarMemory: ValueMemory<GivenCalendar>;
  readonly columnsMemory: ValueMemory<readonly RememberedTable[]>;
  readonly newsMemory: NewsMemory;
  readonly appBadge: AppBadge;
  readonly todayNotices: TodayNotices;
  readonly siteData: SiteData;
  readonly persistentStorage: PersistentStorage;
  readonly earlierVersions: EarlierVersions;
  readonly recommendationMemory: ValueMemory<readonly RememberedList[]>;
  readonly membershipMemory: MembershipMemory;
  readonly titleFinder: TitleFinder;
  readonly watchOptions: WatchOptions;
  readonly filterNames: FilterNames;
  readonly titleExtras: TitleExtras;
  readonly franchises: Franchises;
  readonly showCatalog: ShowCatalog;
  readonly titleAnswers: TitleAnswers;
  readonly titleMemory: TitleMemory;
}

/** The name of a port, for an adapter's `@inject`: a name that the table lacks does not compile. */
export const port = (name: keyof Ports): string => name;
