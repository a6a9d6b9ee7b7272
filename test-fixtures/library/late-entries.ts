import { MemoryEntries } from '#adapters/store/memory-entries.ts';

/** Remembers what its entries were, as a browser's file does that is written late. */
export class LateEntries extends MemoryEntries {
  private readonly writes: (readonly [string, string])[] = [];

  override setItem(key: string, text: string): void {
    this.writes.push([key, text]);
    super.setItem(key, text);
  }

  /** The last writes never reached the file. */
  lose(count: number): void {
    const lost = this.writes.splice(Math.max(0, this.writes.length - count));
    for (const [key] of lost) {
      const before = this.writes.findLast(([other]) => other === key);
      if (before) super.setItem(key, before[1]);
      else this.removeItem(key);
    }
  }
}
