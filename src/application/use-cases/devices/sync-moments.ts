import { auditTime, filter, interval, map, merge, skip, startWith, switchMap, EMPTY, type Observable } from 'rxjs';
import type { MadeChange } from '../../library/acts.ts';
import type { Browser } from '../../ports/browser.ts';
import type { Clock } from '../../ports/clock.ts';

interface SyncMomentsDeps {
  /** The changes of this tab. */
  readonly made$: Observable<Pick<MadeChange, 'action' | 'source'>>;
  readonly browser: Pick<Browser, 'leaving$' | 'returning$' | 'online$'>;
  readonly clock: Pick<Clock, 'scheduler'>;
}

/** product.md, Devices: pace. */
const CHANGE_MS = 2_000;
const VISIBLE_MS = 60_000;

/** The actions on parts of the library that are not shared. */
const UNSHARED: ReadonlySet<string> = new Set(['theme-set', 'username-set']);

/**
 * The moments for a round: at once, 2 s after a change, every 60 s while the page is visible, and when it is hidden or back. 'online':
 * the folder may be there again.
 */
export const syncMoments$ = ({ made$, browser, clock }: SyncMomentsDeps): Observable<'due' | 'online'> => {
  const { leaving$, returning$, online$ } = browser;
  const isVisible$ = merge(returning$.pipe(map(() => true)), leaving$.pipe(map(() => false))).pipe(startWith(true));
  const due$ = merge(
    // Not 2 s after the last change: the lists of a visitor who never pauses are shared all the same.
    made$.pipe(
      filter(({ action, source }) => source === 'visitor' && !UNSHARED.has(action.kind)),
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
