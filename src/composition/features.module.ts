import { browserLanguages } from '#adapters/browser/browser-languages.ts';
import { IndexedDbTitleMemory } from '#adapters/browser/memories/indexed-db-title-memory.ts';
import { lastCalendar } from '#adapters/browser/memories/last-calendar.ts';
import { lastColumns } from '#adapters/browser/memories/last-columns.ts';
import { lastNews } from '#adapters/browser/memories/last-news.ts';
import { lastRecommendations } from '#adapters/browser/memories/last-recommendations.ts';
import { navigatorAppBadge } from '#adapters/browser/navigator-app-badge.ts';
import { workerTodayNotices } from '#adapters/browser/worker-today-notices.ts';
import { TitleAsker } from '#application/requests/title-asker.ts';
import { PartsInUse } from '#application/use-cases/facts/parts-in-use.ts';
import { TitleCache } from '#application/use-cases/facts/title-cache.ts';
import { bindings, by, made, value, type TakenBy } from './bindings.ts';
import { partsOf, type Holding, type Parts } from './parts.ts';

type OpenExtras = () => Promise<Pick<Parts, 'titleAnswers'>>;

/** Binds what features have in common. */
export const featuresModule = (openExtras: OpenExtras) =>
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
