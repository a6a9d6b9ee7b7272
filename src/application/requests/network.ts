import { distinctUntilChanged, map, startWith, switchMap, timer, type Observable } from 'rxjs';
import type { Browser } from '../ports/browser.ts';
import type { CatalogChoice } from '../ports/catalog/catalog-choice.ts';
import type { Clock } from '../ports/clock.ts';

/** product.md, Errors and retry: offline. */
const MOMENT_MS = 2_000;

export interface NetworkDeps {
  readonly browser: Pick<Browser, 'online$'>;
  readonly clock: Pick<Clock, 'scheduler'>;
}

/** Who is told of an answer, and whether it came over a network. */
export interface AnswerDeps {
  readonly browser: Pick<Browser, 'noteAnswer'>;
  readonly catalogChoice: Pick<CatalogChoice, 'isDemo'>;
}

/** The provider has answered: there is a network. The demo answers without one. */
export const noteAnswer = ({ browser, catalogChoice }: AnswerDeps): void => {
  if (!catalogChoice.isDemo) browser.noteAnswer();
};

/**
 * Whether the provider may be asked. A browser that says it is offline makes one wait for a moment, and never refuses: only a request tells.
 * Emits at once.
 */
export const mayAsk$ = ({ browser, clock }: NetworkDeps): Observable<boolean> =>
  browser.online$.pipe(
    switchMap((isOnline) =>
      timer(MOMENT_MS, clock.scheduler).pipe(
        map(() => true),
        startWith(isOnline),
      ),
    ),
    distinctUntilChanged(),
  );
