import { BehaviorSubject, filter, map, Subject } from 'rxjs';

/** A page that is looked at, on a device that is online, until a test says otherwise. */
export const aPage = () => {
  const [leaving$, returning$] = [new Subject<void>(), new Subject<void>()];
  const isShown$ = new BehaviorSubject(true);
  leaving$.subscribe(() => isShown$.next(false));
  returning$.subscribe(() => isShown$.next(true));
  const shown$ = isShown$.pipe(
    filter(Boolean),
    map(() => undefined),
  );
  return { online$: new BehaviorSubject(true), leaving$, returning$, shown$ };
};
