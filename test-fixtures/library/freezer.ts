import {
  BehaviorSubject,
  concatMap,
  filter,
  map,
  take,
  type Observable,
  type SchedulerAction,
  type SchedulerLike,
} from 'rxjs';
import type { Clock } from '#application/ports/clock.ts';

/** How often a timer that is due looks whether its page runs again. */
const LOOK_MS = 1_000;

type Work<State> = (this: SchedulerAction<State>, state: State) => void;

/** A page that can be stopped for a while: its timers wait, and so does what it is told. Then all of it comes at once, in its order. */
export class Freezer {
  private readonly frozen = new BehaviorSubject(false);

  constructor(private readonly outer: Clock) {}

  freeze(): void {
    this.frozen.next(true);
  }

  thaw(): void {
    this.frozen.next(false);
  }

  /** Of the page itself. */
  get clock(): Clock {
    const { outer } = this;
    return { now: () => outer.now(), scheduler: this.scheduler };
  }

  /** What the page hears of something outside it. */
  hear<Told>(told$: Observable<Told>): Observable<Told> {
    return told$.pipe(
      concatMap((told) =>
        this.frozen.pipe(
          filter((isFrozen) => !isFrozen),
          take(1),
          map(() => told),
        ),
      ),
    );
  }

  private get scheduler(): SchedulerLike {
    const { scheduler } = this.outer;
    const { frozen } = this;
    return {
      now: () => scheduler.now(),
      schedule: <State>(work: Work<State>, delay?: number, state?: State) =>
        scheduler.schedule<State>(
          function run(current) {
            if (frozen.value) this.schedule(current, LOOK_MS);
            else work.call(this, current as State);
          },
          delay,
          state as State,
        ),
    };
  }
}
