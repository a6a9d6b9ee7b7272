import {
  combineLatest,
  defer,
  distinctUntilChanged,
  map,
  merge,
  NEVER,
  Observable,
  of,
  Subject,
  switchMap,
  timer,
  type Subscription,
} from 'rxjs';
import { CatalogError } from '#domain/catalog-failure.ts';
import { mediaTypeOf, sameTitle, titleKey, type TitleKey, type TitleRef } from '#domain/title.ts';
import type { Browser } from '../ports/browser.ts';
import { PARTS_AT_ONCE, type TitleAnswer, type WantedParts } from '../ports/catalog/title-answers.ts';
import type { Ports } from '../ports/port.ts';
import type { Outcome } from './abortable.ts';
import { mayAsk$ } from './network.ts';
import { RequestGate, type RequestRate } from './request-gate.ts';
import type { Request, RequestRunner } from './request-runner.ts';

export interface TitleAskerDeps extends Pick<Ports, 'clock' | 'titleAnswers'> {
  readonly browser: Pick<Browser, 'online$' | 'leaving$' | 'returning$' | 'shown$'>;
  readonly requestRunner: Pick<RequestRunner, 'run'>;
  /** Keeps what is answered: a title is no longer missing then. */
  readonly titleCache: { note(title: TitleRef, wanted: WantedParts, outcome: Outcome<TitleAnswer>): void };
  /** What comes along with any question about a title. */
  readonly partsInUse: { of(title: TitleRef): WantedParts };
}

/** What came of asking about a title. */
export interface AskedTitle {
  readonly title: TitleRef;
  readonly outcome: Outcome<TitleAnswer>;
}

/** What a feature wants to know of titles of lists. */
export interface Errand<Of extends TitleRef> {
  /** How long to wait before the first one, each time that the page is looked at; no time unless given. */
  readonly startMs?: number;
  /** How many titles may be asked about together for it; as many as for all errands unless given. */
  readonly atOnce?: number;
  /** Whether it ends once each title was asked about, or nothing is answered at all. Else what has failed is asked again. */
  readonly isOnce?: boolean;
  readonly policy?: Request<TitleAnswer>['policy'];
  /** What it is about, in this order. */
  titles(): readonly Of[];
  /** Whether one is still to be asked about: all unless given. */
  isMissing?(title: Of): boolean;
  /** What it wants of one beside its details. */
  wants(title: Of): WantedParts;
  /** Is called with each request that is sent for it. */
  sent?(): void;
}

/** An errand while its titles are asked about. */
interface OpenErrand {
  readonly errand: Errand<TitleRef>;
  readonly tell: (asked: AskedTitle) => void;
  readonly end: () => void;
  /** Asked about since it was opened, or has rested. */
  readonly tried: Set<TitleKey>;
  /** While what has failed is left alone. */
  resting?: Subscription | undefined;
}

/** A request about a title, for an errand and whichever others miss the title. */
interface Out {
  readonly leader: OpenErrand;
  /** With the title as each of them has it. */
  readonly joined: Map<OpenErrand, TitleRef>;
  wanted: WantedParts;
  request?: Subscription;
}

const misses = ({ errand }: OpenErrand, title: TitleRef): boolean => errand.isMissing?.(title) ?? true;

const isNotThere = (error: unknown): boolean =>
  error instanceof CatalogError && error.failure.kind === 'http' && error.failure.status === 404;

const countOf = ({ seasons = [], ...others }: WantedParts): number =>
  Object.values(others).filter((part) => part !== undefined).length + seasons.length;

type Part = WantedParts[keyof WantedParts];

const isSame = (a: Part, b: Part): boolean => a === undefined || b === undefined || a.toString() === b.toString();

/** Both, where one request has room for both; undefined where it has not. */
const together = (a: WantedParts, b: WantedParts): WantedParts | undefined => {
  const both = { ...a, ...b };
  const fits = isSame(a.offersIn, b.offersIn) && isSame(a.datesIn, b.datesIn) && isSame(a.seasons, b.seasons);
  return fits && countOf(both) <= PARTS_AT_ONCE ? both : undefined;
};

/** Of all errands together (product.md, Lists: asked). */
const RATE: RequestRate = { atOnce: 3, aSecond: 5 };
/** Then what has failed is asked again. */
const AGAIN_MS = 60_000;

/** Whether the provider gave no answer at all: then it will not say anything of any other title either. */
const saysNothing = (outcome: Outcome<unknown>): boolean =>
  outcome.status === 'failed' && ['network', 'timeout', 'auth', 'rate_limit'].includes(outcome.error.type);

/**
 * Asks the provider about titles of lists, for whoever has an errand: by turns, within one limit, while the page is looked at, and a moment
 * later where the browser says that it is offline. No title is asked about twice at once.
 */
export class TitleAsker {
  /** What came of asking about any title. */
  readonly asked$: Observable<AskedTitle>;
  private readonly asked = new Subject<AskedTitle>();
  private readonly gate: RequestGate;
  private readonly isAwake$: Observable<boolean>;
  /** The one whose turn was longest ago is first. */
  private readonly open = new Set<OpenErrand>();
  private readonly out = new Map<TitleKey, Out>();
  private isTurnDue = false;

