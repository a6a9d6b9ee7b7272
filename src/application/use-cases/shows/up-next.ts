import {
  combineLatest,
  distinctUntilChanged,
  filter,
  map,
  merge,
  shareReplay,
  startWith,
  Subject,
  switchMap,
  tap,
  timer,
  type Observable,
  type Subscription,
} from 'rxjs';
import type { Library } from '#domain/library/library.ts';
import { followedShows } from '#domain/shows/followed-shows.ts';
import { showKey, type WatchedShow } from '#domain/shows/watched-show.ts';
import { compareTexts } from '#domain/text/compare-texts.ts';
import { titleKey, type TitleKey, type TitleRef } from '#domain/title.ts';
import type { LibraryDeps } from '../../library/library-deps.ts';
import type { Browser } from '../../ports/browser.ts';
import type { Clock } from '../../ports/clock.ts';
import type { TitleAsker } from '../../requests/title-asker.ts';
import type { TitleCache } from '../facts/title-cache.ts';
import { showRefOf, CachedShows, type SeenLibrary, type UpNextShow } from './cached-shows.ts';

export interface UpNextDeps extends Pick<LibraryDeps, 'session'> {
  readonly clock: Clock;
  readonly browser: Pick<Browser, 'returning$'>;
  readonly titleAsker: TitleAsker;
  readonly titleCache: TitleCache;
}

/** A show, by the name that it is asked for. */
interface Followed extends TitleRef {
  readonly show: WatchedShow;
}

export interface UpNextState {
  /** The one of which an episode was seen last first. */
  readonly followed: readonly UpNextShow[];
  /** The one that was stopped last first. */
  readonly stopped: readonly UpNextShow[];
  /** How many of those that are followed were asked for within a day. */
  readonly checked: number;
  /** How many are about to tell for the first time what is next: until they have, or do not come, nothing behind them has its place. */
  readonly awaited: number;
  /** Whether the others are being asked for, as many as a visit may ask for. */
  readonly isAsking: boolean;
}

/** What of a library says which shows are asked about. */
type AskedLibrary = SeenLibrary & Pick<Library, 'preferences'>;

/** product.md, Up next: asked. */
const SHOWS_A_VISIT = 10;
/** The first screen is idle by then. */
const IDLE_MS = 3_000;
/** Without an answer for so long the others are no longer awaited. */
const AWAITED_MS = 5_000;

const stoppedLast = (a: WatchedShow, b: WatchedShow): number => compareTexts(b.stoppedAt ?? '', a.stoppedAt ?? '');

/** What comes next of the shows that the visitor follows: the application state of 'Up next' (product.md, Up next: asked). */
export class UpNext {
  /** Emits what the device remembers, then after every change of the library and with each answer. Never errors. */
  readonly state$: Observable<UpNextState>;
  private readonly shows: CachedShows;
  private readonly news$ = new Subject<void>();
  private readonly press$ = new Subject<void>();
  /** Asked in vain in this visit: these are asked last. */
  private readonly inVain = new Set<TitleKey>();
  /** Shown as they are, whatever is asked of them. */
  private readonly notAwaited = new Set<TitleKey>();
  /** How many may still be asked in this visit. */
  private left = SHOWS_A_VISIT;
  private isIdle = false;

  constructor(private readonly deps: UpNextDeps) {
    const { session, clock, browser, titleCache } = deps;
    this.shows = new CachedShows(titleCache, clock);
    const recalled$ = session.library$.pipe(
      distinctUntilChanged(
        (a, b) =>
          a.episodes === b.episodes &&
          a.marks === b.marks &&
          a.preferences.titleLanguage === b.preferences.titleLanguage,
      ),
      switchMap(async (library) => {
        await titleCache.recall(library.episodes.map(showRefOf));
        return library;
      }),
    );
    // Another day may have come while the page was hidden.
    const again$ = merge(this.news$, browser.returning$).pipe(startWith(undefined));
    this.state$ = combineLatest([recalled$, again$]).pipe(
      map(([library]) => this.stateOf(library)),
      shareReplay({ bufferSize: 1, refCount: true }),
    );
  }

