import type { RecommendationMemory, RememberedList } from '#application/ports/memories/recommendation-memory.ts';

/** Keeps what was recommended for as long as a test lasts. */
export class MemoryRecommendations implements RecommendationMemory {
  lists: readonly RememberedList[] = [];

  read(): readonly RememberedList[] {
    return this.lists;
  }

  write(lists: readonly RememberedList[]): void {
    this.lists = lists;
  }
}
