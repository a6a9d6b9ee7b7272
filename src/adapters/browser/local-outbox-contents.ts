import { injectable } from 'inversify';
import * as v from 'valibot';
import type { OutboxContents } from '#application/ports/outbox.ts';
import type { LibraryChange } from '#domain/library/library-change.ts';
import { decodeChange } from '../journal/decode-change.ts';
import { localNote } from './local-note.ts';
import { isOutboxKey, outboxKey } from './outbox-entries.ts';

const Entry = v.pipe(v.string(), v.parseJson(), v.object({ place: v.number(), change: v.unknown() }));

interface Placed {
  /** Among those that were left in the same moment. */
  readonly place: number;
  readonly change: LibraryChange;
}

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
  read(): readonly LibraryChange[] {
    const byAge = (a: Placed, b: Placed) => Date.parse(a.change.at) - Date.parse(b.change.at) || a.place - b.place;
    return keys().flatMap(readEntry).toSorted(byAge).map(({ change }) => change);
  }

  remove(changes: readonly LibraryChange[]): void {
    for (const { id } of changes) localNote(outboxKey(id)).forget();
  }
}
