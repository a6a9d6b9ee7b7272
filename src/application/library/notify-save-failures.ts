import { distinctUntilChanged, filter, map, type Observable, type Subscription } from 'rxjs';
import type { Notifications } from '../notifications/notifications.ts';
import { SAVE_ERROR } from './autosave.ts';
import type { SaveStatus } from './load-state.ts';

/** Tells the visitor that a save has failed, once until saving works again (product.md, Saving: save failure). */
export const notifySaveFailures = (saveStatus$: Observable<SaveStatus>, notifications: Notifications): Subscription =>
  saveStatus$
    .pipe(
      map(({ saveError }) => saveError === SAVE_ERROR),
      distinctUntilChanged(),
      filter((isFailing) => isFailing),
    )
    .subscribe(() => notifications.show({ type: 'error', message: SAVE_ERROR }));
