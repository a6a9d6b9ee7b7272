import type { Clock } from '#application/ports/clock.ts';
import type { Move, TextMedium, Texts } from '../store/text-medium.ts';
import { wait } from './scenario/wait.ts';

const SLOW_MS = 3_000;
const NEVER_ABORTED = new AbortController().signal;

/** A medium that takes 3 seconds for everything but what a closing page leaves. */
export class SlowMedium implements TextMedium {
  constructor(
    private readonly inner: TextMedium,
    private readonly clock: Clock,
  ) {}

  get lifetime(): TextMedium['lifetime'] {
    return this.inner.lifetime;
  }

  get outside$(): TextMedium['outside$'] {
    return this.inner.outside$;
  }

  get(...keys: readonly string[]): Promise<readonly (string | undefined)[]> {
    return this.later(() => this.inner.get(...keys));
  }

  set(texts: Texts): Promise<void> {
    return this.later(() => this.inner.set(texts));
  }

  setNow(texts: Texts): void {
    this.inner.setNow(texts);
  }

  move(move: Move): Promise<string | undefined> {
    return this.later(() => this.inner.move(move));
  }

  keys(): Promise<readonly string[]> {
    return this.later(() => this.inner.keys());
  }

  remove(key: string, text?: string): Promise<boolean> {
    return this.later(() => this.inner.remove(key, text));
  }

  private async later<T>(act: () => Promise<T>): Promise<T> {
    await wait(SLOW_MS, this.clock, NEVER_ABORTED);
    return act();
  }
}
