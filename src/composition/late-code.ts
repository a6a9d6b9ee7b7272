import { filter, firstValueFrom } from 'rxjs';
import { browserLanguages } from '#adapters/browser/browser-languages.ts';
import { describeSurroundings } from '#adapters/browser/describe-surroundings.ts';
import { IndexedDbDaysMemory } from '#adapters/browser/memories/indexed-db-days-memory.ts';
import { IndexedDbFactsMemory } from '#adapters/browser/memories/indexed-db-facts-memory.ts';
import { IndexedDbOffersMemory } from '#adapters/browser/memories/indexed-db-offers-memory.ts';
import { lastCalendar } from '#adapters/browser/memories/last-calendar.ts';
import { lastRecommendations } from '#adapters/browser/memories/last-recommendations.ts';
import { noteUncaught } from '#adapters/browser/note-uncaught.ts';
import type { OpenMedium } from '#adapters/store/text-medium.ts';
import type { TitleFinder } from '#application/ports/catalog/title-finder.ts';
import { createCalendarFacade } from '#application/use-cases/calendar/calendar-facade.ts';
import { createDiscoveryFacade } from '#application/use-cases/discovery/discovery-facade.ts';
import { NO_FILTER_NAMES } from '#application/use-cases/discovery/no-filter-names.ts';
import { FactsBook } from '#application/use-cases/facts/facts-book.ts';
import type { LateFacades } from '#application/use-cases/late-facades.ts';
import { createLinksFacade } from '#application/use-cases/links/links-facade.ts';
import { createListsFacade } from '#application/use-cases/lists/lists-facade.ts';
import { createMarksFacade } from '#application/use-cases/marks/marks-facade.ts';
import { MakeReport } from '#application/use-cases/report/make-report.ts';
import { createShowsFacade } from '#application/use-cases/shows/shows-facade.ts';
import { NO_EXTRAS } from '#application/use-cases/titles/no-extras.ts';
import { createTitlesFacade } from '#application/use-cases/titles/titles-facade.ts';
import { NO_WATCH_OPTIONS } from '#application/use-cases/watch/no-watch-options.ts';
import { createWatchFacade } from '#application/use-cases/watch/watch-facade.ts';
import { withEveryRule } from '#domain/library/list-actions/every-rule.ts';
import { bindings, load, value, type TakenBy } from './bindings.ts';
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

const lateModule = bindings({
  recommendationMemory: value(lastRecommendations),
  calendarMemory: value(lastCalendar),
});

const fill = (first: FirstContainer) => load(first, [lateModule]);
type LateContainer = ReturnType<typeof fill>;

/** What the catalogue has in code of its own. It is bound once that has come: who needs it has the container from here. */
const lateCatalogue = (container: LateContainer, catalogue: Catalogue) => {
  const parts = partsOf(container);
  return {
    openFinder: once(async () =>
      load(container, [bindings({ titleFinder: value(await catalogue.openFinder(parts)) })]),
    ),
    openExtras: once(async () => {
      const extras = { ...NO_EXTRAS, ...(await catalogue.openExtras?.(parts)) };
      return load(container, [
        bindings({
          titleExtras: value(extras.titleExtras),
          franchises: value(extras.franchises),
          releaseDates: value(extras.releaseDates),
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

/** One book: what one feature notes, the others do not write over. */
const factsOf = (parts: Pick<Parts, 'clock' | 'catalogChoice'>) =>
  once(async () => {
    const { clock, catalogChoice } = parts;
    return new FactsBook({ clock, factsMemory: new IndexedDbFactsMemory(clock, catalogChoice.isDemo) });
  });

type OpenedOnce = { readonly [Name in keyof LateFacades]: () => Promise<LateFacades[Name]> };

const calendarOf = (container: Holding<TakenBy<typeof createCalendarFacade> | 'catalogChoice'>) => {
  const { clock, catalogChoice } = partsOf(container);
  const daysMemory = new IndexedDbDaysMemory(clock, catalogChoice.isDemo);
  return createCalendarFacade(partsOf(container, { daysMemory, languages: browserLanguages }));
};

const watchOf = (container: Holding<TakenBy<typeof createWatchFacade> | 'catalogChoice'>) => {
  const { clock, catalogChoice } = partsOf(container);
  const offersMemory = new IndexedDbOffersMemory(clock, catalogChoice.isDemo);
  return createWatchFacade(partsOf(container, { offersMemory, languages: browserLanguages }));
};

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
const lateFacades = (container: LateContainer, catalogue: Catalogue): OpenedOnce => {
  const parts = partsOf(container);
  const { openFinder, openExtras, openFilterNames, openWatchOptions } = lateCatalogue(container, catalogue);
  const openFacts = factsOf(parts);
  return {
    calendar: once(async () => calendarOf(await openExtras())),
    data: once(async () => dataFacadeOf(await libraryLoaded(container))),
    lists: once(async () => createListsFacade(parts)),
    marks: once(async () => createMarksFacade(partsOf(container, { facts: await openFacts() }))),
    import: once(async () => {
      const [found, known] = await Promise.all([openFinder(), openExtras()]);
      // What is imported fills the gaps of the library.
      const [{ importFacadeOf }] = await Promise.all([import('./import-facade-of.ts'), libraryLoaded(container)]);
      return importFacadeOf(known, partsOf(found).titleFinder);
    }),
    links: once(async () => createLinksFacade(partsOf(container, { titleFinder: lateFinder(openFinder) }))),
    report: once(async () => reportOf(container)),
    discovery: once(async () => createDiscoveryFacade(partsOf(await openFilterNames()))),
    shows: once(async () => createShowsFacade(partsOf(await openExtras(), { facts: await openFacts() }))),
    titles: once(async () => createTitlesFacade(partsOf(await openExtras()))),
    watch: once(async () => watchOf(await openWatchOptions())),
  };
};

/**
 * One chunk, which comes after the first screen: with more of them, the bundler would cut the first route's chunk into more pieces.
 * What holds from its coming on begins here, before any of it can be had, and not with whatever part of it is used first.
 */
export const openLateCode = (container: FirstContainer, catalogue: Catalogue) => {
  // The first screen's code has the rules of its own actions only.
  withEveryRule();
  noteUncaught(partsOf(container).consoleLog);
  return {
    facades: lateFacades(fill(container), catalogue),
    openRepository: (openMedium: OpenMedium) => openRepository(container, openMedium),
    startUpdates: () => startUpdates(container),
  };
};
