import { hostPath } from '#ui/hooks/address/site-path.ts';
import type { HistoryWindow } from '#ui/hooks/history/patient-window.ts';

let named = 0;

interface MemoryWindow extends HistoryWindow {
  /** The addresses of all entries. */
  readonly addresses: readonly string[];
}

/**
 * A window's history in memory.
 * @param whenMoved runs a move: at once, unless it is given. A browser runs it later
 */
export const memoryWindow = (first: string, whenMoved = (move: () => void): void => move()): MemoryWindow => {
  const listeners = new Set<() => void>();
  const entries = [{ state: { key: `entry-${(named += 1)}` } as unknown, href: hostPath(first) }];
  let at = 0;
  const shown = () => new URL(entries[at]?.href ?? '/', 'http://localhost');
  const goNow = (delta: number): void => {
    const before = at;
    at = Math.min(Math.max(at + delta, 0), entries.length - 1);
    if (at !== before) for (const listener of listeners) listener();
  };
  return {
    get addresses() {
      return entries.map(({ href }) => href);
    },
    history: {
      get state(): unknown {
        return entries[at]?.state;
      },
      pushState: (state: unknown, _, href) =>
        void entries.splice((at += 1), entries.length, { state, href: `${href}` }),
      replaceState: (state: unknown, _, href) => {
        entries[at] = { state, href: `${href}` };
      },
      go: (delta = 0) => whenMoved(() => goNow(delta)),
    },
    get location() {
      return shown();
    },
    addEventListener: (_, listener) => void listeners.add(listener),
    removeEventListener: (_, listener) => void listeners.delete(listener),
  };
};
