import { BehaviorSubject, EMPTY, distinctUntilChanged, switchMap, timer, type Observable } from 'rxjs';
import type { Clock } from '../ports/clock.ts';

export interface BannerState {
  readonly index: number;
  /** By the visitor, with the pause button. */
  readonly paused: boolean;
  /** For the moment: pointed at, focused, hidden, or motion is unwanted. */
  readonly held: boolean;
}

/** product.md, Home: banner timing. */
const INTERVAL_MS = 5_000;

/** The rotating banner (product.md, Home: banner timing): advances every 5 s and wraps to the first slide. */
export class Banner {
  private readonly state = new BehaviorSubject<BannerState>({ index: 0, paused: false, held: false });
  /** Emits at once. */
  readonly state$: Observable<BannerState> = this.state.pipe(distinctUntilChanged());

  /** @param count how many slides there are. */
  constructor(
    private readonly count: number,
    private readonly clock: Clock,
  ) {}

  /** Turns until the returned function is called. */
  activate(): () => void {
    const subscription = this.state$
      .pipe(
        switchMap(({ paused, held }) =>
          paused || held || this.count < 2 ? EMPTY : timer(INTERVAL_MS, this.clock.scheduler),
        ),
      )
      .subscribe(() => this.goTo((this.state.value.index + 1) % this.count));
    return () => subscription.unsubscribe();
  }

  /** Does nothing at the last slide. */
  next(): void {
    this.goTo(this.state.value.index + 1);
  }

  /** Does nothing at the first slide. */
  previous(): void {
    this.goTo(this.state.value.index - 1);
  }

  /** Does nothing for a slide that does not exist. */
  goTo(index: number): void {
    if (index >= 0 && index < this.count) this.patch({ index });
  }

  togglePause(): void {
    this.patch({ paused: !this.state.value.paused });
  }

  hold(held: boolean): void {
    if (held !== this.state.value.held) this.patch({ held });
  }

  private patch(change: Partial<BannerState>): void {
    this.state.next({ ...this.state.value, ...change });
  }
}
