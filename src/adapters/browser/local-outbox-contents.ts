import { injectable } from 'inversify';
import * as v from 'valibot';
import type { Outbox, OutboxContents } from '#application/ports/outbox.ts';
import type { LibraryChange } from '#domain/library/library-change.ts';
import { decodeChange } from '../journal/decode-change.ts';
import { localNote } from './local-note.ts';
import { isOutboxKey, outboxKey } from './outbox-entries.ts';

const Entry = v.pipe(v.string(), v.parseJson(), v.object({ place: v.number(), change: v.unknown() }));

interface Placed {
  /** Among those that its page has left. */
  readonly place: number;
  readonly change: LibraryChange;
}

/** The clock tells pages apart, but not what one of them did before and after: it may be set. */
const byBeginning = ([first]: readonly LibraryChange[], [other]: readonly LibraryChange[]): number =>
  first && other && first.at < other.at ? -1 : 1;

const readEntry = (key: string): readonly Placed[] => {
  const { success, output } = v.safeParse(Entry, localNote(key).recall());
  const change = success ? decodeChange(output.change) : undefined;
  return success && change ? [{ place: output.place, change }] : [];
};

const keys = (): readonly string[] => {
  try {
    return Object.keys(localStorage).filter(isOutboxKey);
  } catch {
    return [];
  }
};

/** What `LocalOutbox` has put there. */
@injectable()
export class LocalOutboxContents implements OutboxContents {
  constructor(private readonly outbox: Outbox) {}

  put(changes: readonly LibraryChange[]): boolean {
    return this.outbox.put(changes);
  }

  read(): readonly LibraryChange[] {
    const entries = keys().flatMap(readEntry).toSorted((a, b) => a.place - b.place);
    const tabs = [...new Set(entries.map(({ change }) => change.tab))];
    const pages = tabs.map((tab) => entries.flatMap(({ change }) => (change.tab === tab ? [change] : [])));
    return pages.toSorted(byBeginning).flat();
  }

  remove(changes: readonly LibraryChange[]): void {
    for (const { id } of changes) localNote(outboxKey(id)).forget();
  }
}
