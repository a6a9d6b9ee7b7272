import type { VirtualClock } from '../clock/virtual-clock.ts';

type Method = (...given: readonly unknown[]) => Promise<unknown>;

/** Watches when an adapter is asked, by the virtual time, and how often at once. The answers come as they come. */
export class RequestWatch {
  readonly starts: number[] = [];
  mostAtOnce = 0;
  private running = 0;

  constructor(private readonly clock: VirtualClock) {}

  /** The adapter, watched. */
  over<Adapter extends object>(adapter: Adapter): Adapter {
    return new Proxy(adapter, {
      get: (target, name) => {
        const method = Reflect.get(target, name) as Method;
        return (...given: readonly unknown[]) => this.watch(() => method.apply(target, [...given]));
      },
    });
  }

  /** Whether no answer is on its way. */
  get isIdle(): boolean {
    return this.running === 0;
  }

  /** The times in between. */
  get gaps(): readonly number[] {
    return this.starts.slice(1).map((start, at) => start - (this.starts[at] ?? 0));
  }

  /** The most in any second. */
  get mostInASecond(): number {
    return Math.max(
      ...this.starts.map((start) => this.starts.filter((each) => each >= start && each < start + 1_000).length),
    );
  }

  private async watch(ask: () => Promise<unknown>): Promise<unknown> {
    this.starts.push(this.clock.scheduler.frame);
    this.running += 1;
    this.mostAtOnce = Math.max(this.mostAtOnce, this.running);
    try {
      return await ask();
    } finally {
      this.running -= 1;
    }
  }
}
