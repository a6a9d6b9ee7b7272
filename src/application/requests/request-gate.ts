import { asyncScheduler, timer } from 'rxjs';
import type { Clock } from '../ports/clock.ts';

const SECOND_MS = 1_000;

/** How many requests may be out together, and how many may go out in any second: any number unless given. */
export interface RequestRate {
  readonly atOnce: number;
  readonly aSecond?: number;
}

interface Waiting {
  readonly signal: AbortSignal;
  readonly go: () => void;
  readonly drop: (reason: Error) => void;
}

/** Lets requests go out in their order: so many at once, and so many in any second. */
export class RequestGate {
  private readonly waiting: Waiting[] = [];
  private running = 0;
  /** How many went out within a second. */
  private recent = 0;

  constructor(
    private readonly rate: RequestRate,
    private readonly clock: Pick<Clock, 'scheduler'> = { scheduler: asyncScheduler },
  ) {}

  /** As the request, once it may go out. Rejects when its signal was aborted meanwhile: then it never goes out. */
  async run<T>(request: () => Promise<T>, signal: AbortSignal): Promise<T> {
    await new Promise<void>((go, drop) => {
      this.waiting.push({ signal, go, drop });
      this.admit();
    });
    try {
      return await request();
    } finally {
      this.running -= 1;
      this.admit();
    }
  }

  private admit(): void {
    const { atOnce, aSecond = Infinity } = this.rate;
    while (this.running < atOnce && this.recent < aSecond) {
      const next = this.waiting.shift();
      if (!next) return;
      if (next.signal.aborted) next.drop(new Error('The request was called off.'));
      else this.start(next);
    }
  }

  private start({ go }: Waiting): void {
    this.running += 1;
    go();
    if (this.rate.aSecond === undefined) return;
    this.recent += 1;
    timer(SECOND_MS, this.clock.scheduler).subscribe(() => {
      this.recent -= 1;
      this.admit();
    });
  }
}
