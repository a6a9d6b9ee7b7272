/**
 * Short texts by key, which the app can do without: the browser's storage may be blocked or full. No method throws.
 * Code that must know of a refusal uses the browser's own storage instead. This is so for the store and the log: a
 * change that is not written must not count as written. It is also so for code that moves or erases entries, which must
 * know that they are gone.
 */
interface SafeStorage {
  /** The stored text; undefined where there is none, or where it cannot be read. */
  get(key: string): string | undefined;
  /** @returns whether the text is stored. If not, it is forgotten at the end of the visit. */
  set(key: string, text: string): boolean;
  /** The keys of all entries; none where they cannot be told. */
  keys(): readonly string[];
  /** @returns whether the entry is gone. */
  remove(key: string): boolean;
}

/** @param area gives the storage, and is called for each access: the browser may refuse even that. */
const safe = (area: () => Storage): SafeStorage => {
  const attempt = (act: (storage: Storage) => void): boolean => {
    try {
      act(area());
      return true;
    } catch {
      return false;
    }
  };
  return {
    get: (key) => {
      let text: string | null = null;
      attempt((storage) => (text = storage.getItem(key)));
      return text ?? undefined;
    },
    set: (key, text) => attempt((storage) => storage.setItem(key, text)),
    keys: () => {
      let keys: readonly string[] = [];
      attempt((storage) => (keys = Object.keys(storage)));
      return keys;
    },
    remove: (key) => attempt((storage) => storage.removeItem(key)),
  };
};

/** Entries stay until the visitor or the browser clears them. */
export const safeLocalStorage = safe(() => localStorage);
/** Entries stay until the tab is closed. */
export const safeSessionStorage = safe(() => sessionStorage);
