import { filter, firstValueFrom } from 'rxjs';
import { browserLanguages } from '#adapters/browser/browser-languages.ts';
import { describeSurroundings } from '#adapters/browser/describe-surroundings.ts';
import { IndexedDbTitleMemory } from '#adapters/browser/memories/indexed-db-title-memory.ts';
import { lastCalendar } from '#adapters/browser/memories/last-calendar.ts';
import { lastNews } from '#adapters/browser/memories/last-news.ts';
import { lastRecommendations } from '#adapters/browser/memories/last-recommendations.ts';
import { noteUncaught } from '#adapters/browser/note-uncaught.ts';
import { workerTodayNotices } from '#adapters/browser/worker-today-notices.ts';
import type { OpenMedium } from '#adapters/store/text-medium.ts';
import type { TitleFinder } from '#application/ports/catalog/title-finder.ts';
import type { PictureDrawer } from '#application/ports/picture-drawer.ts';
import { TitleAsker } from '#application/requests/title-asker.ts';
import { createCalendarFacade } from '#application/use-cases/calendar/calendar-facade.ts';
import { createDiscoveryFacade } from '#application/use-cases/discovery/discovery-facade.ts';
import { NO_FILTER_NAMES } from '#application/use-cases/discovery/no-filter-names.ts';
import { PartsInUse } from '#application/use-cases/facts/parts-in-use.ts';
import { TitleBook } from '#application/use-cases/facts/title-book.ts';
import type { LateFacades } from '#application/use-cases/late-facades.ts';
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
import { withEveryRule } from '#domain/library/list-actions/every-rule.ts';
import { bindings, by, load, made, value, type TakenBy } from './bindings.ts';
import type { Catalogue } from './catalogues/catalogue.ts';
import { dataFacadeOf } from './data.module.ts';
import { takesPart } from './devices/takes-part.ts';
import type { FirstContainer } from './first-container.ts';
import { once } from './once.ts';
import { openRepository, type LoadedContainer } from './open-repository.ts';
import { startUpdates } from './page/start-updates.ts';
import { partsOf, type Holding, type Parts } from './parts.ts';

/** Resolves once there is a library to show. Rejects when the library could not be loaded. */
const libraryLoaded = async <First extends FirstContainer>(first: First): Promise<First & LoadedContainer> => {
  const { loader } = partsOf<'loader'>(first);
  const { status } = await firstValueFrom(loader.loadState$.pipe(filter((state) => state.status !== 'pending')));
  if (status === 'rejected') throw new Error('The library was not loaded.');
  // What loads it is in the container by then.
  return first as First & LoadedContainer;
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

type OpenExtras = () => Promise<Pick<Parts, 'titleAnswers'>>;

const lateModule = (openExtras: OpenExtras) =>
  bindings({
    recommendationMemory: value(lastRecommendations),
    calendarMemory: value(lastCalendar),
    // Its code comes when a list first wants to know something.
    titleAnswers: value({
      answerOf: async (title, wanted, signal) => (await openExtras()).titleAnswers.answerOf(title, wanted, signal),
    }),
    // One asker and one book: what one feature asks for, the others need not ask for again.
    titleAsker: by((held: Holding<TakenBy<typeof PartsInUse | typeof TitleAsker>>) => {
      const partsInUse = new PartsInUse(partsOf(held, { languages: browserLanguages }));
      return new TitleAsker(partsOf(held, { partsInUse }));
    }),
    titleMemory: by((held: Holding<'clock' | 'catalogChoice'>) => {
      const { clock, catalogChoice } = partsOf(held);
      return new IndexedDbTitleMemory(clock, catalogChoice.isDemo);
    }),
    titleBook: made(TitleBook),
  });

/** What the catalogue has in code of its own. It is bound once that has come: who needs it has the container from here. */
const lateCatalogue = (first: FirstContainer, catalogue: Catalogue) => {
  const readExtras = once(async () => {
    const parts = partsOf(first);
    return { titleAnswers: catalogAnswers(parts.catalog), ...NO_EXTRAS, ...(await catalogue.openExtras?.(parts)) };
  });
  const container = load(first, [lateModule(readExtras)]);
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

type OpenedOnce = { readonly [Name in keyof LateFacades]: () => Promise<LateFacades[Name]> };

/** By what lists are shared. What shares them is not fetched where this device takes no part. */
const sharingOf = async ({ openDevices }: Pick<Parts, 'openDevices'>) => {
  if (!(await takesPart())) return 'off';
  const state = await firstValueFrom((await openDevices()).state$);
  return state.status === 'on' ? state.place : 'off';
};

const reportOf = (container: FirstContainer) =>
  new MakeReport(
    partsOf(container, {
      describeSurroundings,
      sharing: async () => sharingOf(partsOf(await libraryLoaded(container))),
    }),
  );

/** How each late feature is opened. Each gives the same facade each time. */
const lateFacades = (late: ReturnType<typeof lateCatalogue>): OpenedOnce => {
  const { container, openFinder, openExtras, openFilterNames, openWatchOptions } = late;
  const parts = partsOf(container);
  return {
    calendar: once(async () =>
      createCalendarFacade(partsOf(container, { languages: browserLanguages, todayNotices: workerTodayNotices })),
    ),
    data: once(async () => dataFacadeOf(await libraryLoaded(container))),
    lists: once(async () => createListsFacade(parts)),
    marks: once(async () => createMarksFacade(parts)),
    import: once(async () => {
      const [found, known] = await Promise.all([openFinder(), openExtras()]);
      // What is imported fills the gaps of the library.
      const [{ importFacadeOf }] = await Promise.all([import('./import-facade-of.ts'), libraryLoaded(container)]);
      return importFacadeOf(known, partsOf(found).titleFinder);
    }),
    links: once(async () =>
      createLinksFacade(partsOf(container, { titleFinder: lateFinder(openFinder), pictureDrawer })),
    ),
    report: once(async () => reportOf(container)),
    discovery: once(async () => createDiscoveryFacade(partsOf(await openFilterNames()))),
    news: once(async () => createNewsFacade(partsOf(container, { languages: browserLanguages, newsMemory: lastNews }))),
    shows: once(async () => createShowsFacade(partsOf(await openExtras()))),
    titles: once(async () => createTitlesFacade(partsOf(await openExtras(), { languages: browserLanguages }))),
    watch: once(async () => createWatchFacade(partsOf(await openWatchOptions(), { languages: browserLanguages }))),
  };
};

/**
 * One chunk, which comes after the first screen: with more of them, the bundler would cut the first route's chunk into more pieces.
 * What holds from its coming on begins here, before any of it can be had, and not with whatever part of it is used first.
 */
export const openLateCode = (first: FirstContainer, catalogue: Catalogue) => {
  // The first screen's code has the rules of its own actions only.
  withEveryRule();
  noteUncaught(partsOf(first).consoleLog);
  const late = lateCatalogue(first, catalogue);
  return {
    facades: lateFacades(late),
    openRepository: (openMedium: OpenMedium) => openRepository(late.container, openMedium),
    startUpdates: () => startUpdates(first),
  };
};
