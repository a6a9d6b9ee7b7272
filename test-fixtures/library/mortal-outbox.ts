import type { OutboxContents } from '#application/ports/outbox.ts';
import type { LibraryChange } from '#domain/library/library-change.ts';

/** A tab's outbox that takes nothing any more once the tab is dead. */
export class MortalOutbox implements OutboxContents {
  private isDead = false;

  constructor(private readonly outbox: OutboxContents) {}

  die(): void {
    this.isDead = true;
  }

  put(changes: readonly LibraryChange[]): boolean {
    return !this.isDead && this.outbox.put(changes);
  }

  read(): readonly LibraryChange[] {
    return this.outbox.read();
  }

  remove(changes: readonly LibraryChange[]): void {
    if (!this.isDead) this.outbox.remove(changes);
  }
}
