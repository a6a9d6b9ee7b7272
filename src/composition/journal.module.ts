import { ContainerModule } from 'inversify';
import { LocalAdoptionMemory } from '#adapters/browser/local-adoption-memory.ts';
import { LocalOutboxContents } from '#adapters/browser/local-outbox-contents.ts';
import { LocalSaveMemory } from '#adapters/browser/local-save-memory.ts';
import { IndexedDbJournal } from '#adapters/journal/indexed-db-journal.ts';
import { JournalMemory } from '#adapters/journal/journal-memory.ts';
import { MemoryJournal } from '#adapters/journal/memory-journal.ts';
import { BroadcastTabChannel } from '#adapters/tabs/broadcast-tab-channel.ts';
import { NoTabs } from '#adapters/tabs/no-tabs.ts';
import { construct } from './construct.ts';
import { Token } from './tokens.ts';

/** What makes changes durable and common to all tabs; where the store ends with the window, so do they. */
export const journalModule = new ContainerModule(({ bind }) => {
  bind(Token.journal)
    .toResolvedValue(
      ({ lifetime }) => (lifetime === 'device' ? new IndexedDbJournal() : new MemoryJournal(new JournalMemory())),
      [Token.store],
    )
    .inSingletonScope();
  bind(Token.outboxContents).toResolvedValue(construct(LocalOutboxContents), [Token.outbox]).inSingletonScope();
  bind(Token.adoptions).to(LocalAdoptionMemory).inSingletonScope();
  bind(Token.saves).to(LocalSaveMemory).inSingletonScope();
  bind(Token.tabs)
    .toResolvedValue(
      ({ lifetime }) => (lifetime === 'device' ? new BroadcastTabChannel() : new NoTabs()),
      [Token.store],
    )
    .inSingletonScope();
});
