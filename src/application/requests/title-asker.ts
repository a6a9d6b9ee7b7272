import {
  combineLatest,
  defer,
  distinctUntilChanged,
  map,
  merge,
  NEVER,
  Observable,
  of,
  switchMap,
  timer,
  type Subscription,
} from 'rxjs';
import { titleKey, type TitleKey, type TitleRef } from '#domain/title.ts';
import type { Browser } from '../ports/browser.ts';
import type { Clock } from '../ports/clock.ts';
import type { Outcome } from './abortable.ts';
import { mayAsk$ } from './network.ts';
import { RequestGate, type RequestRate } from './request-gate.ts';
import type { Request, RequestRunner } from './request-runner.ts';
import { saysNothing } from './says-nothing.ts';

export interface TitleAskerDeps {
  readonly clock: Clock;
  readonly browser: Pick<Browser, 'online$' | 'leaving$' | 'returning$' | 'shown$'>;
  readonly requestRunner: RequestRunner;
}

/** What a feature wants to know of titles of lists. */
export interface Errand<Of extends TitleRef, Answer> {
  /** How long to wait before the first one, each time that the page is looked at; no time unless given. */
  readonly startMs?: number;
  /** How many of its titles may be asked about together; as many as of all errands unless given. */
  readonly atOnce?: number;
  /** Whether it ends once each title was asked about, or nothing is answered at all. Else what has failed is asked again. */
  readonly isOnce?: boolean;
  readonly policy?: Request<Answer>['policy'];
  /** What is still to be asked about, in this order. */
  missing(): readonly Of[];
  /** Asks about one. Each try goes through the gate. */
  ask(title: Of, signal: AbortSignal): Promise<Answer>;
  /** Keeps what came of it: the title is no longer missing then, unless it was in vain. */
  note(title: Of, outcome: Outcome<Answer>): void;
}

/** An errand while its titles are asked about. */
interface OpenErrand {
  readonly errand: Errand<TitleRef, unknown>;
  readonly tell: (outcome: Outcome<unknown>) => void;
  readonly end: () => void;
  /** Asked about since it was opened, or has rested. */
  readonly tried: Set<TitleKey>;
  /** What is asked about for it. */
  readonly out: Map<TitleKey, Subscription>;
  /** While what has failed is left alone. */
  resting?: Subscription | undefined;
}

/** Of all errands together (product.md, Lists: asked). */
const RATE: RequestRate = { atOnce: 3, aSecond: 5 };
/** Then what has failed is asked again. */
const AGAIN_MS = 60_000;

/**
 * Asks the provider about titles of lists, for whoever has an errand: by turns, within one limit, while the page is looked at, and a moment
 * later where the browser says that it is offline. No title is asked about twice at once.
 */
export class TitleAsker {
  private readonly gate: RequestGate;
  private readonly isAwake$: Observable<boolean>;
  /** The one whose turn was longest ago is first. */
  private readonly open = new Set<OpenErrand>();
  private isTurnDue = false;

  constructor(private readonly deps: TitleAskerDeps) {
    const { browser, clock } = deps;
    this.gate = new RequestGate(RATE, clock);
    // The page may be hidden already when this is made, and when something is asked: `shown$` tells at once where it is not.
    const isShown$ = defer(() =>
      merge(of(false), browser.shown$.pipe(map(() => true)), browser.leaving$.pipe(map(() => false))),
    );
    this.isAwake$ = combineLatest([mayAsk$(deps), isShown$]).pipe(
      map(([mayAsk, isShown]) => mayAsk && isShown),
      distinctUntilChanged(),
    );
  }

  /** Emits what came of each of its titles, once that is noted. Who unsubscribes calls off what is out for it. Never errors. */
  run<Of extends TitleRef, Answer>(errand: Errand<Of, Answer>): Observable<Outcome<unknown>> {
    return new Observable((subscriber) => {
      const end = () => subscriber.complete();
      const started$ = timer(errand.startMs ?? 0, this.deps.clock.scheduler).pipe(
        switchMap(() => this.turnsOf(errand, end)),
      );
      return this.isAwake$.pipe(switchMap((isAwake) => (isAwake ? started$ : NEVER))).subscribe(subscriber);
    });
  }

  private turnsOf(errand: OpenErrand['errand'], end: () => void): Observable<Outcome<unknown>> {
    return new Observable((subscriber) => {
      const tell = (outcome: Outcome<unknown>) => subscriber.next(outcome);
      const open: OpenErrand = { errand, tell, end, tried: new Set(), out: new Map() };
      this.open.add(open);
      void this.takeTurns();
      return () => this.close(open);
    });
  }

  private close(open: OpenErrand): void {
    this.open.delete(open);
    open.resting?.unsubscribe();
    for (const request of open.out.values()) request.unsubscribe();
    open.out.clear();
    void this.takeTurns();
  }

  /** In a moment: where all errands are called off one after the other, none has another's place meanwhile. */
  private async takeTurns(): Promise<void> {
    if (this.isTurnDue) return;
    this.isTurnDue = true;
    await Promise.resolve();
    this.isTurnDue = false;
    while (this.isFree && [...this.open].some((open) => this.takeTurn(open)));
  }

  private get isFree(): boolean {
    return [...this.open].reduce((count, { out }) => count + out.size, 0) < RATE.atOnce;
  }

  /** @returns whether it asks about another title */
  private takeTurn(open: OpenErrand): boolean {
    const { errand, tried, out, resting } = open;
    if (resting || out.size >= (errand.atOnce ?? RATE.atOnce)) return false;
    const missing = errand.missing();
    const title = missing.find((each) => !tried.has(titleKey(each)) && !this.isOut(titleKey(each)));
    if (title) this.send(open, title);
    else if (!missing.some((each) => this.isOut(titleKey(each)))) this.rest(open, missing.length > 0);
    return title !== undefined;
  }

  private isOut(key: TitleKey): boolean {
    return [...this.open].some(({ out }) => out.has(key));
  }

  private send(open: OpenErrand, title: TitleRef): void {
    const { errand, tried, out } = open;
    const key = titleKey(title);
    tried.add(key);
    // Others have their turn first.
    this.open.delete(open);
    this.open.add(open);
    const call = (signal: AbortSignal) => this.gate.run(() => errand.ask(title, signal), signal);
    const answered = (outcome: Outcome<unknown>) => {
      out.delete(key);
      errand.note(title, outcome);
      if (saysNothing(outcome)) for (const each of this.open) this.rest(each, true);
      open.tell(outcome);
      void this.takeTurns();
    };
    out.set(
      key,
      this.deps.requestRunner.run({ call, ...(errand.policy && { policy: errand.policy }) }).subscribe(answered),
    );
  }

  /** @param isLeft whether anything is to be asked about later */
  private rest(open: OpenErrand, isLeft: boolean): void {
    if (open.errand.isOnce) open.end();
    if (open.errand.isOnce || !isLeft) return;
    open.resting ??= timer(AGAIN_MS, this.deps.clock.scheduler).subscribe(() => {
      open.resting = undefined;
      open.tried.clear();
      void this.takeTurns();
    });
  }
}
