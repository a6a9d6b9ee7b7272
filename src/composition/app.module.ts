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

/** All that the UI sees of the core, in one value. */
export const appModule = new ContainerModule(({ bind }) => {
  bind(Token.app).toDynamicValue((container) =>
    createApp({
      startup: container.get(Startup),
      health: container.get(Health),
      theme: container.get(ThemeState),
      notifications: container.get(Notifications),
      shareLink: container.get(ShareLink),
      writeMail: container.get(WriteMail),
      views: container.get(Views),
      library: createLibraryFacade(
        {
          session: container.get(LibrarySession),
          notifications: container.get(Notifications),
          clock: container.get(Token.clock),
        },
        {
          loader: container.get(LibraryLoader),
          identity: container.get(Identity),
          openData: () => container.get(Token.lateParts).openData(),
        },
      ),
      log: container.get(Token.log),
      clock: container.get(Token.clock),
      scrollMemory: container.get(Token.scrollMemory),
      catalogChoice: container.get(Token.catalogChoice),
      scenarios: container.get(Token.scenarios, { optional: true }),
    }),
  );
});
