import type { SchedulerLike } from 'rxjs';

/** The time, and the scheduler on which every timed stream runs, so that tests own time. */
export interface Clock {
  now(): Date;
  readonly scheduler: SchedulerLike;
}
