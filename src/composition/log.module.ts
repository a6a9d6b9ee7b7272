import { BroadcastTabChannel } from '#adapters/log/broadcast-tab-channel.ts';
import { FallbackChangeLog } from '#adapters/log/fallback-change-log.ts';
import { IndexedDbChangeLog } from '#adapters/log/indexed-db-change-log.ts';
import { LocalChangeLog } from '#adapters/log/local-change-log.ts';
import { openChannel } from '#adapters/log/open-channel.ts';
import { WindowChangeLog } from '#adapters/log/window-change-log.ts';
import { bindings } from './bindings.ts';
import { partsOf } from './parts.ts';

/** Binds what tabs tell each other by. */
export const tabsModule = bindings((bind) => {
  bind('openChannel').toConstantValue(openChannel);
  bind('tabs').toDynamicValue((context) => new BroadcastTabChannel(partsOf(context).openChannel));
});

/** Binds the log, which makes changes durable and common to all tabs. */
export const deviceLogModule = bindings((bind) => {
  bind('logs').toDynamicValue((context) => ({
    primary: new IndexedDbChangeLog(undefined, partsOf(context).openChannel),
    fallback: new LocalChangeLog(),
  }));
  bind('changeLog').toDynamicValue((context) => {
    const { logs, clock, consoleLog } = partsOf(context);
    return new FallbackChangeLog(logs, clock, consoleLog);
  });
});

/**
 * Binds a log in memory, for a store that ends with the window. Changes then end with the window too, and each tab is
 * on its own.
 */
export const windowLogModule = bindings((bind) => {
  bind('changeLog').to(WindowChangeLog);
});
