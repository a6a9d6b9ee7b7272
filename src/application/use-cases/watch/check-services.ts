import { defer, from, map, merge, of, scan, switchMap, throttleTime, type Observable } from 'rxjs';
import type { TitleRef } from '#domain/title.ts';
import { checkServices, keepingSets, type ServicesCheck } from '#domain/watch/services-check.ts';
import type { WatchChoice } from '#domain/watch/watch-choice.ts';
import type { Clock } from '../../ports/clock.ts';
import type { TitleAsker } from '../../requests/title-asker.ts';
import type { TitleCache } from '../facts/title-cache.ts';

export interface CheckServicesDeps {
  readonly clock: Clock;
  readonly titleAsker: TitleAsker;
  readonly titleCache: TitleCache;
}

/** What is to be checked. */
interface CheckRequest extends WatchChoice {
  /** In the order in which they are asked about: the newest first. */
  readonly titles: readonly TitleRef[];
  /** Whether the visitor waits for it. */
  readonly isAwaited: boolean;
}

/** The list has been shown by then. */
const IDLE_MS = 2_000;
/** At most four times a second: the list is drawn anew. */
const STATE_MS = 250;

/** Finds out which titles of a list are on the visitor's services (product.md, Where to watch: checks). */
export class CheckServices {
  constructor(private readonly deps: CheckServicesDeps) {}

  /** Emits what is known, and again as more is. The provider is asked while somebody looks. Never errors. */
  execute(request: CheckRequest): Observable<ServicesCheck> {
    return defer(() => from(this.deps.titleCache.recall(request.titles))).pipe(
      switchMap(() => merge(of(undefined), this.askAll(request))),
      throttleTime(STATE_MS, this.deps.clock.scheduler, { leading: true, trailing: true }),
      map(() => this.check(request)),
      scan(keepingSets),
    );
  }

  private check({ titles, region, services }: CheckRequest): ServicesCheck {
    const { titleCache } = this.deps;
    return checkServices(titles, services, {
      streamsOf: (title) => titleCache.streamsOf(title, region),
      isNewOn: (title) => titleCache.isNewOn(title, { region, services }),
    });
  }

  private askAll(request: CheckRequest): Observable<unknown> {
    const { titles, region, isAwaited } = request;
    const { titleAsker, titleCache } = this.deps;
    return titleAsker.run({
      startMs: isAwaited ? 0 : IDLE_MS,
      policy: 'detail',
      titles: () => titles,
      isMissing: (title) => titleCache.streamsOf(title, region) === undefined,
      wants: () => ({ offersIn: region }),
    });
  }
}
