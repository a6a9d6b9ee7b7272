import type { Move, TextMedium, Texts } from '../store/text-medium.ts';

const full = (): DOMException => new DOMException('The quota has been exceeded.', 'QuotaExceededError');

/** A medium without room for anything more. What it holds can be read and removed. */
export class FullMedium implements TextMedium {
  constructor(private readonly inner: TextMedium) {}

  get lifetime(): TextMedium['lifetime'] {
    return this.inner.lifetime;
  }

  get outside$(): TextMedium['outside$'] {
    return this.inner.outside$;
  }

  get(...keys: readonly string[]): Promise<readonly (string | undefined)[]> {
    return this.inner.get(...keys);
  }

  async set(_: Texts): Promise<void> {
    throw full();
  }

  setNow(_: Texts): void {
    throw full();
  }

  async move(_: Move): Promise<string | undefined> {
    throw full();
  }

  keys(): Promise<readonly string[]> {
    return this.inner.keys();
  }

  remove(key: string, text?: string): Promise<boolean> {
    return this.inner.remove(key, text);
  }
}
