import type { RememberedList } from '#application/ports/memories/remembered-list.ts';
import type { ValueMemory } from '#application/ports/memories/value-memory.ts';

/** Keeps what was recommended for as long as a test lasts. */
export class MemoryRecommendations implements ValueMemory<readonly RememberedList[]> {
  lists: readonly RememberedList[] = [];

  recall(): readonly RememberedList[] {
    return this.lists;
  }

  remember(lists: readonly RememberedList[]): void {
    this.lists = lists;
  }
}
