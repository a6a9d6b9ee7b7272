import { Subject } from 'rxjs';
import { readEntryKey } from '#adapters/log/append-entries.ts';
import { MemoryEntries } from '#adapters/store/memory-entries.ts';
import type { Entries } from '#adapters/store/storage-medium.ts';

/** One tab's view of entries that it shares. */
class TabEntries implements Entries {
  constructor(
    private readonly shared: Entries,
    private readonly tell: () => void,
  ) {}

  get length(): number {
    return this.shared.length;
  }

  key(at: number): string | null {
    return this.shared.key(at);
  }

  getItem(key: string): string | null {
    return this.shared.getItem(key);
  }

  setItem(key: string, text: string): void {
    this.shared.setItem(key, text);
    if (readEntryKey(key)) void Promise.resolve().then(this.tell);
  }

  removeItem(key: string): void {
    this.shared.removeItem(key);
  }
}

/** A browser's localStorage: each tab hears of the log's entries that another has written, a moment later. */
export class TabsEntries extends MemoryEntries {
  private readonly tabs = new Set<Subject<void>>();

  connect() {
    const written$ = new Subject<void>();
    this.tabs.add(written$);
    const tell = () => [...this.tabs].forEach((tab) => tab !== written$ && tab.next());
    return { entries: new TabEntries(this, tell), written$, close: () => void this.tabs.delete(written$) };
  }
}
