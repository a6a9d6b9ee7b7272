import { injectable } from 'inversify';
import type { Outbox } from '#application/ports/outbox.ts';
import type { LibraryChange } from '#domain/library/library-change.ts';
import { localNote } from './local-note.ts';
import { outboxKey } from './outbox-entries.ts';

/** Over localStorage, the one thing that a page about to close can still write to. */
@injectable()
export class LocalOutbox implements Outbox {
  put(changes: readonly LibraryChange[]): void {
    changes.forEach((change, place) => localNote(outboxKey(change.id)).remember(JSON.stringify({ place, change })));
  }
}
