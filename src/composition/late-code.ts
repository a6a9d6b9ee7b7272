import type { Container } from 'inversify';
import { filter, firstValueFrom } from 'rxjs';
import { lastRecommendations } from '#adapters/browser/memories/last-recommendations.ts';
import { LibraryLoader } from '#application/library/library-loader.ts';
import { LibrarySession } from '#application/library/library-session.ts';
import { Notifications } from '#application/notifications/notifications.ts';
import { Port, token } from '#application/ports/port.ts';
import { RequestRunner } from '#application/requests/request-runner.ts';
import type { DataFacade } from '#application/use-cases/data/data-facade.ts';
import type { ImportFacade } from '#application/use-cases/import/import-facade.ts';
import type { LateFacades } from '#application/use-cases/late-facades.ts';
import { createMarksFacade, type MarksFacade } from '#application/use-cases/marks/marks-facade.ts';
import { openLinksFacade } from './links.module.ts';
import { Token } from './token.ts';
import { openWatchFacade } from './watch.module.ts';
import { resolveAll } from './with-deps.ts';

// One chunk, which comes after the first screen: with more of them, the bundler would cut the first route's chunk into more pieces.
export { startUpdates } from './page/start-updates.ts';
export { openRepository } from './repository.modules.ts';

/** Resolves once there is a library to show. Rejects when the library could not be loaded. */
const libraryLoaded = async (container: Container): Promise<void> => {
  const { loadState$ } = container.get(LibraryLoader);
  const { status } = await firstValueFrom(loadState$.pipe(filter((state) => state.status !== 'pending')));
  if (status === 'rejected') throw new Error('The library was not loaded.');
};

const openDataFacade = async (container: Container): Promise<DataFacade> => {
  await libraryLoaded(container);
  return container.get(Token.dataFacade);
};

/** What is imported fills the gaps of the library. */
const openImportFacade = async (container: Container): Promise<ImportFacade> => {
  const [{ openImportFacade: open }] = await Promise.all([
    import('./import/import.module.ts'),
    libraryLoaded(container),
  ]);
  return open(container);
};

type LateTable = {
  readonly [Name in keyof LateFacades]: (container: Container) => LateFacades[Name] | Promise<LateFacades[Name]>;
};

const MARKS = token<MarksFacade>('MarksFacade');

/** Does not wait for the library. @returns the same facade each time: it keeps the rating that is being chosen. */
const openMarksFacade = (container: Container): MarksFacade => {
  if (!container.isBound(MARKS)) {
    container.bind(Port.recommendationMemory).toConstantValue(lastRecommendations);
    container.bind(MARKS).toDynamicValue((context) =>
      createMarksFacade({
        ...resolveAll(context, {
          session: LibrarySession,
          notifications: Notifications,
          clock: Port.clock,
          browser: Port.browser,
          loader: LibraryLoader,
          catalog: Port.catalog,
          requestRunner: RequestRunner,
          random: Port.random,
          memory: Port.recommendationMemory,
        }),
      }),
    );
  }
  return container.get(MARKS);
};

/** How each late feature is opened. Each gives the same facade each time. */
export const LATE_FACADES: LateTable = {
  data: openDataFacade,
  marks: openMarksFacade,
  import: openImportFacade,
  links: openLinksFacade,
  watch: openWatchFacade,
};
