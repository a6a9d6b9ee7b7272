import { defer, from, map, merge, of, switchMap, tap, throttleTime, type Observable } from 'rxjs';
import { isKnownFor, type ListFilter } from '#domain/library/filters/list-filter.ts';
import type { TitleFacts } from '#domain/library/filters/title-facts.ts';
import type { StoredTitle } from '#domain/library/saved-title.ts';
import type { TitleDetails } from '#domain/title-details.ts';
import { mediaTypeOf } from '#domain/title.ts';
import type { MovieCatalog } from '../../ports/catalog/movie-catalog.ts';
import type { Outcome } from '../../requests/abortable.ts';
import { AskWhileAwake, type AskWhileAwakeDeps } from '../../requests/ask-while-awake.ts';
import type { RequestRate } from '../../requests/request-gate.ts';
import type { RequestRunner } from '../../requests/request-runner.ts';
import type { FactsBook } from './facts-book.ts';

export interface AskFactsDeps extends AskWhileAwakeDeps {
  readonly catalog: Pick<MovieCatalog, 'fetchDetails'>;
  readonly requestRunner: RequestRunner;
}

interface FactsRequest {
  /** In the order in which they are asked about: the newest first. */
  readonly titles: readonly StoredTitle[];
  /** What must be known is what it asks for. */
  readonly filter: ListFilter;
}

export type FactsOf = (title: StoredTitle) => TitleFacts;

/** product.md, Lists: facts. */
const RATE: RequestRate = { atOnce: 3, aSecond: 5 };
/** At most four times a second: the list is drawn anew. */
const STATE_MS = 250;

/** Finds out what the titles of a list are like, as far as a filter asks for it (product.md, Lists: facts). */
export class AskFacts {
  private readonly asking: AskWhileAwake;

  constructor(
    private readonly deps: AskFactsDeps,
    private readonly book: FactsBook,
  ) {
    this.asking = new AskWhileAwake(deps, RATE);
  }

  /** Emits what is known, and again, as another function, as more is. The provider is asked while the calendar is looked at. Never errors. */
  execute({ titles, filter }: FactsRequest): Observable<FactsOf> {
    const missing = () => titles.filter((title) => !isKnownFor(this.book.factsOf(title), filter));
    return defer(() => from(this.book.recall(titles))).pipe(
      switchMap(() =>
        merge(of(undefined), this.asking.askAll({ startMs: 0, missing, ask: (title) => this.ask(title) })),
      ),
      throttleTime(STATE_MS, this.deps.clock.scheduler, { leading: true, trailing: true }),
      map(() => (title) => this.book.factsOf(title)),
    );
  }

  private ask(title: StoredTitle): Observable<Outcome<TitleDetails>> {
    const { catalog, requestRunner } = this.deps;
    const id = { id: title.id, media_type: mediaTypeOf(title) };
    return requestRunner
      .run({
        policy: 'detail',
        call: (signal) => this.asking.gate.run(() => catalog.fetchDetails(id, signal), signal),
      })
      .pipe(tap((outcome) => this.book.note(title, outcome)));
  }
}
