import { ContainerModule } from 'inversify';
import { createApp } from '#application/app.ts';
import { Identity } from '#application/library/identity.ts';
import { LibraryLoader } from '#application/library/library-loader.ts';
import { LibrarySession } from '#application/library/library-session.ts';
import { Notifications } from '#application/notifications/notifications.ts';
import { Port } from '#application/ports/port.ts';
import { Queries } from '#application/queries/queries.ts';
import { createLibraryFacade } from '#application/use-cases/library-facade.ts';
import { ThemeState } from '#application/use-cases/library/theme-state.ts';
import { CopyText } from '#application/use-cases/links/copy-text.ts';
import { WriteMail } from '#application/use-cases/links/write-mail.ts';
import { Health } from '#application/use-cases/provider/health.ts';
import { Startup } from '#application/use-cases/provider/startup.ts';
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
        consoleLog: Port.consoleLog,
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
