import {
  combineLatest,
  defer,
  distinctUntilChanged,
  EMPTY,
  from,
  map,
  merge,
  mergeMap,
  NEVER,
  of,
  repeat,
  switchMap,
  takeWhile,
  timer,
  type Observable,
} from 'rxjs';
import type { Browser } from '../ports/browser.ts';
import type { Clock } from '../ports/clock.ts';
import type { Outcome } from './abortable.ts';
import { mayAsk$ } from './network.ts';
import { RequestGate, type RequestRate } from './request-gate.ts';
import { saysNothing } from './says-nothing.ts';

export interface AskWhileAwakeDeps {
  readonly clock: Clock;
  readonly browser: Pick<Browser, 'online$' | 'leaving$' | 'returning$' | 'shown$'>;
}

interface Questions<Item> {
  /** How long to wait before the first one. */
  readonly startMs: number;
  /** What is still to be asked about, in this order. */
  readonly missing: () => readonly Item[];
  /** Asks about one. Its request goes through the gate. */
  readonly ask: (item: Item) => Observable<Outcome<unknown>>;
}

/** Then what has failed is asked again. */
const AGAIN_MS = 60_000;

/** Asks about many things one by one, while the page is shown, and a moment later where the browser says that it is offline. */
export class AskWhileAwake {
  /** Holds for all questions together. */
  readonly gate: RequestGate;
  private readonly isAwake$: Observable<boolean>;

  constructor(
    private readonly deps: AskWhileAwakeDeps,
    private readonly rate: RequestRate,
  ) {
    const { browser, clock } = deps;
    this.gate = new RequestGate(rate, clock);
    // The page may be hidden already when this is made, and when something is asked: `shown$` tells at once where it is not.
    const isShown$ = defer(() =>
      merge(of(false), browser.shown$.pipe(map(() => true)), browser.leaving$.pipe(map(() => false))),
    );
    this.isAwake$ = combineLatest([mayAsk$(deps), isShown$]).pipe(
      map(([mayAsk, isShown]) => mayAsk && isShown),
      distinctUntilChanged(),
    );
  }

  /** Emits with each answer, as long as there is anything to ask about. Never errors. */
  askAll<Item>(questions: Questions<Item>): Observable<unknown> {
    const { scheduler } = this.deps.clock;
    const rounds$ = timer(questions.startMs, scheduler).pipe(
      switchMap(() =>
        defer(() => this.round(questions)).pipe(
          repeat({ delay: () => (questions.missing().length > 0 ? timer(AGAIN_MS, scheduler) : EMPTY) }),
        ),
      ),
    );
    return this.isAwake$.pipe(switchMap((isAwake) => (isAwake ? rounds$ : NEVER)));
  }

  /** What waits for the provider's `Retry-After` keeps its place, so that nothing else is asked meanwhile. */
  private round<Item>({ missing, ask }: Questions<Item>): Observable<unknown> {
    return from(missing()).pipe(
      mergeMap(ask, this.rate.atOnce),
      takeWhile((outcome) => !saysNothing(outcome)),
    );
  }
}
