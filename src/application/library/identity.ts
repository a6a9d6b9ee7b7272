import { BehaviorSubject, distinctUntilChanged, filter, firstValueFrom, map, take, timer, type Observable } from 'rxjs';
import type { Identifier } from '#domain/library/bundle.ts';
import type { Clock } from '../ports/clock.ts';
import type { IdentityResolver } from '../ports/identity-resolver.ts';

/** Spec section 9: hover panel polling, identifier wait step. */
const POLLING_MS = 500;
const WAIT_STEP_MS = 100;
/** Spec section 9, Storage key: used when no resolver finds a name. */
const UNKNOWN: Identifier = 'unknown';

/** Who this device and network are taken for (spec section 4, Identifier). */
export class Identity {
  private readonly found = new BehaviorSubject<Identifier | undefined>(undefined);

  constructor(
    private readonly resolver: IdentityResolver,
    private readonly clock: Clock,
  ) {}

  /** Resolves the identifier, once. Never rejects. */
  async resolve(): Promise<void> {
    if (this.found.value !== undefined) return;
    const identifier = await this.resolver.resolve().catch(() => undefined);
    this.found.next(identifier ?? UNKNOWN);
  }

  /** For one who knows better. */
  correct(identifier: Identifier): void {
    this.found.next(identifier);
  }

  /** The identifier as the hover panel sees it: undefined while unknown, looked at every 500 ms. */
  get polled$(): Observable<Identifier | undefined> {
    return timer(0, POLLING_MS, this.clock.scheduler).pipe(
      map(() => this.found.value),
      distinctUntilChanged(),
    );
  }

  /** The identifier, looked for in steps of 100 ms until it is known. */
  async wait(): Promise<Identifier> {
    return firstValueFrom(
      timer(0, WAIT_STEP_MS, this.clock.scheduler).pipe(
        map(() => this.found.value),
        filter((identifier) => identifier !== undefined),
        take(1),
      ),
    );
  }
}
