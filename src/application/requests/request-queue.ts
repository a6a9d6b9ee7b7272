import { Observable } from 'rxjs';

/** Asks at most so many things at once: the others wait their turn, first come, first served. */
export class RequestQueue {
  private running = 0;
  /** In the order in which they came. */
  private readonly waiting = new Set<() => void>();

  constructor(private readonly limit: number) {}

  /** The same stream, subscribed to when its turn has come. Who unsubscribes gives up the place, or makes room for the next. */
  inTurn<T>(source$: Observable<T>): Observable<T> {
    return new Observable((subscriber) => {
      const start = () => {
        this.running += 1;
        subscriber.add(() => this.endOne());
        subscriber.add(source$.subscribe(subscriber));
      };
      if (this.running < this.limit) start();
      else {
        this.waiting.add(start);
        subscriber.add(() => this.waiting.delete(start));
      }
    });
  }

  private endOne(): void {
    this.running -= 1;
    const [next] = this.waiting;
    if (!next) return;
    this.waiting.delete(next);
    next();
  }
}
