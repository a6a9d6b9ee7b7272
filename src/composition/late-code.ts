import { browserLanguages } from '#adapters/browser/browser-languages.ts';
import { IndexedDbTitleMemory } from '#adapters/browser/memories/indexed-db-title-memory.ts';
import { lastCalendar } from '#adapters/browser/memories/last-calendar.ts';
import { lastColumns } from '#adapters/browser/memories/last-columns.ts';
import { lastNews } from '#adapters/browser/memories/last-news.ts';
import { lastRecommendations } from '#adapters/browser/memories/last-recommendations.ts';
import { navigatorAppBadge } from '#adapters/browser/navigator-app-badge.ts';
import { noteUncaught } from '#adapters/browser/note-uncaught.ts';
import { workerTodayNotices } from '#adapters/browser/worker-today-notices.ts';
import { WorkerUpdates } from '#adapters/browser/worker-updates.ts';
import type { OpenMedium } from '#adapters/store/text-medium.ts';
import { TitleAsker } from '#application/requests/title-asker.ts';
import { NO_FILTER_NAMES } from '#application/use-cases/discovery/no-filter-names.ts';
import { PartsInUse } from '#application/use-cases/facts/parts-in-use.ts';
import { TitleCache } from '#application/use-cases/facts/title-cache.ts';
import { catalogAnswers, NO_EXTRAS } from '#application/use-cases/titles/no-extras.ts';
import { OfferUpdate } from '#application/use-cases/update/offer-update.ts';
import { NO_WATCH_OPTIONS } from '#application/use-cases/watch/no-watch-options.ts';
import { withEveryRule } from '#domain/library/list-actions/every-rule.ts';
import { bindings, by, load, made, value, type TakenBy } from './bindings.ts';
import type { Catalogue } from './catalogues/catalogue.ts';
import type { FirstContainer } from './first-container.ts';
import { once } from './once.ts';
import { openRepository } from './open-repository.ts';
import { tolerateForeignNodes } from './page/tolerate-foreign-nodes.ts';
import { partsOf, type Holding, type Parts } from './parts.ts';

type OpenExtras = () => Promise<Pick<Parts, 'titleAnswers'>>;

const lateModule = (openExtras: OpenExtras) =>
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

/** Begins to look after the app's own files on this device, and to look for newer ones; and after the page's nodes. */
const startUpdates = (container: Holding<'notifications' | 'consoleLog' | 'clock' | 'browser'>): void => {
  // On every page, after the first screen: soon enough for a translation.
  tolerateForeignNodes();
  // Once the sign-in before a site has ended, no code comes from behind it: what says so must be here by then.
  Promise.all([import('#ui/screens/error/boundary-notes.tsx'), import('#adapters/browser/has-sign-in-ended.ts')]).catch(
    () => undefined,
  );
  const { notifications, consoleLog, clock, browser } = partsOf(container);
  new OfferUpdate({ notifications, updates: new WorkerUpdates(consoleLog, clock, browser) }).activate();
};

/** What every visit needs after its first drawing. */
export type LateCode = ReturnType<typeof openLateCode>;

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
    ...late,
    openRepository: (openMedium: OpenMedium) => openRepository(late.container, openMedium),
    startUpdates: () => startUpdates(first),
  };
};
