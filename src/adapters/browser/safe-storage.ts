/**
 * Short texts that the app can do without, by their keys. The browser's storage may be blocked or full; nothing here throws.
 * The store and the log use the browser's own storage instead: a change that is not written must not count as written. So
 * does code that moves or erases entries: it has to know that they are gone.
 */
export interface SafeStorage {
  /** Undefined where there is none, or none can be read. */
  get(key: string): string | undefined;
  /** @returns whether it is kept: else it is forgotten at the end of the visit. */
  set(key: string, text: string): boolean;
  /** @returns whether it is gone. */
  remove(key: string): boolean;
}

/** @param area asked for with each call: the browser may refuse even that. */
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
    remove: (key) => attempt((storage) => storage.removeItem(key)),
  };
};

/** Until the visitor or the browser clears it. */
export const safeLocalStorage = safe(() => localStorage);
/** Until the tab is closed. */
export const safeSessionStorage = safe(() => sessionStorage);
