import { ContainerModule } from 'inversify';
import { NEVER } from 'rxjs';
import { LocalAdoptionMemory } from '#adapters/browser/local-adoption-memory.ts';
import { decodeChange } from '#adapters/log/decode-change.ts';
import { FallbackChangeLog } from '#adapters/log/fallback-change-log.ts';
import { IndexedDbChangeLog } from '#adapters/log/indexed-db-change-log.ts';
import { LocalChangeLog } from '#adapters/log/local-change-log.ts';
import { BrowserPreviousRelease } from '#adapters/previous/browser-previous-release.ts';
import { MemoryEntries } from '#adapters/store/memory-entries.ts';
import { BroadcastTabChannel } from '#adapters/tabs/broadcast-tab-channel.ts';
import type { VisitLog } from '#application/ports/change-log.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { Log } from '#application/ports/log.ts';
import { STORE_MEDIA } from './store-media.ts';
import { Token } from './tokens.ts';

const deviceLog = (clock: Clock, log: Log): VisitLog =>
  new FallbackChangeLog({
    primary: new IndexedDbChangeLog(decodeChange),
    fallback: new LocalChangeLog(decodeChange),
    clock,
    log,
  });

/** Ends with the window. */
const windowLog = (): VisitLog => {
  const entries = new MemoryEntries();
  return new LocalChangeLog(decodeChange, () => entries, NEVER);
};

const NOTHING_LEFT = { isEmpty: async () => true, migrate: async () => {} };

/** What makes changes durable and common to all tabs; where the store ends with the window, so do they. */
export const logModule = new ContainerModule(({ bind }) => {
  bind(Token.changeLog)
    .toResolvedValue(
      ({ lifetime }, clock, log) =>
        lifetime === 'device' ? deviceLog(clock, log) : windowLog(),
      [Token.store, Token.clock, Token.log],
    )
    .inSingletonScope();
  bind(Token.previous).toDynamicValue((container) =>
    container.get(Token.store).lifetime === 'window'
      ? NOTHING_LEFT
      : new BrowserPreviousRelease({
          openMedium: STORE_MEDIA[container.get(Token.config).store],
          changeLog: container.get(Token.changeLog),
          clock: container.get(Token.clock),
          log: container.get(Token.log),
        }),
  );
  bind(Token.adoptions).to(LocalAdoptionMemory).inSingletonScope();
  bind(Token.tabs)
    .toResolvedValue(
      ({ lifetime }) => (lifetime === 'device' ? new BroadcastTabChannel() : new BroadcastTabChannel(() => undefined)),
      [Token.store],
    )
    .inSingletonScope();
});
