import { catchError, map, of, type Observable } from 'rxjs';
import type { Outcome } from '#application/requests/abortable.ts';
import { ClassifyError } from '#application/use-cases/provider/classify-error.ts';

/** What comes of a request, as `RequestRunner` tells it. */
export const outcomeOf = <T>(answer$: Observable<T>): Observable<Outcome<T>> =>
  answer$.pipe(
    map((value): Outcome<T> => ({ status: 'loaded', value })),
    catchError((error: unknown) => of<Outcome<T>>({ status: 'failed', error: new ClassifyError().execute(error) })),
  );
