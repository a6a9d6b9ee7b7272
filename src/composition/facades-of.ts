import { filter, firstValueFrom } from 'rxjs';
import { browserLanguages } from '#adapters/browser/browser-languages.ts';
import { BrowserPersistentStorage } from '#adapters/browser/browser-persistent-storage.ts';
import { describeSurroundings } from '#adapters/browser/describe-surroundings.ts';
import { BrowserSiteData } from '#adapters/browser/memories/browser-site-data.ts';
import {
  lastBackup,
  lastCalendar,
  lastColumns,
  lastNews,
  lastRecommendations,
} from '#adapters/browser/memories/feature-memories.ts';
import { IndexedDbTitleMemory } from '#adapters/browser/memories/indexed-db-title-memory.ts';
import { navigatorAppBadge } from '#adapters/browser/navigator-app-badge.ts';
import { workerTodayNotices } from '#adapters/browser/worker-today-notices.ts';
import { JsonBackupFile } from '#adapters/store/json-backup-file.ts';
import type { TextMedium } from '#adapters/store/text-medium.ts';
import { IndexedDbEarlierVersions } from '#adapters/store/versions/indexed-db-earlier-versions.ts';
import { MemoryEarlierVersions } from '#adapters/store/versions/memory-earlier-versions.ts';
import type { TitleFinder } from '#application/ports/catalog/title-finder.ts';
import type { EarlierVersions } from '#application/ports/library/earlier-versions.ts';
import type { OpenExportFiles } from '#application/ports/library/export-files.ts';
import type { PictureDrawer } from '#application/ports/picture-drawer.ts';
import { TitleAsker } from '#application/requests/title-asker.ts';
import { createCalendarFacade } from '#application/use-cases/calendar/calendar-facade.ts';
import type { DataFacade } from '#application/use-cases/data/data-facade.ts';
import { EraseEverything } from '#application/use-cases/data/erase-everything.ts';
import { ExportLists } from '#application/use-cases/data/export-lists.ts';
import { KeepVersions } from '#application/use-cases/data/keep-versions.ts';
import { MakeBackup } from '#application/use-cases/data/make-backup.ts';
import { RestoreBackup } from '#application/use-cases/data/restore-backup.ts';
import { RestoreVersion } from '#application/use-cases/data/restore-version.ts';
import { StoragePersistence } from '#application/use-cases/data/storage-persistence.ts';
import { createDiscoveryFacade } from '#application/use-cases/discovery/discovery-facade.ts';
import { NO_FILTER_NAMES } from '#application/use-cases/discovery/no-filter-names.ts';
import { PartsInUse } from '#application/use-cases/facts/parts-in-use.ts';
import { TitleCache } from '#application/use-cases/facts/title-cache.ts';
import { TitleLanguages } from '#application/use-cases/languages/title-languages.ts';
import type { LateFacades } from '#application/use-cases/late-facades.ts';
import { BringOver } from '#application/use-cases/library/bring-over.ts';
import { createLinksFacade } from '#application/use-cases/links/links-facade.ts';
import { createListsFacade } from '#application/use-cases/lists/lists-facade.ts';
import { createMarksFacade } from '#application/use-cases/marks/marks-facade.ts';
import { createNewsFacade } from '#application/use-cases/news/news-facade.ts';
import { MakeReport } from '#application/use-cases/report/make-report.ts';
import { createShowsFacade } from '#application/use-cases/shows/shows-facade.ts';
import { catalogAnswers, NO_EXTRAS } from '#application/use-cases/titles/no-extras.ts';
import { createTitlesFacade } from '#application/use-cases/titles/titles-facade.ts';
import { NO_WATCH_OPTIONS } from '#application/use-cases/watch/no-watch-options.ts';
import { createWatchFacade } from '#application/use-cases/watch/watch-facade.ts';
import { lazy } from '#domain/util/lazy.ts';
import { bindings, load, value, type TakenBy, made, to, by } from './bindings.ts';
import type { Catalogue } from './catalogues/catalogue.ts';
import type { DevicesContainer } from './devices/open-devices.ts';
import { takesPart } from './devices/takes-part.ts';
import type { FirstContainer } from './first-container.ts';
import { once } from './once.ts';
import type { LoadedContainer } from './open-repository.ts';
import { partsOf, type Holding, type Parts } from './parts.ts';
import { startErrands } from './start-errands.ts';

type OpenExtras = () => Promise<Pick<Parts, 'titleAnswers'>>;

