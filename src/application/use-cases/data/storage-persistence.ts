import { filter, take, type Observable } from 'rxjs';
import { totalItems } from '#domain/library/counts-of.ts';
import type { LibrarySession } from '../../library/library-session.ts';
import type { SaveStatus } from '../../library/load-state.ts';
import type { Ports } from '../../ports/port.ts';
import { inTime } from '../../time/in-time.ts';

export interface PersistenceState {
  /** Whether the browser keeps the data until the visitor removes it; undefined when it does not say. */
  readonly isPersisted: boolean | undefined;
  readonly usedBytes: number | undefined;
}

interface StoragePersistenceDeps extends Pick<Ports, 'persistentStorage' | 'clock'> {
  readonly session: LibrarySession;
}

/** A browser may keep its answers back, as while it asks the visitor something. */
const LIMIT_MS = 2_000;

/** Whether the browser may clear the visitor's data when space is short. */
export class StoragePersistence {
  constructor(private readonly deps: StoragePersistenceDeps) {}

  /** Asks a browser that decides without the visitor to keep the data: once on a device, after a list that is not empty was saved. */
  follow(saveStatus$: Observable<SaveStatus>): () => void {
    const subscription = saveStatus$
      .pipe(
        filter(({ lastSaveTime }) => lastSaveTime !== undefined && totalItems(this.deps.session.library) > 0),
        take(1),
      )
      .subscribe(() => void this.requestOnce());
    return () => subscription.unsubscribe();
  }

  /** Never rejects. */
  async state(): Promise<PersistenceState> {
    const { persistentStorage } = this.deps;
    const [isPersisted, usedBytes] = await Promise.all([
      this.remember(persistentStorage.isPersisted()),
      this.remember(persistentStorage.usedBytes()),
    ]);
    return { isPersisted, usedBytes };
  }

  /** Asks, because the visitor wants it. Resolves with the answer; never rejects. */
  request(): Promise<boolean> {
    return this.deps.persistentStorage.persist();
  }

  private remember<T>(answer: Promise<T | undefined>): Promise<T | undefined> {
    return inTime(answer, { limitMs: LIMIT_MS, clock: this.deps.clock }).catch(() => undefined);
  }

  private async requestOnce(): Promise<void> {
    const { persistentStorage } = this.deps;
    if (
      persistentStorage.decidesAlone &&
      !persistentStorage.wasAsked &&
      (await persistentStorage.isPersisted()) === false
    )
      await persistentStorage.persist();
  }
}
