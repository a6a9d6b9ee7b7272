import { ContainerModule } from 'inversify';
import { BrowserEarlyLog } from '#adapters/log/browser-early-log.ts';
import { Identity } from '#application/library/identity.ts';
import { LibraryLoader } from '#application/library/library-loader.ts';
import { LibrarySession } from '#application/library/library-session.ts';
import type { EarlyLog } from '#application/ports/change-log.ts';
import { construct } from './construct.ts';
import { Token } from './tokens.ts';
import { withDeps } from './with-deps.ts';

/** Where nothing is to outlast the window, there is nothing to wait for. */
const NO_LOG: EarlyLog = { open: () => {}, append: async () => true, appendNow: () => true };

/** Who has the library loaded and saved, and for whom. */
export const loaderModule = new ContainerModule(({ bind }) => {
  bind(Token.earlyLog)
    .toResolvedValue(({ store }, clock) => (store === 'memory' ? NO_LOG : new BrowserEarlyLog(clock)), [Token.config, Token.clock])
    .inSingletonScope();
  bind(Identity).toResolvedValue(construct(Identity), [Token.lateParts, Token.clock]).inSingletonScope();
  bind(LibraryLoader).toDynamicValue(withDeps(LibraryLoader, {
    session: LibrarySession,
    lateParts: Token.lateParts,
    earlyLog: Token.earlyLog,
    device: Token.device,
    clock: Token.clock,
    log: Token.log,
  })).inSingletonScope();
});
