import { Subject, Subscription, firstValueFrom, timer, type Observable } from 'rxjs';
import { dayOf, type CalendarDay } from '#domain/days/calendar-day.ts';
import { dayOfTime } from '#domain/days/day-of-time.ts';
import { isUntouchedDefault } from '#domain/library/collection.ts';
import { countsAdded, titleCount } from '#domain/library/counts-of.ts';
import type { LibraryAction } from '#domain/library/library-change.ts';
import { EMPTY_LIBRARY, type Library } from '#domain/library/library.ts';
import { countingSteps } from '#domain/library/versions/count-titles.ts';
import { withVersion } from '#domain/library/versions/with-version.ts';
import { resultOf, type Steps } from '#domain/steps.ts';
import type { MadeChange } from '../../library/acts.ts';
import type { LibraryRepository } from '../../library/library-repository.ts';
import type { LibrarySession } from '../../library/library-session.ts';
import { onceLoaded } from '../../library/load-state.ts';
import type { Browser } from '../../ports/browser.ts';
import type { Retain, TakenVersion } from '../../ports/library/earlier-versions.ts';
import type { Ports } from '../../ports/port.ts';
import { inSlices } from '../../time/in-slices.ts';

interface KeepVersionsDeps extends Pick<Ports, 'earlierVersions' | 'clock' | 'consoleLog'> {
  readonly session: Pick<LibrarySession, 'library' | 'made$' | 'tab'>;
  readonly browser: Pick<Browser, 'leaving$'>;
}

type Repository = Pick<LibraryRepository, 'loadState$' | 'bundle' | 'isStopped'>;

/** The library as it was. It never changes: to take one costs nothing. */
interface Snapshot {
  readonly taken: Omit<TakenVersion, 'titles'>;
  /** What the change made of it; undefined for that of a load. */
  readonly after?: Library;
}

/** What a load or an act brings with it comes first: drawing, telling, and saving, a second later. */
const CALM_MS = 2_000;
/** More than so many titles that go at once may be missed. */
const MANY = 10;
/** What else may take many titles away, besides what is said to change much. */
const WIDE: ReadonlySet<LibraryAction['kind']> = new Set(['batch', 'collection-removed', 'parts-replaced']);

/** What was opened, the choices and the name alone are no lists. */
const isEmpty = (library: Library): boolean => {
  const { views: _, ...counts } = countsAdded(EMPTY_LIBRARY, library);
  return Object.values(counts).every((count) => count === 0) && library.collections.every(isUntouchedDefault);
};

/** What is to be kept of a snapshot, a step at a time; undefined for one that has no reason. */
function* reasonedSteps({ taken, after }: Snapshot): Steps<TakenVersion | undefined> {
  const { library } = taken.bundle;
  const titles = yield* countingSteps(library);
  if (titles === 0 && isEmpty(library)) return undefined;
  const removed = after && !taken.before ? titleCount(countsAdded(after, library)) : 0;
  const counted = { ...taken, titles };
  const version = removed > MANY ? { ...counted, before: { removed } } : counted;
  return version.isDaily || version.before ? version : undefined;
}

/**
 * Takes snapshots of the library: before great acts, and once a day (product.md, Earlier versions: when). The acts wait for nothing: what is
 * taken is written later, when the page has nothing else to do.
 */
export class KeepVersions {
  private waiting: readonly Snapshot[] = [];
  private isWriting = false;
  private count = 0;
  /** The day of which there is a snapshot, or will be. */
  private day: CalendarDay | undefined;
  private readonly kept = new Subject<void>();
  /** Emits when what is kept has changed by this tab. */
  readonly kept$: Observable<void> = this.kept.asObservable();

  constructor(private readonly deps: KeepVersionsDeps) {}

  /** Begins once the library is loaded: what there is before is not the visitor's. */
  activate(repository: Repository): () => void {
    const { session, browser } = this.deps;
    const active = new Subscription();
    active.add(
      onceLoaded(repository.loadState$).subscribe(() => {
        void this.begin(repository);
        active.add(session.made$.subscribe((made) => this.look(made, repository)));
        active.add(browser.leaving$.subscribe(() => this.leave(repository)));
      }),
    );
    return () => active.unsubscribe();
  }

