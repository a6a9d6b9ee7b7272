import { filter, firstValueFrom } from 'rxjs';
import { BroadcastTabChannel } from '#adapters/log/broadcast-tab-channel.ts';
import { decodeChange } from '#adapters/log/decode-change.ts';
import { BundleStore } from '#adapters/store/bundle-store.ts';
import { MemoryEntries } from '#adapters/store/memory-entries.ts';
import { StorageMedium } from '#adapters/store/storage-medium.ts';
import { Identity } from '#application/library/identity.ts';
import { LibraryLoader } from '#application/library/library-loader.ts';
import type { LibrarySession } from '#application/library/library-session.ts';
import type { Notifications } from '#application/notifications/notifications.ts';
import type { Browser } from '#application/ports/browser.ts';
import type { FilterNames } from '#application/ports/catalog/filter-names.ts';
import type { Franchises } from '#application/ports/catalog/franchises.ts';
import type { MovieCatalog } from '#application/ports/catalog/movie-catalog.ts';
import type { ShowCatalog } from '#application/ports/catalog/show-catalog.ts';
import type { TitleExtras } from '#application/ports/catalog/title-extras.ts';
import type { TitleFinder } from '#application/ports/catalog/title-finder.ts';
import type { WatchOptions } from '#application/ports/catalog/watch-options.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { ConsoleLog } from '#application/ports/console-log.ts';
import type { Languages } from '#application/ports/languages.ts';
import type { NewsMemory } from '#application/ports/memories/news-memory.ts';
import type { RememberedParts, TitleMemory } from '#application/ports/memories/title-memory.ts';
import type { PictureDrawer } from '#application/ports/picture-drawer.ts';
import type { TodayNotices } from '#application/ports/today-notices.ts';
import type { RequestRunner } from '#application/requests/request-runner.ts';
import { TitleAsker } from '#application/requests/title-asker.ts';
import { createCalendarFacade } from '#application/use-cases/calendar/calendar-facade.ts';
import type { DataFacade } from '#application/use-cases/data/data-facade.ts';
import { createDiscoveryFacade } from '#application/use-cases/discovery/discovery-facade.ts';
import { NO_FILTER_NAMES } from '#application/use-cases/discovery/no-filter-names.ts';
import { PartsInUse } from '#application/use-cases/facts/parts-in-use.ts';
import { TitleCache } from '#application/use-cases/facts/title-cache.ts';
import type { ImportFacade } from '#application/use-cases/import/import-facade.ts';
import type { LanguageOffer } from '#application/use-cases/languages/language-offer.ts';
import { TitleLanguages } from '#application/use-cases/languages/title-languages.ts';
import type { LateFacades } from '#application/use-cases/late-facades.ts';
import { createLibraryFacade, type LibraryFacade } from '#application/use-cases/library-facade.ts';
import type { CopyText } from '#application/use-cases/links/copy-text.ts';
import { createLinksFacade } from '#application/use-cases/links/links-facade.ts';
import { createListsFacade } from '#application/use-cases/lists/lists-facade.ts';
import { createMarksFacade } from '#application/use-cases/marks/marks-facade.ts';
import { createNewsFacade } from '#application/use-cases/news/news-facade.ts';
import { createShowsFacade } from '#application/use-cases/shows/shows-facade.ts';
import { NO_EXTRAS } from '#application/use-cases/titles/no-extras.ts';
import { createTitlesFacade } from '#application/use-cases/titles/titles-facade.ts';
import { createWatchFacade } from '#application/use-cases/watch/watch-facade.ts';
import type { ReleaseDate } from '#domain/calendar/calendar-entry.ts';
import { withEveryRule } from '#domain/library/list-actions/every-rule.ts';
import { answersOfPorts } from '#fixtures/answers-of-ports.ts';
import { stubFinder } from '#fixtures/import/stub-finder.ts';
import { aDataFacade } from '#fixtures/library/a-data-facade.ts';
import { aRepository, type RepositoryOutside } from '#fixtures/library/a-repository.ts';
import { MemoryEarlyLog } from '#fixtures/library/memory-early-log.ts';
import { MemoryRecommendations } from '#fixtures/library/memory-recommendations.ts';
import { MemoryChangeLog } from '#fixtures/log/memory-change-log.ts';
import { MemoryLogDevice } from '#fixtures/log/memory-log-device.ts';
import { MemoryAnswers } from '#fixtures/memory-answers.ts';
import { MemoryNews } from '#fixtures/memory-news.ts';
import { MemoryValue } from '#fixtures/memory-value.ts';
import { stubWatchOptions } from '#fixtures/stub-watch-options.ts';
import { aReport } from '#fixtures/ui/a-report.ts';
import { anImportFacade } from '#fixtures/ui/an-import-facade.ts';

