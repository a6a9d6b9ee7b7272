import { ContainerModule } from 'inversify';
import { sinceAnswered } from '#adapters/browser/startup-answers.ts';
import { BrowserEarlyLog } from '#adapters/log/browser-early-log.ts';
import { Identity } from '#application/library/identity.ts';
import { LibraryLoader } from '#application/library/library-loader.ts';
import { LibrarySession } from '#application/library/library-session.ts';
import type { EarlyLog } from '#application/ports/library/change-log.ts';
import { Port } from '#application/ports/port.ts';
import { STORES, type StoreKind } from './stores.ts';
import { Token } from './token.ts';
import { withDeps } from './with-deps.ts';

/** A log for a store that ends with the window: there is nothing to wait for. */
const NO_LOG: EarlyLog = { open: () => {}, append: async () => true, appendNow: () => true };

/** Binds the classes that let the library be loaded and saved, and that identify the visitor. */
export const loaderModule = (store: StoreKind): ContainerModule =>
  new ContainerModule(({ bind }) => {
    if (STORES[store].lifetime === 'window') bind(Port.earlyLog).toConstantValue(NO_LOG);
    else bind(Port.earlyLog).to(BrowserEarlyLog);
    bind(Identity).toDynamicValue(withDeps(Identity, { identityResolver: Token.lateParts, clock: Port.clock }));
    bind(Token.sinceAnswered).toConstantValue(sinceAnswered);
    bind(LibraryLoader).toDynamicValue(
      withDeps(LibraryLoader, {
        session: LibrarySession,
        lateParts: Token.lateParts,
        earlyLog: Port.earlyLog,
        browser: Port.browser,
        clock: Port.clock,
        consoleLog: Port.consoleLog,
        sinceAnswered: Token.sinceAnswered,
      }),
    );
  });
