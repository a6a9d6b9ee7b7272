import type { Container } from 'inversify';
import { createLinksFacade, type LinksFacade } from '#application/facades/links-facade.ts';
import { LibraryLoader } from '#application/library/library-loader.ts';
import { LibrarySession } from '#application/library/library-session.ts';
import { Port, token } from '#application/port.ts';
import { RequestRunner } from '#application/request-runner.ts';
import { Notifications } from '#application/streams/notifications.ts';
import { madeOf } from './with-deps.ts';

const LINKS = token<LinksFacade>('LinksFacade');

/** Does not wait for the library. @returns the same facade each time: it keeps what was loaded of the lists. */
export const openLinksFacade = (container: Container): LinksFacade => {
  if (!container.isBound(LINKS)) {
    container.bind(LINKS).toDynamicValue(
      madeOf(
        {
          session: LibrarySession,
          notifications: Notifications,
          clock: Port.clock,
          device: Port.device,
          log: Port.log,
          loader: LibraryLoader,
          catalog: Port.catalog,
          requestRunner: RequestRunner,
        },
        createLinksFacade,
      ),
    );
  }
  return container.get(LINKS);
};
