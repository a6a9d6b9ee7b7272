import { combineLatest, filter, map, type Observable, of, startWith, tap } from 'rxjs';
import { namedFilterKey, type NamedFilterId, type NamedFilterKind } from '#domain/discovery/named-filter.ts';
import type { NamedId } from '#domain/title-details.ts';
import type { FilterNames } from '../../ports/catalog/filter-names.ts';
import type { Outcome } from '../../requests/abortable.ts';
import type { RequestRunner } from '../../requests/request-runner.ts';

export interface FilterNamesDeps {
  readonly filterNames: FilterNames;
  readonly requestRunner: Pick<RequestRunner, 'run'>;
}

/** Keys that follow sooner ask nothing, as of any search (product.md, Search: newest answer). */
const DEBOUNCE_MS = 200;

/** The names of filters by their keys, as far as they are known. */
export type NamesByKey = ReadonlyMap<string, string>;

/** The names behind the ids of filters. What was told once is asked for no more in this visit. */
export class FilterNameCache {
  private readonly known = new Map<string, string>();

  constructor(private readonly deps: FilterNamesDeps) {}

  /** Emits at once what is known, and then each time that more is. What has no name, or cannot be asked, stays without one. Never errors. */
  namesOf(ids: readonly NamedFilterId[]): Observable<NamesByKey> {
    if (ids.length === 0) return of(new Map());
    const names = ids.map((named) => this.nameOf(named).pipe(map((name) => [namedFilterKey(named), name] as const)));
    return combineLatest(names).pipe(
      map((pairs) => new Map(pairs.filter((pair): pair is readonly [string, string] => pair[1] !== undefined))),
    );
  }

  /** Those with a text in their names, as it is typed. Never errors. */
  find(kind: NamedFilterKind, text: string): Observable<Outcome<readonly NamedId[]>> {
    const { filterNames, requestRunner } = this.deps;
    const call = (signal: AbortSignal) => filterNames.find(kind, text, signal);
    return requestRunner.run({ call, policy: 'fetchHelper', debounceMs: DEBOUNCE_MS }).pipe(
      tap((outcome) => {
        if (outcome.status !== 'loaded') return;
        for (const { id, name } of outcome.value) this.known.set(namedFilterKey({ kind, id }), name);
      }),
    );
  }

  private nameOf(named: NamedFilterId): Observable<string | undefined> {
    const { filterNames, requestRunner } = this.deps;
    const key = namedFilterKey(named);
    const known = this.known.get(key);
    if (known !== undefined) return of(known);
    const call = (signal: AbortSignal) => filterNames.nameOf(named, signal);
    return requestRunner.run({ call, policy: 'fetchHelper' }).pipe(
      map((outcome) => (outcome.status === 'loaded' ? outcome.value : undefined)),
      filter((name) => name !== undefined),
      tap((name) => this.known.set(key, name)),
      startWith(undefined),
    );
  }
}
