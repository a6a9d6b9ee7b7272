import { ContainerModule } from 'inversify';
import { createApp } from '#application/app.ts';
import { createLibraryFacade } from '#application/facades/library-facade.ts';
import { Identity } from '#application/library/identity.ts';
import { LibraryLoader } from '#application/library/library-loader.ts';
import { LibrarySession } from '#application/library/library-session.ts';
import { Port } from '#application/port.ts';
import { Queries } from '#application/queries/queries.ts';
import { Health } from '#application/streams/health.ts';
import { Notifications } from '#application/streams/notifications.ts';
import { Startup } from '#application/streams/startup.ts';
import { ThemeState } from '#application/theme-state.ts';
import { CopyText } from '#application/use-cases/copy-text.ts';
import { WriteMail } from '#application/use-cases/write-mail.ts';
import { Token } from './token.ts';
import { madeOf } from './with-deps.ts';

const hasSignInEnded = async () => (await import('#adapters/browser/has-sign-in-ended.ts')).hasSignInEnded();

/** Binds the facade: all that the UI sees of the core, as one value. */
export const appModule = new ContainerModule(({ bind }) => {
  bind(Token.library).toDynamicValue(
    madeOf(
      {
        session: LibrarySession,
        notifications: Notifications,
        clock: Port.clock,
        loader: LibraryLoader,
        identity: Identity,
        lateParts: Token.lateParts,
      },
      createLibraryFacade,
    ),
  );
  bind(Token.app).toDynamicValue(
    madeOf(
      {
        startup: Startup,
        health: Health,
        theme: ThemeState,
        notifications: Notifications,
        copyText: CopyText,
        writeMail: WriteMail,
        queries: Queries,
        library: Token.library,
        log: Port.log,
        clock: Port.clock,
        scrollMemory: Port.scrollMemory,
        catalogChoice: Port.catalogChoice,
        edition: Token.edition,
        bench: Port.bench,
      },
      (parts) => createApp({ ...parts, hasSignInEnded }),
    ),
  );
});