/** What is outside the library, where a test says so. */
export interface LibraryGiven {
  /** What the device keeps; nothing unless given. */
  readonly entries?: MemoryEntries;
  /** What reads, matches and adds the titles of files; it does nothing unless given. */
  readonly importFacade?: ImportFacade;
  /** Shares lists between devices; nothing can be shared unless given. */
  readonly openDevices?: DataFacade['openDevices'];
  /** Finds titles by the ids of others; none unless given. */
  readonly titleFinder?: TitleFinder;
  /** Where titles can be watched; nobody knows unless given. */
  readonly watchOptions?: WatchOptions;
  /** The names of filters; none is known unless given. */
  readonly filterNames?: FilterNames;
  /** What is known of titles beyond their details; nothing unless given. */
  readonly titleExtras?: TitleExtras;
  /** Series of movies; none unless given. */
  readonly franchises?: Franchises;
  /** On which days movies come out; none unless given. */
  readonly datesOf?: (id: number, country: string) => Promise<readonly ReleaseDate[]>;
  /** The seasons of shows; none unless given. */
  readonly showCatalog?: ShowCatalog;
  /** What the device remembers of titles; nothing unless given. */
  readonly titleMemory?: TitleMemory;
  /** Until when the visitor knows what is new; never unless given. */
  readonly newsMemory?: NewsMemory;
  /** Draws pictures; none can be drawn unless given. */
  readonly pictureDrawer?: PictureDrawer;
  /** Says what is out today while the app is closed; it cannot unless given. */
  readonly todayNotices?: TodayNotices;
  /** German, as read in Germany, unless given. */
  readonly languages?: Languages;
}

export interface LibraryOutside extends LibraryGiven {
  readonly session: LibrarySession;
  readonly notifications: Notifications;
  readonly copyText: CopyText;
  readonly clock: Clock;
  readonly browser: Browser;
  readonly consoleLog: ConsoleLog;
  readonly catalog: MovieCatalog;
  readonly requestRunner: RequestRunner;
  readonly languageOffer: LanguageOffer;
}

const openDataOf =
  (loader: LibraryLoader, outside: RepositoryOutside, { openDevices }: LibraryOutside) =>
  async () => {
    await firstValueFrom(loader.loadState$.pipe(filter(({ status }) => status !== 'pending')));
    if (!loader.repository) throw new Error('What loads the library could not be had.');
    return aDataFacade(loader.repository, outside, openDevices);
  };

/** With what is made of it. */
type Outside = LibraryOutside & {
  readonly titleAsker: TitleAsker;
  readonly titleCache: TitleCache;
  readonly titleMemory: TitleMemory;
};

const withAsker = (given: LibraryOutside): Outside => {
  const { clock, titleMemory = new MemoryAnswers<RememberedParts>(), languages = () => ['de-DE'] } = given;
  const titleCache = new TitleCache({ clock, titleMemory });
  const titleAnswers = answersOfPorts({ watchOptions: stubWatchOptions(), ...given });
  const partsInUse = new PartsInUse({ ...given, titleCache, languages });
  return {
    ...given,
    titleMemory,
    titleCache,
    titleAsker: new TitleAsker({ ...given, titleAnswers, titleCache, partsInUse }),
  };
};

const marksOf = (outside: Outside, loader: LibraryLoader) =>
  createMarksFacade({
    ...outside,
    loader,
    random: Math.random,
    recommendationMemory: new MemoryRecommendations(),
  });

