import { filter, firstValueFrom, map, merge, of, take, type Observable } from 'rxjs';
import { CatalogError } from '#domain/catalog-failure.ts';
import { classifyError } from '#domain/classified-error.ts';
import { foundAt, type FoundTitle } from '#domain/import/found-title.ts';
import { searchText } from '#domain/search-params.ts';
import type { TitleFinder } from '../../ports/catalog/title-finder.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Device } from '../../ports/device.ts';
import type { Outcome } from '../../requests/abortable.ts';
import type { ImportRequests } from './import-requests.ts';

export interface SearchTitlesDeps {
  readonly finder: Pick<TitleFinder, 'findByName'>;
  readonly requests: ImportRequests;
  readonly device: Pick<Device, 'online$'>;
  readonly clock: Pick<Clock, 'now'>;
}

type Titles = Outcome<readonly FoundTitle[]>;

const OFFLINE: Titles = { status: 'failed', error: classifyError(new CatalogError({ kind: 'network' })) };

/** The visitor's own search for a title of a file (product.md, Import: own search). */
export class SearchTitles {
  constructor(private readonly deps: SearchTitlesDeps) {}

  /** Never rejects. A blank name finds nothing. Without a network it fails at once: nobody waits for one. */
  execute(name: string): Promise<Titles> {
    const { device } = this.deps;
    const offline$ = device.online$.pipe(
      filter((isOnline) => !isOnline),
      map(() => OFFLINE),
    );
    return firstValueFrom(merge(offline$, this.search(searchText(name))).pipe(take(1)));
  }

  private search(name: string): Observable<Titles> {
    if (name === '') return of({ status: 'loaded', value: [] });
    const { finder, requests, clock } = this.deps;
    return requests
      .run((signal) => finder.findByName({ name }, signal))
      .pipe(
        map((outcome) =>
          outcome.status === 'failed'
            ? outcome
            : { status: 'loaded', value: outcome.value.titles.map(foundAt(clock.now())) },
        ),
      );
  }
}
