import { Subject, merge, type Observable } from 'rxjs';
import type { Entries } from '#adapters/store/storage-medium.ts';
import type { OutsideEntry } from '#adapters/store/text-medium.ts';

/** The tabs over a browser's localStorage: each hears what another has written to it, a moment later, in its order. */
export class StoredEntries {
  private readonly tabs = new Set<Subject<OutsideEntry>>();

  /** @param stored what all of them write to. @param outside$ what else happens to it */
  constructor(
    private readonly stored: Entries,
    private readonly outside$: Observable<OutsideEntry>,
  ) {}

  connect() {
    const { stored, tabs } = this;
    const heard$ = new Subject<OutsideEntry>();
    tabs.add(heard$);
    const tell = (entry: OutsideEntry) => {
      const others = [...tabs].filter((tab) => tab !== heard$);
      void Promise.resolve().then(() => others.forEach((tab) => tab.next(entry)));
    };
    const entries: Entries = {
      get length() {
        return stored.length;
      },
      key: (at) => stored.key(at),
      getItem: (key) => stored.getItem(key),
      setItem: (key, text) => {
        const before = stored.getItem(key);
        stored.setItem(key, text);
        if (text !== before) tell({ kind: 'written', key, text });
      },
      removeItem: (key) => {
        stored.removeItem(key);
        tell({ kind: 'removed', key });
      },
    };
    return { entries, outside$: merge(this.outside$, heard$), close: () => void tabs.delete(heard$) };
  }
}
