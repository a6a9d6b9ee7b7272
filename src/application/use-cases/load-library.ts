import type { Bundle, Identifier, Remainder } from '#domain/library/bundle.ts';
import type { LibrarySession } from '../library/library-session.ts';
import type { Store } from '../ports/store.ts';
import type { MigrateLegacyStorage } from './migrate-legacy-storage.ts';

export interface LoadOutcome {
  /** What is in the session now: the stored library, or that of a first-time visitor. */
  readonly kind: 'restored' | 'first-time';
  readonly isMigrated: boolean;
  /** Where an unreadable bundle was set aside; absent when there was none. */
  readonly setAsideAs?: string;
  readonly remainder?: Remainder;
}

export interface LoadLibraryParts {
  readonly store: Store;
  readonly session: LibrarySession;
  readonly migrate: MigrateLegacyStorage;
}

/** Loads the stored library into the session, old-format entries included (spec section 4, Saved data loading). */
export class LoadLibrary {
  constructor(private readonly parts: LoadLibraryParts) {}

  /** Rejects when the store cannot be read: then nothing may be saved over what it holds. */
  async execute(identifier: Identifier): Promise<LoadOutcome> {
    const { store, migrate, session } = this.parts;
    const found = await store.load(identifier, session.initial);
    const isMigrated = await migrate.execute(identifier, session.initial);
    const loaded = isMigrated ? await store.load(identifier, session.initial) : found;
    const outcome = loaded.kind === 'found' ? this.restored(loaded.bundle) : this.startAfresh();
    return { ...outcome, isMigrated, ...(found.kind === 'unreadable' && { setAsideAs: found.setAsideAs }) };
  }

  private restored({ library, remainder }: Bundle) {
    this.parts.session.load(library);
    return { kind: 'restored', remainder } as const;
  }

  private startAfresh() {
    this.parts.session.load(this.parts.session.initial);
    return { kind: 'first-time' } as const;
  }
}
