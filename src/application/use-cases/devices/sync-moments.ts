import { auditTime, filter, interval, map, merge, skip, startWith, switchMap, EMPTY, type Observable } from 'rxjs';
import type { LibraryChange } from '#domain/library/library-change.ts';
import type { Browser } from '../../ports/browser.ts';
import type { Clock } from '../../ports/clock.ts';

export interface SyncMomentsDeps {
  /** The visitor's changes in this tab. */
  readonly changes$: Observable<LibraryChange>;
  readonly browser: Pick<Browser, 'leaving$' | 'returning$' | 'online$'>;
  readonly clock: Pick<Clock, 'scheduler'>;
}

/** product.md, Devices: pace. */
const CHANGE_MS = 2_000;
const VISIBLE_MS = 60_000;

/** What is no part of what is shared, or changes by itself. */
const UNSHARED: ReadonlySet<string> = new Set(['titles-refreshed', 'theme-set', 'username-set']);

/**
 * When lists are shared: at once, 2 s after a change, every 60 s while the page is visible, and when it is hidden or back. 'online':
 * what could not be reached may be there again.
 */
export const syncMoments$ = ({ changes$, browser, clock }: SyncMomentsDeps): Observable<'due' | 'online'> => {
  const { leaving$, returning$, online$ } = browser;
  const isVisible$ = merge(returning$.pipe(map(() => true)), leaving$.pipe(map(() => false))).pipe(startWith(true));
  const due$ = merge(
    // Not the last change: a visitor who goes on and on is shared all the same.
    changes$.pipe(
      filter(({ action }) => !UNSHARED.has(action.kind)),
      auditTime(CHANGE_MS, clock.scheduler),
    ),
    isVisible$.pipe(switchMap((isVisible) => (isVisible ? interval(VISIBLE_MS, clock.scheduler) : EMPTY))),
    leaving$,
    returning$,
  ).pipe(
    map(() => 'due' as const),
    startWith('due' as const),
  );
  const isBack$ = online$.pipe(
    skip(1),
    filter((isOnline) => isOnline),
  );
  return merge(due$, isBack$.pipe(map(() => 'online' as const)));
};
