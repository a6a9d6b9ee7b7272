import { filter, merge, switchMap, tap, timer } from 'rxjs';
import { batch } from '#domain/library/apply.ts';
import { NO_REMAINDER, type Bundle, type Identifier } from '#domain/library/bundle.ts';
import { missingFrom } from '#domain/library/library-difference.ts';
import { replacing } from '#domain/library/parts/parts-replaced.ts';
import type { Store } from '../ports/library/store.ts';
import type { Ports } from '../ports/port.ts';
import type { LibraryDeps } from './library-deps.ts';

interface OutsideChangesDeps
  extends Pick<Ports, 'decodeBundle' | 'clock'>, Pick<LibraryDeps, 'session' | 'notifications'> {
  readonly store: Pick<Store, 'outside$'>;
}

/** What saves the library. */
interface Saving {
  /** The bundle that a save would write now. */
  readonly bundle: () => Bundle;
  /** Saves the library in memory once more. */
  readonly saveAgain: () => void;
}

/** The program that removes the bundle may not have finished yet. */
const DELAY_MS = 2_000;

/** Handles changes of the store under an open page, so that no list is lost by them. */
export class OutsideChanges {
  /** What the text said that was answered last. */
  private answered: string | undefined;

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
      tap(({ text, isOwn, isOfFirst }) => {
        if (!isOwn) this.apply(text);
        // A library that the first release has replaced lacks the choices that it never knew. The log told this tab what to make of it.
        else if (isOfFirst) this.saving.saveAgain();
      }),
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
    const { bundle, saveAgain } = this.saving;
    const foreign = decodeBundle(text);
    if (!foreign) return;
    const actions = missingFrom(bundle(), foreign);
    if (actions.length > 0) session.dispatch(batch(actions));
    const said = JSON.stringify([foreign.library, foreign.remainder]);
    // Else two tabs of different releases would answer each other's saves for ever: one that says the same again takes nothing.
    if (actions.length === 0 && (said === this.answered || missingFrom(foreign, bundle()).length === 0)) return;
    this.answered = said;
    saveAgain();
  }

  /** The log may be empty as well: it gets the whole library at once. */
  private saveAll(): void {
    const { session } = this.deps;
    session.dispatch(replacing(this.saving.bundle(), NO_REMAINDER));
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
