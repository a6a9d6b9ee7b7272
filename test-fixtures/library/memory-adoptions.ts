import type { AdoptionMemory } from '#application/ports/memories/adoption-memory.ts';

/** As a device remembers it, for all of its visits. */
export class MemoryAdoptions implements AdoptionMemory {
  private readonly contents = new Map<string, string>();

  remember(identifier: string, contents: string): void {
    this.contents.set(identifier, contents);
  }

  wentOver(identifier: string, contents: string): boolean {
    return this.contents.get(identifier) === contents;
  }

  forget(identifier: string): void {
    this.contents.delete(identifier);
  }
}
