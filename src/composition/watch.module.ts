import type { Container } from 'inversify';
import { browserLanguages } from '#adapters/browser/browser-languages.ts';
import { IndexedDbOffersMemory } from '#adapters/browser/memories/indexed-db-offers-memory.ts';
import { LibrarySession } from '#application/library/library-session.ts';
import { Port, token } from '#application/ports/port.ts';
import { RequestRunner } from '#application/requests/request-runner.ts';
import { NO_WATCH_OPTIONS } from '#application/use-cases/watch/no-watch-options.ts';
import { createWatchFacade, type WatchFacade } from '#application/use-cases/watch/watch-facade.ts';
import { Token } from './token.ts';
import { resolveAll } from './with-deps.ts';

const WATCH = token<WatchFacade>('WatchFacade');

const bindOptions = async (container: Container): Promise<void> => {
  const options = await container.get(Token.catalogue).openWatchOptions?.(container);
  // Another call may have bound them while this one waited.
  if (!container.isBound(Port.watchOptions))
    container.bind(Port.watchOptions).toConstantValue(options ?? NO_WATCH_OPTIONS);
};

/** @returns the same facade each time: it holds what was asked for. */
export const openWatchFacade = async (container: Container): Promise<WatchFacade> => {
  await bindOptions(container);
  if (!container.isBound(WATCH)) {
    container.bind(WATCH).toDynamicValue((context) =>
      createWatchFacade({
        ...resolveAll(context, {
          session: LibrarySession,
          requestRunner: RequestRunner,
          watchOptions: Port.watchOptions,
          clock: Port.clock,
          browser: Port.browser,
        }),
        offersMemory: new IndexedDbOffersMemory(container.get(Port.clock), container.get(Port.catalogChoice).isDemo),
        languages: browserLanguages,
      }),
    );
  }
  return container.get(WATCH);
};
