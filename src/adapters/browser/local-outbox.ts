import { injectable } from 'inversify';
import type { Outbox } from '#application/ports/outbox.ts';
import type { LibraryChange } from '#domain/library/library-change.ts';
import { localNote } from './local-note.ts';
import { outboxKey } from './outbox-entries.ts';

/** Over localStorage, the one thing that a page about to close can still write to. */
@injectable()
export class LocalOutbox implements Outbox {
  private readonly places = new Map<string, number>();

  put(changes: readonly LibraryChange[]): boolean {
    return changes.map((change) => this.write(change)).every((isThere) => isThere);
  }

  private write(change: LibraryChange): boolean {
    // Where it was when it was put there first.
    const place = this.places.get(change.id) ?? this.places.size;
    this.places.set(change.id, place);
    return localNote(outboxKey(change.id)).remember(JSON.stringify({ place, change }));
  }
}
