import { ContainerModule } from 'inversify';
import { NEVER } from 'rxjs';
import { BroadcastTabChannel } from '#adapters/log/broadcast-tab-channel.ts';
import { FallbackChangeLog, LOGS } from '#adapters/log/fallback-change-log.ts';
import { IndexedDbChangeLog } from '#adapters/log/indexed-db-change-log.ts';
import { LocalChangeLog } from '#adapters/log/local-change-log.ts';
import { WindowChangeLog } from '#adapters/log/window-change-log.ts';
import { Port } from '#application/ports/port.ts';
import { madeOf } from './with-deps.ts';

/** Binds the log, which makes changes durable and common to all tabs. */
export const deviceLogModule = new ContainerModule(({ bind }) => {
  bind(IndexedDbChangeLog).toSelf();
  bind(LocalChangeLog).toSelf();
  bind(LOGS).toDynamicValue(madeOf({ primary: IndexedDbChangeLog, fallback: LocalChangeLog }, (logs) => logs));
  bind(Port.changeLog).to(FallbackChangeLog);
  bind(Port.tabs).to(BroadcastTabChannel);
});

/**
 * Binds a log in memory, for a store that ends with the window. Changes then end with the window too, and each tab is
 * on its own.
 */
export const windowLogModule = new ContainerModule(({ bind }) => {
  bind(Port.changeLog).to(WindowChangeLog);
  bind(Port.tabs).toConstantValue({ erased$: NEVER, publishErased: () => {} });
});
