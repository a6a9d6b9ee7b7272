import { MemoryEntries } from '#adapters/store/memory-entries.ts';

/** Remembers what its entries were, as a browser's file does that is written late. */
export class LateEntries extends MemoryEntries {
  /** Null stands for an entry that was removed. */
  private readonly writes: (readonly [string, string | null])[] = [];

  override setItem(key: string, text: string): void {
    this.writes.push([key, text]);
    super.setItem(key, text);
  }

  override removeItem(key: string): void {
    this.writes.push([key, null]);
    super.removeItem(key);
  }

  /** The last writes never reached the file. */
  lose(count: number): void {
    const lost = this.writes.splice(Math.max(0, this.writes.length - count));
    for (const [key] of lost) {
      const text = this.writes.findLast(([other]) => other === key)?.[1] ?? null;
      if (text === null) super.removeItem(key);
      else super.setItem(key, text);
    }
  }
}
