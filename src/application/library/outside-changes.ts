import { filter, map, merge, switchMap, tap, timer } from 'rxjs';
import type { Identifier, Remainder } from '#domain/library/bundle.ts';
import { missingActions } from '#domain/library/missing-actions.ts';
import type { Clock } from '../ports/clock.ts';
import type { SaveMemory } from '../ports/save-memory.ts';
import type { DecodeBundle, OutsideChange, Store } from '../ports/store.ts';
import type { Notifications } from '../streams/notifications.ts';
import type { Journaling } from './journaling.ts';
import type { LibrarySession } from './library-session.ts';
import { unjournaledSaveOf } from './unjournaled-save-of.ts';

export interface OutsideChangesParts {
  readonly store: Store;
  readonly session: LibrarySession;
  readonly journaling: Journaling;
  readonly saves: SaveMemory;
  /** Saves once more what is in memory, and this remainder from now on. */
  readonly saveAgain: (remainder?: Remainder) => void;
  readonly decode: DecodeBundle;
  readonly notifications: Notifications;
  readonly clock: Clock;
}

/** Another tab tells the journal of its saves a moment after they are there. */
const SETTLING_MS = 2_000;

/** What to do when the store changes under an open page: nobody's list is lost by it. */
export class OutsideChanges {
  constructor(private readonly parts: OutsideChangesParts) {}

  /** To be called once the library of the identifier has been loaded. */
  activate(own: Identifier): () => void {
    const { store, clock } = this.parts;
    const outside$ = store.outside$.pipe(filter((change) => change.kind === 'cleared' || change.identifier === own));
    const written$ = outside$.pipe(
      filter((change) => change.kind === 'written'),
      switchMap((change) => timer(SETTLING_MS, clock.scheduler).pipe(map(() => change))),
      switchMap((change) => this.takeIn(change)),
    );
    const gone$ = outside$.pipe(
      filter((change) => change.kind !== 'written'),
      switchMap(() => timer(SETTLING_MS, clock.scheduler)),
    );
    const subscription = merge(written$, gone$.pipe(tap(() => this.offerToKeep()))).subscribe();
    return () => subscription.unsubscribe();
  }

  /** A tab of an older release saves all that it has, and nothing that it never knew: both are kept. */
  private async takeIn({ identifier, text }: Extract<OutsideChange, { kind: 'written' }>): Promise<void> {
    const { session, journaling, saves, decode, saveAgain } = this.parts;
    if (!(await journaling.isForeign(text))) return;
    const foreign = decode(text);
    // A tab without a journal tells what it does all the same.
    if (!foreign || unjournaledSaveOf(identifier, foreign, saves)) return;
    const actions = missingActions(session.library, foreign.library);
    if (actions.length > 0) session.dispatch({ kind: 'batch', actions });
    saveAgain(foreign.remainder);
  }

  private offerToKeep(): void {
    const { notifications, saveAgain } = this.parts;
    notifications.show({
      type: 'error',
      message: 'The data of this site was cleared. Your lists are still in this window.',
      durationMs: Number.POSITIVE_INFINITY,
      action: { label: 'Keep them', run: () => saveAgain() },
    });
  }
}
