import { NEVER } from 'rxjs';
import { BroadcastTabChannel } from '#adapters/log/broadcast-tab-channel.ts';
import { FallbackChangeLog } from '#adapters/log/fallback-change-log.ts';
import { IndexedDbChangeLog } from '#adapters/log/indexed-db-change-log.ts';
import { LocalChangeLog } from '#adapters/log/local-change-log.ts';
import { openChannel } from '#adapters/log/open-channel.ts';
import { MemoryEntries } from '#adapters/store/memory-entries.ts';
import type { ClosableLog } from '#application/ports/library/change-log.ts';
import { bindings, by, value } from './bindings.ts';
import { partsOf, type Holding } from './parts.ts';

/** Binds what tabs tell each other by. */
export const tabsModule = bindings({
  openChannel: value(openChannel),
  tabs: by((held: Holding<'openChannel'>) => new BroadcastTabChannel(partsOf(held).openChannel)),
});

/** Binds the log, which makes changes durable and common to all tabs. */
export const deviceLogModule = bindings({
  logs: by((held: Holding<'openChannel'>) => ({
    primary: new IndexedDbChangeLog(undefined, partsOf(held).openChannel),
    fallback: new LocalChangeLog(),
  })),
  changeLog: by((held: Holding<'logs' | 'clock' | 'consoleLog'>) => {
    const { logs, clock, consoleLog } = partsOf(held);
    return new FallbackChangeLog(logs, clock, consoleLog);
  }),
});

/**
 * Binds a log in memory, for a store that ends with the window. Changes then end with the window too, and each tab is
 * on its own.
 */
export const windowLogModule = bindings({
  changeLog: by<ClosableLog>(() => {
    const entries = new MemoryEntries();
    return new LocalChangeLog(() => entries, NEVER);
  }),
});
