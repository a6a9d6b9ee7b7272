import type { Container } from 'inversify';
import { LocalRecommendationMemory } from '#adapters/browser/local-recommendation-memory.ts';
import { LibraryLoader } from '#application/library/library-loader.ts';
import { LibrarySession } from '#application/library/library-session.ts';
import { Notifications } from '#application/notifications/notifications.ts';
import { Port, token } from '#application/ports/port.ts';
import { RequestRunner } from '#application/requests/request-runner.ts';
import { createMarksFacade, type MarksFacade } from '#application/use-cases/marks/marks-facade.ts';
import { resolveAll } from './with-deps.ts';

const MARKS = token<MarksFacade>('MarksFacade');

/** Does not wait for the library. @returns the same facade each time: it keeps the rating that is being chosen. */
export const openMarksFacade = (container: Container): MarksFacade => {
  if (!container.isBound(MARKS)) {
    container.bind(Port.recommendationMemory).toConstantValue(new LocalRecommendationMemory());
    container.bind(MARKS).toDynamicValue((context) =>
      createMarksFacade({
        ...resolveAll(context, {
          session: LibrarySession,
          notifications: Notifications,
          clock: Port.clock,
          device: Port.device,
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