  /** Asks the provider for what is not known, once the screen is idle, one show after the other. */
  activate(): () => void {
    let last: ReadonlySet<string> = new Set();
    const questions$ = this.state$.pipe(
      map(() => new Set(this.unchecked().map((show) => this.questionOf(show)))),
      // What is being asked is not asked anew because an answer has come.
      filter((questions) => [...questions].some((question) => !last.has(question))),
      tap((questions) => (last = questions)),
    );
    const subscription = merge(questions$, this.press$)
      .pipe(switchMap(() => this.ask()))
      .subscribe();
    subscription.add(this.awaitAnswers());
    return () => subscription.unsubscribe();
  }

  /** The visitor wants the next ones to be asked for at once, as many again. */
  askMore(): void {
    this.left = SHOWS_A_VISIT;
    this.isIdle = true;
    // They are lines already.
    this.unchecked().forEach((show) => this.notAwaited.add(showKey(show)));
    this.news$.next();
    this.press$.next();
  }

  private unchecked(library: AskedLibrary = this.deps.session.library): readonly WatchedShow[] {
    const again = (show: WatchedShow) => Number(this.inVain.has(showKey(show)));
    return this.shows.unchecked(library).toSorted((a, b) => again(a) - again(b));
  }

  /** Those of which it is not known what is next, and which are asked in this visit for the first time. */
  private awaited(library: AskedLibrary): readonly WatchedShow[] {
    const isAwaited = (show: WatchedShow) =>
      !this.inVain.has(showKey(show)) &&
      !this.notAwaited.has(showKey(show)) &&
      this.shows.showOf(show, library).now.status === 'unknown';
    return this.unchecked(library).slice(0, this.left).filter(isAwaited);
  }

  /** A provider may not answer at all, or the page may be hidden: what there is, is shown then. */
  private awaitAnswers(): Subscription {
    const { session, clock } = this.deps;
    const silence$ = this.state$.pipe(
      switchMap(() => timer(this.isIdle ? AWAITED_MS : IDLE_MS + AWAITED_MS, clock.scheduler)),
      map(() => this.awaited(session.library)),
      filter((shows) => shows.length > 0),
    );
    return silence$.subscribe((shows) => {
      shows.forEach((show) => this.notAwaited.add(showKey(show)));
      this.news$.next();
    });
  }

  private questionOf(show: WatchedShow): string {
    const { library } = this.deps.session;
    const { titleLanguage = '' } = library.preferences;
    return [showKey(show), titleLanguage, ...this.shows.wanted(show, library)].join(' ');
  }

  private ask(): Observable<unknown> {
    const { titleAsker, session } = this.deps;
    const asked$ = titleAsker.run<Followed>({
      startMs: this.isIdle ? 0 : IDLE_MS,
      atOnce: 1,
      titles: () =>
        this.unchecked()
          .slice(0, this.left)
          .map((show) => ({ ...showRefOf(show), show })),
      wants: ({ show }) => ({ seasons: this.shows.wanted(show, session.library) }),
      sent: () => {
        this.left -= 1;
        this.isIdle = true;
      },
    });
    return asked$.pipe(
      tap(({ title, outcome }) => {
        if (outcome.status === 'failed' || !outcome.value.seasons) this.inVain.add(titleKey(title));
        this.news$.next();
      }),
    );
  }

  private stateOf(library: AskedLibrary): UpNextState {
    const followed = followedShows(library.episodes);
    const stopped = library.episodes.filter((show) => show.stoppedAt !== undefined);
    const checked = followed.length - this.shows.unchecked(library).length;
    const withNext = (show: WatchedShow) => this.shows.showOf(show, library);
    return {
      followed: followed.map(withNext),
      stopped: stopped.toSorted(stoppedLast).map(withNext),
      checked,
      awaited: this.awaited(library).length,
      isAsking: checked < followed.length && this.left > 0,
    };
  }
}
