import type { Bundle, Identifier, Remainder } from '#domain/library/bundle.ts';
import type { LibrarySession } from '../library/library-session.ts';
import type { Store } from '../ports/store.ts';
import type { MigrateLegacyStorage } from './migrate-legacy-storage.ts';

export type LoadOutcome =
  | { readonly kind: 'restored'; readonly remainder: Remainder; readonly isMigrated: boolean }
  | { readonly kind: 'first-time' }
  | { readonly kind: 'unreadable'; readonly setAsideAs: string };

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
    const { store, migrate } = this.parts;
    const isMigrated = await migrate.execute(identifier);
    const loaded = await store.load(identifier);
    if (loaded.kind === 'found') return this.restored(loaded.bundle, isMigrated);
    this.parts.session.load(this.parts.session.initial);
    return loaded.kind === 'absent' ? { kind: 'first-time' } : loaded;
  }

  private restored({ library, remainder }: Bundle, isMigrated: boolean): LoadOutcome {
    this.parts.session.load(library);
    return { kind: 'restored', remainder, isMigrated };
  }
}
