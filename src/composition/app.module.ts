import { ContainerModule } from 'inversify';
import { createApp } from '#application/app.ts';
import { createLibraryFacade } from '#application/library/create-library-facade.ts';
import { Identity } from '#application/library/identity.ts';
import { LibraryLoader } from '#application/library/library-loader.ts';
import { LibrarySession } from '#application/library/library-session.ts';
import { Health } from '#application/streams/health.ts';
import { Notifications } from '#application/streams/notifications.ts';
import { Startup } from '#application/streams/startup.ts';
import { ThemeState } from '#application/theme-state.ts';
import { ShareLink } from '#application/use-cases/share-link.ts';
import { WriteMail } from '#application/use-cases/write-mail.ts';
import { Views } from '#application/views/views.ts';
import { Token } from './tokens.ts';
import { resolveAll } from './with-deps.ts';

/** All that the UI sees of the core, in one value. */
export const appModule = new ContainerModule(({ bind }) => {
  bind(Token.app).toDynamicValue((container) =>
    createApp({
      ...resolveAll(container, {
        startup: Startup,
        health: Health,
        theme: ThemeState,
        notifications: Notifications,
        shareLink: ShareLink,
        writeMail: WriteMail,
        views: Views,
        log: Token.log,
        clock: Token.clock,
        scrollMemory: Token.scrollMemory,
        catalogChoice: Token.catalogChoice,
      }),
      library: createLibraryFacade(
        resolveAll(container, { session: LibrarySession, notifications: Notifications, clock: Token.clock }),
        {
          ...resolveAll(container, { loader: LibraryLoader, identity: Identity }),
          openData: () => container.get(Token.lateParts).openData(),
        },
      ),
      scenarios: container.get(Token.scenarios, { optional: true }),
    }),
  );
});
