import type { Clock } from '#application/ports/clock.ts';
import type { EarlyLog } from '#application/ports/library/change-log.ts';
import type { Move, OpenMedium, TextMedium, Texts } from '../../store/text-medium.ts';
import { choiceSetting } from '../choice-setting.ts';
import { decorating, type Decoration } from '../decoration.ts';
import { wait } from '../scenario/wait.ts';

const blocked = (): Promise<never> =>
  Promise.reject(new DOMException('The storage of this browser is blocked.', 'SecurityError'));

/** Where storage is blocked, nothing is durable. */
const NO_EARLY_LOG: EarlyLog = { open: () => {}, append: async () => false, appendNow: () => false };

const medium = (by: (open: OpenMedium) => OpenMedium): Decoration => decorating('openMedium', by);

const full = (): DOMException => new DOMException('The quota has been exceeded.', 'QuotaExceededError');

/** A medium without room for anything more. What it holds can be read and removed. */
class FullMedium implements TextMedium {
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

const SLOW_MS = 3_000;
const NEVER_ABORTED = new AbortController().signal;

/** A medium that takes 3 seconds for everything but what a closing page leaves. */
class SlowMedium implements TextMedium {
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

const DECORATIONS = {
  full: [medium((open) => async (clock) => new FullMedium(await open(clock)))],
  blocked: [medium(() => blocked), decorating('earlyLog', () => NO_EARLY_LOG)],
  slow: [medium((open) => async (clock) => new SlowMedium(await open(clock), clock))],
};

/** How the place where lists are kept behaves (product.md, QA: storage). */
export const storageSetting = choiceSetting<keyof typeof DECORATIONS>({
  name: 'storage',
  label: 'Storage',
  group: 'Device',
  does: {
    full: 'There is no room for anything more.',
    blocked: 'The browser does not let the page store anything.',
    slow: 'Reading and saving take 3 seconds each.',
  },
  decorate: (value) => DECORATIONS[value],
});
