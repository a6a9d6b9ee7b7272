import { firstValueFrom } from 'rxjs';
import type { Identifier } from '#domain/library/bundle.ts';
import { missingActions } from '#domain/library/missing-actions.ts';
import { changesOf, chooseBase, type Base } from '../library/choose-base.ts';
import type { LibraryLog } from '../library/library-log.ts';
import type { LibrarySession } from '../library/library-session.ts';
import type { LoadOutcome, StoredLibrary } from '../library/load-state.ts';
import type { OtherLibraries } from '../library/other-libraries.ts';
import type { LogTail } from '../ports/change-log.ts';
import type { DecodeBundle, Loaded, Store } from '../ports/store.ts';
import type { MigrateLegacyStorage } from './migrate-legacy-storage.ts';

export interface LoadLibraryDeps {
  readonly store: Store;
  readonly session: LibrarySession;
  readonly libraryLog: LibraryLog;
  readonly others: Pick<OtherLibraries, 'of'>;
  readonly decode: DecodeBundle;
  readonly migrate: MigrateLegacyStorage;
}

type Found = Loaded & { readonly kind: 'found' };
type Restored = Omit<LoadOutcome, 'isMigrated' | 'setAsideAs'>;

/** Of an identifier without a library of its own. */
const newKindOf = (newest: StoredLibrary | undefined): Pick<LoadOutcome, 'kind' | 'adopted'> =>
  newest ? { kind: 'adopted', adopted: newest } : { kind: 'first-time' };

/** Loads the stored library into the session, old-format entries included (product.md, Saving: load). */
export class LoadLibrary {
  constructor(private readonly deps: LoadLibraryDeps) {}

  /** Rejects when the store cannot be read: then nothing may be saved over what it holds. */
  async execute(identifier: Identifier): Promise<LoadOutcome> {
    const { store, migrate, session } = this.deps;
    const found = await store.load(identifier, session.initial);
    const isMigrated = await migrate.execute(identifier, session.initial);
    const loaded = isMigrated ? await store.load(identifier, session.initial) : found;
    const restored = await this.restore(identifier, loaded);
    return { ...restored, isMigrated, ...(found.kind === 'unreadable' && { setAsideAs: found.setAsideAs }) };
  }

  private async restore(identifier: Identifier, loaded: Loaded): Promise<Restored> {
    const { libraryLog, decode } = this.deps;
    const newest = loaded.kind === 'absent' ? await this.newestOf(identifier) : undefined;
    const tail = await libraryLog.open(identifier);
    const restored = this.apply(chooseBase(loaded, tail, decode), newest);
    libraryLog.begin(identifier, tail, loaded.kind === 'found' ? loaded.revision : undefined);
    const isPrimary = (await firstValueFrom(libraryLog.status$)) !== 'off';
    if (loaded.kind !== 'found' || loaded.isOwn || !tail || !isPrimary) return restored;
    await this.accept(identifier, loaded, tail);
    return { ...restored, ...this.missing(tail) };
  }

  private apply({ bundle, isStored, entries }: Base, newest: StoredLibrary | undefined): Restored {
    const { session } = this.deps;
    const changes = changesOf(entries);
    const used = bundle ?? newest?.bundle;
    session.rebase(used?.library ?? session.initial, changes);
    const isCutShort = changes.some(({ tab }) => tab !== session.tab);
    const found = bundle ? { kind: 'restored' as const } : newKindOf(newest);
    return {
      ...found,
      ...(isCutShort && { kind: 'restored' }),
      isSaved: changes.length === 0 && (isStored || !used),
      ...(used && { remainder: used.remainder }),
    };
  }

  /** What was edited by hand, or is from before there was a log, is this app's own from now on. */
  private async accept(identifier: Identifier, { text, revision }: Found, { log, checkpoint }: LogTail): Promise<void> {
    const { store, libraryLog } = this.deps;
    const sequence = Math.max(revision?.positions[log] ?? 0, checkpoint?.sequence ?? 0);
    const accepted = { positions: { ...revision?.positions, [log]: sequence }, pending: [] };
    // The save that follows will do otherwise.
    await store.accept(identifier, text, accepted).catch(() => undefined);
    await libraryLog.checkpoint(text, accepted);
  }

  /** A bundle edited by hand wins; but it may be a tab of an older release that wrote it, and never knew what is gone. */
  private missing({ checkpoint }: LogTail): Pick<LoadOutcome, 'missing'> {
    const { session, decode } = this.deps;
    const before = checkpoint?.text === undefined ? undefined : decode(checkpoint.text);
    const missing = before ? missingActions(session.library, before.library) : [];
    return missing.length > 0 ? { missing } : {};
  }

  /** What an identifier without a bundle takes a copy of (product.md, Saving: adoption). */
  private async newestOf(own: Identifier): Promise<StoredLibrary | undefined> {
    const [newest] = await this.deps.others.of(own);
    return newest;
  }
}