/** Binds what features have in common. */
const featuresModule = (openExtras: OpenExtras) =>
  bindings({
    recommendationMemory: value(lastRecommendations),
    calendarMemory: value(lastCalendar),
    columnsMemory: value(lastColumns),
    newsMemory: value(lastNews),
    appBadge: value(navigatorAppBadge),
    todayNotices: value(workerTodayNotices),
    // Its code comes when a list first wants to know something.
    titleAnswers: value({
      answerOf: async (title, wanted, signal) => (await openExtras()).titleAnswers.answerOf(title, wanted, signal),
    }),
    // One asker and one cache: what one feature asks for, the others need not ask for again.
    titleAsker: by((held: Holding<TakenBy<typeof PartsInUse | typeof TitleAsker>>) => {
      const partsInUse = new PartsInUse(partsOf(held, { languages: browserLanguages }));
      return new TitleAsker(partsOf(held, { partsInUse }));
    }),
    titleMemory: by((held: Holding<'clock' | 'catalogChoice'>) => {
      const { clock, catalogChoice } = partsOf(held);
      return new IndexedDbTitleMemory(clock, catalogChoice.isDemo);
    }),
    titleCache: made(TitleCache),
  });

/** Binds what keeps a visitor's data safe, and what the actions with them need. */
const dataModule = ({ lifetime }: Pick<TextMedium, 'lifetime'>) =>
  bindings({
    backupFile: to(JsonBackupFile),
    backupMemory: value(lastBackup),
    siteData: to(BrowserSiteData),
    bringOver: made(BringOver),
    persistentStorage: to(BrowserPersistentStorage),
    // Earlier versions last as long as the lists do.
    earlierVersions: to<EarlierVersions>(lifetime === 'device' ? IndexedDbEarlierVersions : MemoryEarlierVersions),
    keepVersions: made(KeepVersions),
    storagePersistence: made(StoragePersistence),
  });

/** Loads what makes tables and zips when it is needed. */
const openExportFiles: OpenExportFiles = async () =>
  (await import('#adapters/files/papa-export-files.ts')).papaExportFiles;

type OfData = TakenBy<
  typeof MakeBackup | typeof RestoreBackup | typeof RestoreVersion | typeof ExportLists | typeof EraseEverything
>;

/** What gives lists to the visitor as files. */
const exportListsOf = (held: Holding<TakenBy<typeof MakeBackup | typeof ExportLists>>): ExportLists =>
  new ExportLists(partsOf(held, { openExportFiles, makeBackup: new MakeBackup(partsOf(held)) }));

/** What the visitor can do with their data. */
const dataFacadeOf = (
  held: Holding<OfData | 'repository' | 'storagePersistence' | 'bringOver' | 'openDevices'>,
): DataFacade => {
  const parts = partsOf(held);
  const makeBackup = new MakeBackup(parts);
  const restoreBackup = new RestoreBackup(parts);
  return {
    repository: parts.repository,
    persistence: parts.storagePersistence,
    makeBackup,
    restoreBackup,
    restoreVersion: new RestoreVersion(partsOf(held, { makeBackup, restoreBackup })),
    exportLists: exportListsOf(held),
    bringOver: parts.bringOver,
    eraseEverything: new EraseEverything(parts),
    openDevices: parts.openDevices,
  };
};

/** What the catalogue has in code of its own. It is bound once that has come: who needs it has the container from here. */
const ofCatalogue = (first: FirstContainer, catalogue: Catalogue) => {
  const readExtras = once(async () => {
    const parts = partsOf(first);
    return { titleAnswers: catalogAnswers(parts.catalog), ...NO_EXTRAS, ...(await catalogue.openExtras?.(parts)) };
  });
  const container = load(first, [featuresModule(readExtras)]);
  const parts = partsOf(container);
  return {
    container,
    openFinder: once(async () =>
      load(container, [bindings({ titleFinder: value(await catalogue.openFinder(parts)) })]),
    ),
    openExtras: once(async () => {
      const extras = await readExtras();
      return load(container, [
        bindings({
          titleExtras: value(extras.titleExtras),
          franchises: value(extras.franchises),
          showCatalog: value(extras.showCatalog),
        }),
      ]);
    }),
    openWatchOptions: once(async () => {
      const watchOptions = (await catalogue.openWatchOptions?.(parts)) ?? NO_WATCH_OPTIONS;
      return load(container, [bindings({ watchOptions: value(watchOptions) })]);
    }),
    openFilterNames: once(async () => {
      const filterNames = (await catalogue.openFilterNames?.(parts)) ?? NO_FILTER_NAMES;
      return load(container, [bindings({ filterNames: value(filterNames) })]);
    }),
  };
};

