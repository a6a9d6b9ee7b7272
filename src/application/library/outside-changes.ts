import { filter, merge, switchMap, tap, timer } from 'rxjs';
import type { Bundle, Identifier, Remainder } from '#domain/library/bundle.ts';
import { containsRemainder } from '#domain/library/contains-library.ts';
import { missingActions } from '#domain/library/missing-actions.ts';
import type { Notifications } from '../notifications/notifications.ts';
import type { Clock } from '../ports/clock.ts';
import type { DecodeBundle, Store } from '../ports/library/store.ts';
import type { LibrarySession } from './library-session.ts';

interface OutsideChangesDeps {
  readonly store: Pick<Store, 'outside$'>;
  readonly session: LibrarySession;
  readonly decodeBundle: DecodeBundle;
  readonly notifications: Notifications;
  readonly clock: Clock;
}

/** What saves the library. */
interface Saving {
  /** The bundle that a save would write now. */
  readonly bundle: () => Bundle;
  /** Has a remainder saved from now on. */
  readonly addRemainder: (remainder: Remainder) => void;
  /** Saves the library in memory once more. */
  readonly saveAgain: () => void;
}

/** The program that removes the bundle may not have finished yet. */
const DELAY_MS = 2_000;

/** Handles changes of the store under an open page, so that no list is lost by them. */
export class OutsideChanges {
  constructor(
    private readonly deps: OutsideChangesDeps,
    private readonly saving: Saving,
  ) {}

  /** Begins once the library of the identifier has been loaded. */
  activate(own: Identifier): () => void {
    const { store, clock } = this.deps;
    const outside$ = store.outside$.pipe(filter((change) => change.kind === 'cleared' || change.identifier === own));
    const written$ = outside$.pipe(
      filter((change) => change.kind === 'written'),
      tap(({ text, isOwn }) => isOwn || this.apply(text)),
    );
    const gone$ = outside$.pipe(
      filter((change) => change.kind !== 'written'),
      switchMap(() => timer(DELAY_MS, clock.scheduler)),
    );
    const subscription = merge(written$, gone$.pipe(tap(() => this.offerToSave()))).subscribe();
    return () => subscription.unsubscribe();
  }

  /** A tab of an older release saves only the fields that it knows. Its library and this one are merged, and saved. */
  private apply(text: string): void {
    const { session, decodeBundle } = this.deps;
    const { bundle, addRemainder, saveAgain } = this.saving;
    const foreign = decodeBundle(text);
    if (!foreign) return;
    const actions = missingActions(session.library, foreign.library);
    if (actions.length > 0) session.dispatch({ kind: 'batch', actions });
    const own = bundle();
    const isBehind =
      missingActions(foreign.library, own.library).length > 0 || !containsRemainder(foreign.remainder, own.remainder);
    addRemainder(foreign.remainder);
    // Else two tabs of different releases would answer each other's saves for ever.
    if (actions.length > 0 || isBehind) saveAgain();
  }

  /** The log may be empty as well: it gets the whole library at once. */
  private saveAll(): void {
    const { session } = this.deps;
    session.dispatch({ kind: 'library-replaced', library: { ...session.library } });
    this.saving.saveAgain();
  }

  private offerToSave(): void {
    const { notifications } = this.deps;
    notifications.show({
      type: 'error',
      message: 'The data of this site was cleared. Your lists are still in this window.',
      durationMs: Number.POSITIVE_INFINITY,
      action: { label: 'Keep them', run: () => this.saveAll() },
    });
  }
}
