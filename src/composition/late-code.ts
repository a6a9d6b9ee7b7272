import type { Container } from 'inversify';
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
import { bindings } from './bindings.ts';
import { dataFacadeOf } from './data.module.ts';
import { takesPart } from './devices/takes-part.ts';
import { once } from './once.ts';
import { openRepository } from './open-repository.ts';
import { startUpdates } from './page/start-updates.ts';
import { partsOf, type Parts } from './parts.ts';

/** Resolves once there is a library to show. Rejects when the library could not be loaded. */
const libraryLoaded = async ({ loader }: Parts): Promise<void> => {
  const { status } = await firstValueFrom(loader.loadState$.pipe(filter((state) => state.status !== 'pending')));
  if (status === 'rejected') throw new Error('The library was not loaded.');
};

/** Its code comes when somebody has an id of IMDb's. */
const lateFinder = (open: () => Promise<TitleFinder>): Pick<TitleFinder, 'findById'> => ({
  findById: async (id, signal) => (await open()).findById(id, signal),
});

/** What the catalogue has in code of its own. It is bound once that has come. */
const lateCatalogue = (container: Container) => {
  const parts = partsOf(container);
  return {
    openFinder: once(async () => {
      const finder = await parts.catalogue.openFinder(parts);
      container.load(bindings((bind) => void bind('titleFinder').toConstantValue(finder)));
      return parts.titleFinder;
    }),
    openExtras: once(async () => {
      const extras = { ...NO_EXTRAS, ...(await parts.catalogue.openExtras?.(parts)) };
      container.load(
        bindings((bind) => {
          bind('titleExtras').toConstantValue(extras.titleExtras);
          bind('franchises').toConstantValue(extras.franchises);
          bind('releaseDates').toConstantValue(extras.releaseDates);
          bind('showCatalog').toConstantValue(extras.showCatalog);
        }),
      );
    }),
    openWatchOptions: once(async () => {
      const options = (await parts.catalogue.openWatchOptions?.(parts)) ?? NO_WATCH_OPTIONS;
      container.load(bindings((bind) => void bind('watchOptions').toConstantValue(options)));
    }),
    openFilterNames: once(async () => {
      const names = (await parts.catalogue.openFilterNames?.(parts)) ?? NO_FILTER_NAMES;
      container.load(bindings((bind) => void bind('filterNames').toConstantValue(names)));
    }),
  };
};

/** One book: what one feature notes, the others do not write over. */
const factsOf = (parts: Parts) =>
  once(async () => {
    const { clock, catalogChoice } = parts;
    return new FactsBook({ clock, factsMemory: new IndexedDbFactsMemory(clock, catalogChoice.isDemo) });
  });

const lateModule = bindings((bind) => {
  bind('recommendationMemory').toConstantValue(lastRecommendations);
  bind('calendarMemory').toConstantValue(lastCalendar);
});

type OpenedOnce = { readonly [Name in keyof LateFacades]: () => Promise<LateFacades[Name]> };

const calendarOf = (container: Container) => {
  const { clock, catalogChoice } = partsOf(container);
  const daysMemory = new IndexedDbDaysMemory(clock, catalogChoice.isDemo);
  return createCalendarFacade(partsOf(container, { daysMemory, languages: browserLanguages }));
};

/** What is imported fills the gaps of the library. */
const importOf = async (container: Container) => {
  const [{ importFacadeOf }] = await Promise.all([import('./import-facade-of.ts'), libraryLoaded(partsOf(container))]);
  return importFacadeOf(container);
};

const watchOf = (container: Container) => {
  const { clock, catalogChoice } = partsOf(container);
  const offersMemory = new IndexedDbOffersMemory(clock, catalogChoice.isDemo);
  return createWatchFacade(partsOf(container, { offersMemory, languages: browserLanguages }));
};

/** By what lists are shared. What shares them is not fetched where this device takes no part. */
const sharingOf = async ({ openDevices }: Parts) => {
  if (!(await takesPart())) return 'off';
  const state = await firstValueFrom((await openDevices()).state$);
  return state.status === 'on' ? state.place : 'off';
};

const reportOf = (container: Container) =>
  new MakeReport(partsOf(container, { describeSurroundings, sharing: () => sharingOf(partsOf(container)) }));

/** How each late feature is opened. Each gives the same facade each time. */
const lateFacades = (container: Container): OpenedOnce => {
  container.load(lateModule);
  const parts = partsOf(container);
  const { openFinder, openExtras, openFilterNames, openWatchOptions } = lateCatalogue(container);
  const openFacts = factsOf(parts);
  return {
    calendar: once(async () => {
      await openExtras();
      return calendarOf(container);
    }),
    data: once(async () => {
      await libraryLoaded(parts);
      return dataFacadeOf(container);
    }),
    lists: once(async () => createListsFacade(parts)),
    marks: once(async () => createMarksFacade(partsOf(container, { facts: await openFacts() }))),
    import: once(async () => {
      await Promise.all([openFinder(), openExtras()]);
      return importOf(container);
    }),
    links: once(async () => createLinksFacade(partsOf(container, { titleFinder: lateFinder(openFinder) }))),
    report: once(async () => reportOf(container)),
    discovery: once(async () => {
      await openFilterNames();
      return createDiscoveryFacade(parts);
    }),
    shows: once(async () => {
      await openExtras();
      return createShowsFacade(partsOf(container, { facts: await openFacts() }));
    }),
    titles: once(async () => {
      await openExtras();
      return createTitlesFacade(parts);
    }),
    watch: once(() => openWatchOptions().then(() => watchOf(container))),
  };
};

/**
 * One chunk, which comes after the first screen: with more of them, the bundler would cut the first route's chunk into more pieces.
 * What holds from its coming on begins here, before any of it can be had, and not with whatever part of it is used first.
 */
export const openLateCode = (container: Container) => {
  // The first screen's code has the rules of its own actions only.
  withEveryRule();
  noteUncaught(partsOf(container).consoleLog);
  return {
    facades: lateFacades(container),
    openRepository: (openMedium: OpenMedium) => openRepository(container, openMedium),
    startUpdates: () => startUpdates(container),
  };
};
