import type { Entries } from './storage-medium.ts';

/** Entries that end with the window. */
export class MemoryEntries implements Entries {
  private readonly texts = new Map<string, string>();

  get length(): number {
    return this.texts.size;
  }

  key(at: number): string | null {
    return [...this.texts.keys()][at] ?? null;
  }

  getItem(key: string): string | null {
    return this.texts.get(key) ?? null;
  }

  setItem(key: string, text: string): void {
    this.texts.set(key, text);
  }

  removeItem(key: string): void {
    this.texts.delete(key);
  }
}