  /** What is there at the load of a day is what there was the day before. */
  private async begin(repository: Repository): Promise<void> {
    const snapshot = { taken: this.take(repository, { isDaily: this.isNewDay() }) };
    this.waiting = [snapshot];
    void this.write(repository);
    if (await this.hasDaily()) this.drop(snapshot);
  }

  /** Is called in the turn of the change: afterwards nothing has what there was before. */
  private look({ action, before, after, done }: MadeChange, repository: Repository): void {
    const isDaily = this.isNewDay();
    if (!isDaily && done === undefined && !WIDE.has(action.kind)) return;
    const reason = done === undefined ? {} : { before: { done } };
    this.waiting = [...this.waiting, { taken: this.take(repository, { isDaily, library: before, ...reason }), after }];
    void this.write(repository);
  }

  /** A page that is about to close may not come to it. What is still as it was needs no haste: it is there at the next visit. */
  private leave({ isStopped }: Repository): void {
    const { session, earlierVersions } = this.deps;
    if (isStopped) return;
    for (const snapshot of this.waiting) {
      const taken = resultOf(reasonedSteps(snapshot));
      if (taken && taken.bundle.library !== session.library) earlierVersions.keepNow(taken);
    }
  }

  /** One after the other: each is compared with the one before. */
  private async write(repository: Repository): Promise<void> {
    if (this.isWriting) return;
    this.isWriting = true;
    await firstValueFrom(timer(CALM_MS, this.deps.clock.scheduler));
    for (let snapshot = this.waiting[0]; snapshot && !repository.isStopped; snapshot = this.waiting[0]) {
      const taken = await inSlices(reasonedSteps(snapshot), this.deps.clock);
      if (taken) await this.keep(taken, repository);
      this.drop(snapshot);
    }
    this.isWriting = false;
  }

  /** Never rejects: an act is done all the same. */
  private async keep(taken: TakenVersion, repository: Repository): Promise<void> {
    const { earlierVersions, clock, consoleLog } = this.deps;
    // Everything is being erased: it must not be written after that.
    const retain: Retain = (kept, version) => (repository.isStopped ? kept : withVersion(kept, version, clock.now()));
    try {
      await earlierVersions.keep(taken, retain).catch(async (error: unknown) => {
        await this.makeRoom(error);
        await earlierVersions.keep(taken, retain);
      });
      this.kept.next();
    } catch (error) {
      consoleLog.warn('versions', 'An earlier version could not be kept.', error);
    }
  }

  /** Rejects with the error where nothing can go: the only version is not given for another. */
  private async makeRoom(error: unknown): Promise<void> {
    const { earlierVersions } = this.deps;
    const [newest, ...others] = await earlierVersions.list();
    const oldest = others.at(-1);
    if (!newest || !oldest) throw error;
    await earlierVersions.drop([oldest.id]);
  }

  private async hasDaily(): Promise<boolean> {
    const { earlierVersions, clock, consoleLog } = this.deps;
    try {
      const today = dayOf(clock.now());
      return (await earlierVersions.list()).some(({ isDaily, madeAt }) => isDaily && dayOfTime(madeAt) === today);
    } catch (error) {
      consoleLog.warn('versions', 'This browser keeps no earlier versions.', error);
      return true;
    }
  }

  private isNewDay(): boolean {
    const { day } = this;
    this.day = dayOf(this.deps.clock.now());
    return day !== this.day;
  }

  private drop(snapshot: Snapshot): void {
    this.waiting = this.waiting.filter((each) => each !== snapshot);
  }

  private take(
    repository: Repository,
    { library, ...reason }: Pick<TakenVersion, 'isDaily' | 'before'> & { readonly library?: Library },
  ): Snapshot['taken'] {
    const { session, clock } = this.deps;
    const now = clock.now();
    const bundle = { ...repository.bundle(), library: library ?? session.library };
    const id = `${now.getTime()}-${session.tab}-${(this.count += 1)}`;
    return { id, madeAt: now.toISOString(), bundle, ...reason };
  }
}
