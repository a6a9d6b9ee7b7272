import { filter, take, type Observable, type Subscription } from 'rxjs';
import type { LibraryAction } from '#domain/library/library-change.ts';
import type { Store } from '../ports/library/store.ts';
import type { LibraryDeps } from './library-deps.ts';
import type { LoadOutcome, LoadState } from './load-state.ts';

interface NotifyLoadOutcomeDeps extends Pick<LibraryDeps, 'session' | 'notifications'> {
  readonly store: Pick<Store, 'lifetime'>;
}

const READING_MS = 8_000;
const OFFER_MS = 30_000;
const MIGRATED = { message: 'Your lists were moved to the new format' };
const RESTORED = {
  restored: { message: 'Your saved lists are back', isGreeting: true },
  // Longer to read.
  adopted: {
    type: 'blank',
    message: 'Your network or browser has changed. Your lists came along: a copy of the newest is in use here.',
  },
} as const;

/** Notifies the visitor, once, of how the load of the library went (product.md, Startup: load messages). */
export const notifyLoadOutcome = (loadState$: Observable<LoadState>, deps: NotifyLoadOutcomeDeps): Subscription => {
  const { session, store, notifications } = deps;

  const showError = (message: string): string => notifications.show({ type: 'error', message, durationMs: READING_MS });

  const offerMissing = (actions: readonly LibraryAction[]): string =>
    notifications.show({
      type: 'blank',
      message: 'Your saved lists were changed from outside, and something is gone from them.',
      durationMs: OFFER_MS,
      action: { label: 'Bring it back', run: () => void session.dispatch({ kind: 'batch', actions }) },
    });

  const showOutcome = ({ kind, isMigrated, setAsideAs, missing }: LoadOutcome): void => {
    if (setAsideAs !== undefined) {
      showError(`Your saved lists could not be read. They are kept aside as ${setAsideAs}.`);
    }
    if (missing) offerMissing(missing);
    if (kind !== 'first-time') notifications.show(isMigrated ? MIGRATED : RESTORED[kind]);
  };

  return loadState$
    .pipe(
      filter(({ status }) => status !== 'pending'),
      take(1),
    )
    .subscribe((state) => {
      if (store.lifetime === 'window') {
        showError('Your browser keeps nothing for this site. Your lists end with this window.');
      }
      if (state.status === 'rejected') {
        showError('Your saved lists could not be loaded. They are untouched; reload the page to try again.');
      }
      if (state.status === 'fulfilled') showOutcome(state.outcome);
    });
};
