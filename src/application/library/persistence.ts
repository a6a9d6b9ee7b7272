import { filter, take, type Observable } from 'rxjs';
import { totalItems } from '#domain/library/counts.ts';
import type { DeviceStorage } from '../ports/device-storage.ts';
import type { SaveStatus } from './autosave.ts';
import type { LibrarySession } from './library-session.ts';

export interface PersistenceState {
  /** Whether the browser keeps the data until the visitor removes it; undefined when it does not say. */
  readonly isPersisted: boolean | undefined;
  readonly usedBytes: number | undefined;
}

/** Whether the browser may clear the visitor's data when space is short. */
export class Persistence {
  constructor(
    private readonly storage: DeviceStorage,
    private readonly session: LibrarySession,
  ) {}

  /** Asks the browser to keep the data, once on a device and not before a list with something in it has been saved. */
  follow(saveStatus$: Observable<SaveStatus>): () => void {
    const subscription = saveStatus$
      .pipe(
        filter(({ lastSaveTime }) => lastSaveTime !== undefined && totalItems(this.session.library) > 0),
        take(1),
      )
      .subscribe(() => void this.askOnce());
    return () => subscription.unsubscribe();
  }

  /** Never rejects. */
  async state(): Promise<PersistenceState> {
    const [isPersisted, usedBytes] = await Promise.all([this.storage.isPersisted(), this.storage.usedBytes()]);
    return { isPersisted, usedBytes };
  }

  /** Asks, because the visitor wants it. Resolves with the answer; never rejects. */
  ask(): Promise<boolean> {
    return this.storage.persist();
  }

  private async askOnce(): Promise<void> {
    if (!this.storage.wasAsked && (await this.storage.isPersisted()) === false) await this.storage.persist();
  }
}
