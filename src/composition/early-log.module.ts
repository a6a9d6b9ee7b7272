import { ContainerModule } from 'inversify';
import { BrowserEarlyLog } from '#adapters/log/browser-early-log.ts';
import type { EarlyLog } from '#application/ports/early-log.ts';
import { Token } from './tokens.ts';

/** Where nothing is to outlast the window, there is nothing to wait for. */
const NONE: EarlyLog = { open: () => {}, append: async () => true, appendNow: () => true };

export const earlyLogModule = new ContainerModule(({ bind }) => {
  bind(Token.earlyLog)
    .toResolvedValue(({ store }, clock) => (store === 'memory' ? NONE : new BrowserEarlyLog(clock)), [Token.config, Token.clock])
    .inSingletonScope();
});
