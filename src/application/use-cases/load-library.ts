import type { Identifier, Remainder } from '#domain/library/bundle.ts';
import type { LibraryAction } from '#domain/library/library-change.ts';
import { missingActions } from '#domain/library/missing-actions.ts';
import { chooseBase, type Base } from '../library/choose-base.ts';
import type { Journaling } from '../library/journaling.ts';
import type { KeptLibraries, KeptLibrary } from '../library/kept-libraries.ts';
import type { LibrarySession } from '../library/library-session.ts';
import { readableChanges } from '../library/readable-changes.ts';
import { entriesBeyond, includedIn } from '../library/unjournaled-save-of.ts';
import type { Recalled } from '../ports/journal.ts';
import type { SaveMemory } from '../ports/save-memory.ts';
import type { DecodeBundle, Loaded, Store } from '../ports/store.ts';
import type { MigrateLegacyStorage } from './migrate-legacy-storage.ts';

export interface LoadOutcome {
  /** What is in the session now: the stored library, a copy of another identifier's, or that of a first-time visitor. */
  readonly kind: 'restored' | 'adopted' | 'first-time';
  readonly isMigrated: boolean;
  /** Where an unreadable bundle was set aside; absent when there was none. */
  readonly setAsideAs?: string;
  readonly remainder?: Remainder;
  /** The library of which a copy was adopted. */
  readonly adopted?: KeptLibrary;
  /** What was saved before and is gone from a bundle that somebody else wrote; absent when nothing is. */
  readonly missing?: readonly LibraryAction[];
  /** Whether the store holds it as it is in the session. */
  readonly isSaved: boolean;
}

export interface LoadLibraryParts {
  readonly store: Store;
  readonly session: LibrarySession;
  readonly journaling: Journaling;
  readonly saves: SaveMemory;
  readonly kept: KeptLibraries;
  readonly decode: DecodeBundle;
  readonly migrate: MigrateLegacyStorage;
}

type Restored = Pick<LoadOutcome, 'kind' | 'isSaved' | 'remainder' | 'adopted' | 'missing'>;

const kindOf = ({ isKept, isAdopted }: { readonly isKept: boolean; readonly isAdopted: boolean }): LoadOutcome['kind'] => {
  if (isKept) return 'restored';
  return isAdopted ? 'adopted' : 'first-time';
};

const adoptedOf = (base: Base | undefined, newest: KeptLibrary | undefined): Pick<LoadOutcome, 'adopted'> =>
  base || !newest ? {} : { adopted: newest };

/** Loads the stored library into the session, old-format entries included (spec section 4, Saved data loading). */
export class LoadLibrary {
  constructor(private readonly parts: LoadLibraryParts) {}

  /** Rejects when the store cannot be read: then nothing may be saved over what it holds. */
  async execute(identifier: Identifier): Promise<LoadOutcome> {
    const { store, migrate, session } = this.parts;
    const found = await store.load(identifier, session.initial);
    const isMigrated = await migrate.execute(identifier, session.initial);
    const loaded = isMigrated ? await store.load(identifier, session.initial) : found;
    const restored = await this.restore(identifier, loaded);
    return { ...restored, isMigrated, ...(found.kind === 'unreadable' && { setAsideAs: found.setAsideAs }) };
  }

  private async restore(identifier: Identifier, loaded: Loaded): Promise<Restored> {
    const { journaling, saves, decode } = this.parts;
    const text = loaded.kind === 'found' ? loaded.text : undefined;
    const included = includedIn(identifier, loaded, saves);
    const newest = loaded.kind === 'absent' ? await this.newestOf(identifier) : undefined;
    let restored: Restored = { kind: 'first-time', isSaved: true };
    let own: Recalled | undefined;
    await journaling.open(identifier, text, (found) => {
      const recalled = { ...found, entries: entriesBeyond(included, found.entries) };
      const base = chooseBase(loaded, recalled, decode);
      restored = { ...this.take(recalled, base, newest), ...adoptedOf(base, newest) };
      own = recalled;
    });
    // What was edited by hand, or is from before there was a journal, is known as this app's own from now on.
    if (text === undefined || own?.isOwn) return restored;
    await journaling.checkpoint(text, Math.max(included.counter, own?.checkpoint?.counter ?? 0));
    return { ...restored, ...this.missing(own) };
  }

  private take(recalled: Recalled, base: Base | undefined, newest: KeptLibrary | undefined): Restored {
    const { session } = this.parts;
    const changes = readableChanges(recalled.entries);
    const isCutShort = changes.some(({ tab }) => tab !== session.tab);
    const bundle = base?.bundle ?? newest?.bundle;
    session.load(bundle?.library ?? session.initial, changes);
    return {
      kind: kindOf({ isKept: base !== undefined || isCutShort, isAdopted: newest !== undefined }),
      isSaved: changes.length === 0 && (base ? base.isStored : !newest),
      ...(bundle && { remainder: bundle.remainder }),
    };
  }

  /** A bundle edited by hand wins; but it may be a tab of an older release that wrote it, and never knew what is gone. */
  private missing(recalled: Recalled | undefined): Pick<LoadOutcome, 'missing'> {
    const { session, decode } = this.parts;
    const before = recalled?.checkpoint && decode(recalled.checkpoint.text);
    const missing = before ? missingActions(session.library, before.library) : [];
    return missing.length > 0 ? { missing } : {};
  }

  /** contract.md: when an identifier has no bundle but the device holds others, the newest is adopted. */
  private async newestOf(own: Identifier): Promise<KeptLibrary | undefined> {
    const [newest] = await this.parts.kept.others(own);
    return newest;
  }
}
