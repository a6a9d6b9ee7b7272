import { timer } from 'rxjs';
import type { Clock } from '../ports/clock.ts';

const SECOND_MS = 1_000;

/** How many requests may be out together, and how many may go out in any second. */
export interface RequestRate {
  readonly atOnce: number;
  readonly aSecond: number;
}

interface Waiting {
  readonly signal: AbortSignal;
  readonly go: () => void;
  readonly drop: (reason: Error) => void;
}

/** Lets requests go out in their order: so many at once, and so many in any second. */
export class RequestLimits {
  private readonly waiting: Waiting[] = [];
  private running = 0;
  /** How many went out within a second. */
  private recent = 0;

  constructor(
    private readonly clock: Pick<Clock, 'scheduler'>,
    private readonly rate: RequestRate,
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
    while (this.running < this.rate.atOnce && this.recent < this.rate.aSecond) {
      const next = this.waiting.shift();
      if (!next) return;
      if (next.signal.aborted) next.drop(new Error('The request was called off.'));
      else this.start(next);
    }
  }

  private start({ go }: Waiting): void {
    this.running += 1;
    this.recent += 1;
    timer(SECOND_MS, this.clock.scheduler).subscribe(() => {
      this.recent -= 1;
      this.admit();
    });
    go();
  }
}
