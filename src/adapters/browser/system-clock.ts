import { injectable } from 'inversify';
import { asyncScheduler } from 'rxjs';
import type { Clock } from '#application/ports/clock.ts';

@injectable()
export class SystemClock implements Clock {
  readonly scheduler = asyncScheduler;

  now(): Date {
    return new Date();
  }
}