/** Resolves once there is a library to show. Rejects when it could not be loaded. */
const libraryLoaded = async (first: FirstContainer): Promise<void> => {
  const { loader } = partsOf(first);
  const { status } = await firstValueFrom(loader.loadState$.pipe(filter((state) => state.status !== 'pending')));
  if (status === 'rejected') throw new Error('The library was not loaded.');
};

/** Binds what loads the sharing of lists between devices when it is needed. Lists that end with the window are not shared. */
const devicesModule = (container: DevicesContainer, { lifetime }: Pick<TextMedium, 'lifetime'>) => {
  const openDevices = async () =>
    lifetime === 'device'
      ? (await import('./devices/open-devices.ts')).openDevices(container)
      : (await import('#application/use-cases/devices/no-devices.ts')).NO_DEVICES;
  return bindings({ openDevices: value(once(openDevices)) });
};

/** The container with what looks after the library's data. To be called once, and once the library is loaded. */
const keptOf = (first: FirstContainer) => {
  // What loads it is in the container by then.
  const loaded = first as LoadedContainer;
  const { repository } = partsOf(loaded);
  const kept = load(loaded, [dataModule(repository)]);
  return load(kept, [devicesModule(kept, repository)]);
};

/** Its code comes when somebody has an id of IMDb's. */
const lateFinder = (open: () => Promise<Holding<'titleFinder'>>): Pick<TitleFinder, 'findById'> => ({
  findById: async (id, signal) => partsOf(await open()).titleFinder.findById(id, signal),
});

/** Its code comes when somebody wants a picture. */
const pictureDrawer: PictureDrawer = {
  draw: async (order, signal) => {
    const { canvasPictureDrawer } = await import('#adapters/browser/pictures/canvas-picture-drawer.ts');
    return canvasPictureDrawer.draw(order, signal);
  },
};

type OpenedOnce = { readonly [Name in keyof LateFacades]: () => Promise<LateFacades[Name]> };

/** By what lists are shared. What shares them is not fetched where this device takes no part. */
const sharingOf = async ({ openDevices }: Pick<Parts, 'openDevices'>) => {
  if (!(await takesPart())) return 'off';
  const state = await firstValueFrom((await openDevices()).state$);
  return state.status === 'on' ? state.place : 'off';
};

const reportOf = (container: FirstContainer, loaded: () => Promise<Holding<'openDevices'>>) =>
  new MakeReport(partsOf(container, { describeSurroundings, sharing: async () => sharingOf(partsOf(await loaded())) }));

/**
 * How each feature is opened, in a chunk of its own: a visit that only looks uses none. Each gives the same facade each time. With it begins
 * what goes on beside the lists: what is done by features is to be known to it.
 */
export const facadesOf = (first: FirstContainer, catalogue: Catalogue): OpenedOnce => {
  const { container, openFinder, openExtras, openFilterNames, openWatchOptions } = ofCatalogue(first, catalogue);
  const parts = partsOf(container);
  const kept = lazy(() => keptOf(container));
  const loaded = async () => {
    await libraryLoaded(container);
    return kept();
  };
  startErrands(container, kept);
  return {
    calendar: once(async () => createCalendarFacade(partsOf(container, { languages: browserLanguages }))),
    data: once(async () => dataFacadeOf(await loaded())),
    languages: once(async () => new TitleLanguages(partsOf(container, { languages: browserLanguages }))),
    lists: once(async () => createListsFacade(parts)),
    marks: once(async () => createMarksFacade(parts)),
    import: once(async () => {
      const [found, known] = await Promise.all([openFinder(), openExtras()]);
      // What is imported fills the gaps of the library.
      const [{ importFacadeOf }, library] = await Promise.all([import('./import-facade-of.ts'), loaded()]);
      return importFacadeOf(known, { titleFinder: partsOf(found).titleFinder, exportLists: exportListsOf(library) });
    }),
    links: once(async () =>
      createLinksFacade(partsOf(container, { titleFinder: lateFinder(openFinder), pictureDrawer })),
    ),
    report: once(async () => reportOf(container, loaded)),
    discovery: once(async () => createDiscoveryFacade(partsOf(await openFilterNames()))),
    news: once(async () => createNewsFacade(partsOf(container, { languages: browserLanguages }))),
    shows: once(async () => createShowsFacade(partsOf(await openExtras()))),
    titles: once(async () => createTitlesFacade(partsOf(await openExtras(), { languages: browserLanguages }))),
    watch: once(async () => createWatchFacade(partsOf(await openWatchOptions(), { languages: browserLanguages }))),
  };
};
