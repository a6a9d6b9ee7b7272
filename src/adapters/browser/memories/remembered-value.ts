import type { ValueMemory } from '#application/ports/memories/value-memory.ts';
import { safeLocalStorage } from '../safe-storage.ts';

interface RememberedValueOptions<Value> {
  /** Of the entry: an own name, so that it is erased with everything else. */
  readonly key: string;
  /** Local storage unless given. */
  readonly storage?: typeof safeLocalStorage;
  /** The value of a stored text; undefined where it has none. May throw: then it has none either. */
  readonly parse: (text: string) => Value | undefined;
  /** As JSON unless given. */
  readonly write?: (value: Value) => string;
}

/** One value in the browser's storage, which may be blocked or full: then nothing is remembered. */
export const rememberedValue = <Value>({
  key,
  storage = safeLocalStorage,
  parse,
  write = JSON.stringify,
}: RememberedValueOptions<Value>): ValueMemory<Value> => ({
  recall: () => {
    try {
      const text = storage.get(key);
      // To parse nothing would throw, which takes 10 ms on a slow phone before its first paint.
      return text === undefined ? undefined : parse(text);
    } catch {
      return undefined;
    }
  },
  remember: (value) => void storage.set(key, write(value)),
});
