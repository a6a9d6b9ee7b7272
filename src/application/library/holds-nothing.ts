import type { LegacyStorage } from '../ports/legacy-storage.ts';
import type { OutboxContents } from '../ports/outbox.ts';
import type { Store } from '../ports/store.ts';
import type { GuardedJournal } from './guarded-journal.ts';

export interface HoldsNothingParts {
  readonly store: Pick<Store, 'identifiers'>;
  readonly journal: Pick<GuardedJournal, 'ask'>;
  readonly outbox: Pick<OutboxContents, 'read'>;
  readonly legacy: Pick<LegacyStorage, 'read'>;
}

/**
 * Whether the device holds nothing of any visitor, so that this is the first one whatever the identifier turns out to be.
 * It looks at once: what is written after the call does not count. False where it cannot be told. Never rejects.
 */
export const holdsNothing = async ({ store, journal, outbox, legacy }: HoldsNothingParts): Promise<boolean> => {
  const isEmpty = outbox.read().length === 0 && Object.keys(legacy.read()).length === 0;
  const [isJournalEmpty, identifiers] = await Promise.all([
    journal.ask((asked) => asked.isEmpty()),
    store.identifiers().catch(() => undefined),
  ]);
  return isEmpty && isJournalEmpty === true && identifiers?.length === 0;
};
