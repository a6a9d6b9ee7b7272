import { BehaviorSubject, distinctUntilChanged, filter, firstValueFrom, map, take, timer, type Observable } from 'rxjs';
import type { Identifier } from '#domain/library/bundle.ts';
import type { Ports } from '../ports/port.ts';

/** How often the panel looks (product.md, Frame: panel polling). */
const POLLING_MS = 500;
/** How often the load looks (product.md, Saving: waiting). */
const WAIT_STEP_MS = 100;
/** Where no resolver finds a name (product.md, Saving: key). */
const UNKNOWN: Identifier = 'unknown';

type IdentityDeps = Pick<Ports, 'identityResolver' | 'clock'>;

/** The identifier that stands for this device and network (product.md, Identity: address). */
export class Identity {
  private readonly found = new BehaviorSubject<Identifier | undefined>(undefined);

  constructor(private readonly deps: IdentityDeps) {}

  /** Resolves the identifier, once. Never rejects. */
  async resolve(): Promise<void> {
    if (this.found.value !== undefined) return;
    const identifier = await this.deps.identityResolver.resolve().catch(() => undefined);
    this.found.next(identifier ?? UNKNOWN);
  }

  /** Sets an identifier that the library's load has found, in place of the resolved one. */
  correct(identifier: Identifier): void {
    this.found.next(identifier);
  }

  /** The identifier as the hover panel sees it: undefined while unknown, looked at every 500 ms. */
  get polled$(): Observable<Identifier | undefined> {
    return timer(0, POLLING_MS, this.deps.clock.scheduler).pipe(
      map(() => this.found.value),
      distinctUntilChanged(),
    );
  }

  /** The identifier, looked for in steps of 100 ms until it is known. */
  async wait(): Promise<Identifier> {
    return firstValueFrom(
      timer(0, WAIT_STEP_MS, this.deps.clock.scheduler).pipe(
        map(() => this.found.value),
        filter((identifier) => identifier !== undefined),
        take(1),
      ),
    );
  }
}