  constructor(private readonly deps: TitleAskerDeps) {
    const { browser, clock } = deps;
    this.asked$ = this.asked.asObservable();
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

  /** Emits what came of each of its titles, once that is noted. Who unsubscribes calls off what is out for it alone. Never errors. */
  run<Of extends TitleRef>(errand: Errand<Of>): Observable<AskedTitle> {
    return new Observable((subscriber) => {
      const end = () => subscriber.complete();
      const started$ = timer(errand.startMs ?? 0, this.deps.clock.scheduler).pipe(
        switchMap(() => this.turnsOf(errand, end)),
      );
      return this.isAwake$.pipe(switchMap((isAwake) => (isAwake ? started$ : NEVER))).subscribe(subscriber);
    });
  }

  private turnsOf(errand: Errand<TitleRef>, end: () => void): Observable<AskedTitle> {
    return new Observable((subscriber) => {
      const open: OpenErrand = { errand, tell: (asked) => subscriber.next(asked), end, tried: new Set() };
      this.open.add(open);
      void this.takeTurns();
      return () => this.close(open);
    });
  }

  private close(open: OpenErrand): void {
    this.open.delete(open);
    open.resting?.unsubscribe();
    for (const [key, { joined, request }] of this.out) {
      if (!joined.delete(open) || joined.size > 0) continue;
      request?.unsubscribe();
      this.out.delete(key);
    }
    void this.takeTurns();
  }

  /** In a moment: where all errands are called off one after the other, none has another's place meanwhile. */
  private async takeTurns(): Promise<void> {
    if (this.isTurnDue) return;
    this.isTurnDue = true;
    await Promise.resolve();
    this.isTurnDue = false;
    while (this.out.size < RATE.atOnce && [...this.open].some((open) => this.takeTurn(open)));
  }

  /** @returns whether it asks about another title */
  private takeTurn(open: OpenErrand): boolean {
    const { errand, tried, resting } = open;
    const own = [...this.out.values()].filter(({ leader }) => leader === open).length;
    if (resting || own >= (errand.atOnce ?? RATE.atOnce)) return false;
    const titles = errand.titles();
    const isOut = (each: TitleRef) => this.out.has(titleKey(each));
    const title = titles.find((each) => !tried.has(titleKey(each)) && !isOut(each) && misses(open, each));
    if (title) this.send(open, title);
    else if (!titles.some(isOut))
      this.rest(
        open,
        titles.some((each) => misses(open, each)),
      );
    return title !== undefined;
  }

  private send(open: OpenErrand, title: TitleRef): void {
    const { policy } = open.errand;
    const out: Out = { leader: open, joined: new Map([[open, title]]), wanted: {} };
    open.tried.add(titleKey(title));
    // Others have their turn first.
    this.open.delete(open);
    this.open.add(open);
    this.out.set(titleKey(title), out);
    const call = (signal: AbortSignal) => this.ask(out, title, signal);
    out.request = this.deps.requestRunner
      .run({ call, ...(policy && { policy }) })
      .subscribe((outcome) => this.answered(out, title, outcome));
  }

  private async ask(out: Out, title: TitleRef, signal: AbortSignal): Promise<TitleAnswer> {
    const { gate, deps } = this;
    const id = { id: title.id, media_type: mediaTypeOf(title) };
    const send = () => {
      this.join(out, title);
      out.leader.errand.sent?.();
      return deps.titleAnswers.answerOf(id, out.wanted, signal);
    };
    try {
      return await gate.run(send, signal);
    } catch (error) {
      const { seasons } = out.wanted;
      const rest: WantedParts = seasons ? { seasons } : {};
      if (!isNotThere(error) || countOf(out.wanted) === countOf(rest)) throw error;
      // A host's proxy of a former release has no such parts: whether a title is gone, it tells without them.
      return gate.run(() => deps.titleAnswers.answerOf(id, rest, signal), signal);
    }
  }

  /** What others want of the title comes along, as far as one request has room for it. */
  private join(out: Out, title: TitleRef): void {
    const { leader, joined } = out;
    let wanted = leader.errand.wants(joined.get(leader) ?? title);
    for (const open of this.open) {
      const own = open === leader ? undefined : open.errand.titles().find((each) => sameTitle(each, title));
      const both = own && misses(open, own) && together(wanted, open.errand.wants(own));
      if (!both) continue;
      wanted = both;
      joined.set(open, own);
      open.tried.add(titleKey(title));
    }
    out.wanted = together(wanted, this.deps.partsInUse.of(title)) ?? wanted;
  }

  private answered(out: Out, title: TitleRef, outcome: Outcome<TitleAnswer>): void {
    this.out.delete(titleKey(title));
    this.deps.titleCache.note(title, out.wanted, outcome);
    if (saysNothing(outcome)) for (const each of this.open) this.rest(each, true);
    for (const [open, own] of out.joined) open.tell({ title: own, outcome });
    this.asked.next({ title, outcome });
    void this.takeTurns();
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
