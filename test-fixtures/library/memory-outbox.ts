import type { Outbox, OutboxContents } from '#application/ports/outbox.ts';
import type { LibraryChange } from '#domain/library/library-change.ts';

/** As a device keeps it, for all of its tabs. */
export class MemoryOutbox implements Outbox, OutboxContents {
  private contents: readonly LibraryChange[] = [];

  put(changes: readonly LibraryChange[]): boolean {
    this.remove(changes);
    this.contents = [...this.contents, ...changes];
    return true;
  }

  read(): readonly LibraryChange[] {
    return this.contents;
  }

  remove(changes: readonly LibraryChange[]): void {
    const ids = new Set(changes.map(({ id }) => id));
    this.contents = this.contents.filter(({ id }) => !ids.has(id));
  }
}
