import type { Container } from 'inversify';
import { LibraryLoader } from '#application/library/library-loader.ts';
import { LibrarySession } from '#application/library/library-session.ts';
import { Notifications } from '#application/notifications/notifications.ts';
import type { TitleFinder } from '#application/ports/catalog/title-finder.ts';
import { Port, token } from '#application/ports/port.ts';
import { RequestRunner } from '#application/requests/request-runner.ts';
import { CopyText } from '#application/use-cases/links/copy-text.ts';
import { createLinksFacade, type LinksFacade } from '#application/use-cases/links/links-facade.ts';
import { openTitleFinder } from './import/title-finder.ts';
import { resolveAll } from './with-deps.ts';

/** Its code comes when somebody has an id of IMDb's. */
const lateFinder = (container: Container): Pick<TitleFinder, 'findById'> => ({
  findById: async (id, signal) => (await openTitleFinder(container)).findById(id, signal),
});

const LINKS = token<LinksFacade>('LinksFacade');

/** Does not wait for the library. @returns the same facade each time: it keeps what was loaded of the lists. */
export const openLinksFacade = (container: Container): LinksFacade => {
  if (!container.isBound(LINKS)) {
    container.bind(LINKS).toDynamicValue((context) =>
      createLinksFacade({
        ...resolveAll(context, {
          session: LibrarySession,
          notifications: Notifications,
          clock: Port.clock,
          browser: Port.browser,
          copyText: CopyText,
          consoleLog: Port.consoleLog,
          loader: LibraryLoader,
          catalog: Port.catalog,
          requestRunner: RequestRunner,
        }),
        titleFinder: lateFinder(container),
      }),
    );
  }
  return container.get(LINKS);
};
