import type { MatchMemory, RememberedAnswer } from '#application/import/match-memory.ts';

/** Keeps answers for as long as a test lasts. */
export class MemoryMatches implements MatchMemory {
  readonly answers = new Map<string, RememberedAnswer>();

  async recall(keys: readonly string[]): Promise<ReadonlyMap<string, RememberedAnswer>> {
    const wanted = new Set(keys);
    return new Map([...this.answers].filter(([key]) => wanted.has(key)));
  }

  async remember(key: string, answer: RememberedAnswer): Promise<void> {
    this.answers.set(key, answer);
  }
}