const NO_NOTICES: TodayNotices = {
  isThere: false,
  isOn: async () => false,
  start: async () => false,
  stop: async () => undefined,
  keep: async () => undefined,
};

const calendarOf = (outside: Outside) =>
  createCalendarFacade({
    ...NO_EXTRAS,
    calendarMemory: new MemoryValue(),
    todayNotices: NO_NOTICES,
    languages: () => ['de-DE'],
    ...outside,
  });

const newsOf = ({ newsMemory = new MemoryNews(), ...outside }: Outside) =>
  createNewsFacade({ languages: () => ['de-DE'], newsMemory, ...outside });

const showsOf = (outside: Outside, loader: LibraryLoader) => createShowsFacade({ ...NO_EXTRAS, ...outside, loader });

const titlesOf = (outside: Outside, loader: LibraryLoader) =>
  createTitlesFacade({ ...NO_EXTRAS, languages: () => ['de-DE'], ...outside, loader });

const NO_PICTURES: PictureDrawer = { draw: async () => ({ status: 'refused' }) };

type LateTable = { readonly [Name in keyof LateFacades]: () => LateFacades[Name] | Promise<LateFacades[Name]> };

const openWatchOf = (outside: Outside): LateTable['watch'] => {
  const watch = createWatchFacade({
    watchOptions: stubWatchOptions(),
    languages: () => ['de-DE'],
    ...outside,
  });
  return () => watch;
};

const facadesOf = (
  given: LibraryOutside,
  { loader, outside }: { readonly loader: LibraryLoader; readonly outside: Parameters<typeof openDataOf>[1] },
): LateTable => {
  const outer = withAsker(given);
  const marks = marksOf(outer, loader);
  const lists = createListsFacade(outer);
  const discovery = createDiscoveryFacade({ filterNames: NO_FILTER_NAMES, ...outer });
  const titles = titlesOf(outer, loader);
  const shows = showsOf(outer, loader);
  const calendar = calendarOf(outer);
  const news = newsOf(outer);
  const languages = new TitleLanguages({ languages: () => ['de-DE'], ...outer });
  const links = createLinksFacade({ titleFinder: stubFinder(), pictureDrawer: NO_PICTURES, ...outer, loader });
  return {
    calendar: () => calendar,
    data: openDataOf(loader, outside, outer),
    marks: () => marks,
    import: () => outer.importFacade ?? anImportFacade(),
    links: () => links,
    languages: () => languages,
    lists: () => lists,
    news: () => news,
    report: () => aReport({ ...outer, loader }),
    shows: () => shows,
    titles: () => titles,
    watch: openWatchOf(outer),
    discovery: () => discovery,
  };
};

const legacyStorage = { read: () => ({}), remove: () => undefined };

// Also on a page that no test has prepared, as the gallery's is.
withEveryRule();

/** The real library over a store in memory, for the identifier 203.0.113.7. */
export const testLibrary = (outer: LibraryOutside): LibraryFacade => {
  const { session, notifications, clock, browser, consoleLog, entries = new MemoryEntries() } = outer;
  const store = new BundleStore(new StorageMedium(entries, 'device'));
  const identity = new Identity({ identityResolver: { resolve: async () => '203.0.113.7' }, clock });
  const changeLog = new MemoryChangeLog(new MemoryLogDevice(), decodeChange);
  const earlyLog = new MemoryEarlyLog(changeLog);
  const deps = { session, notifications, clock };
  const outside = {
    ...deps,
    identity,
    store,
    changeLog,
    tabs: new BroadcastTabChannel(() => undefined),
    legacyStorage,
    browser,
    consoleLog,
  };
  const loader = new LibraryLoader({
    ...outside,
    lateParts: { open: async () => aRepository(outside) },
    earlyLog,
    sinceAnswered: () => 0,
  });
  const facades = facadesOf(outer, { loader, outside });
  return createLibraryFacade({ ...deps, loader, identity, lateParts: { openFacade: async (name) => facades[name]() } });
};
