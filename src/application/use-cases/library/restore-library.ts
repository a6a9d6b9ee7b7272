import { firstValueFrom, map } from 'rxjs';
import { NO_REMAINDER, type Bundle, type Identifier, type Remainder } from '#domain/library/bundle.ts';
import type { LibraryChange } from '#domain/library/library-change.ts';
import { missingFrom } from '#domain/library/library-difference.ts';
import { remainderAfter, replacing } from '#domain/library/parts/parts-replaced.ts';
import type { LibraryLog } from '../../library/library-log.ts';
import type { LibrarySession } from '../../library/library-session.ts';
import { type Base, changesOf, chooseBase, revisionOf } from '../../library/lineage/choose-base.ts';
import { NO_ORIGIN, entriesBeyond, withOrigin } from '../../library/lineage/lineage.ts';
import type { StoredLibrary } from '../../library/lineage/stored-library.ts';
import type { LoadOutcome } from '../../library/load-state.ts';
import type { OtherLibraries } from '../../library/other-libraries.ts';
import type { Clock } from '../../ports/clock.ts';
import type { ChangeLog, LogTail } from '../../ports/library/change-log.ts';
import type { Origin } from '../../ports/library/origin.ts';
import type { Loaded } from '../../ports/library/store.ts';
import type { Ports } from '../../ports/port.ts';
import type { MigrateLegacyStorage } from './migrate-legacy-storage.ts';

interface RestoreLibraryDeps extends Pick<Ports, 'store' | 'decodeBundle'> {
  readonly session: LibrarySession;
  readonly libraryLog: LibraryLog;
  readonly changeLog: Pick<ChangeLog, 'read'>;
  readonly otherLibraries: Pick<OtherLibraries, 'choose'>;
  readonly migrate: MigrateLegacyStorage;
  readonly clock: Pick<Clock, 'now'>;
}

type Found = Loaded & { readonly kind: 'found' };
type Restored = Omit<LoadOutcome, 'isMigrated' | 'setAsideAs'>;
/** With what the session does not have. */
type Applied = Restored & { readonly remainder: Remainder };

const kindOf = (of: {
  readonly kind: Loaded['kind'];
  readonly isCutShort: boolean;
  readonly bundle: Bundle | undefined;
  readonly adopted: StoredLibrary | undefined;
}): LoadOutcome['kind'] => {
  if (of.kind === 'found' || of.isCutShort || of.bundle) return 'restored';
  return of.adopted ? 'adopted' : 'first-time';
};

/** Whether an earlier visit has made some of these changes, and saved none. */
const isCutShort = (changes: readonly LibraryChange[], { tab }: Pick<LibrarySession, 'tab'>): boolean =>
  changes.some((change) => change.tab !== tab);

/** Whether there was a library of the identifier: it went over to the newest. A killed browser may have it in the log alone. */
const isTakenOver = (
  { lineage }: StoredLibrary,
  identifier: Identifier,
  { loaded, tail }: { readonly loaded: Loaded; readonly tail: LogTail | undefined },
): boolean =>
  loaded.kind === 'found' || tail?.checkpoint !== undefined || lineage?.origin.libraries[identifier] !== undefined;

/** The changes to a library since all of it went over to another one. */
const unknownTo = ({ lineage }: StoredLibrary, identifier: Identifier, tail: LogTail | undefined): Base => {
  const { positions = {} } = lineage?.origin.libraries[identifier] ?? {};
  return { isStored: false, entries: tail ? entriesBeyond(positions, tail) : [] };
};

interface AnnounceLibraryDeps {
  readonly session: LibrarySession;
  readonly libraryLog: Pick<LibraryLog, 'settled' | 'position' | 'remainder'>;
  readonly changeLog: Pick<ChangeLog, 'read'>;
}

/**
 * Puts the session's library into the log, in the place of the superseded one. Tabs that were left open follow. The changes that
 * they appended meanwhile are ahead of it in the log's order, so they are done once more. Never rejects.
 * @param tail the part of the log that the session has
 */
const announceLibrary = async (
  identifier: Identifier,
  tail: LogTail | undefined,
  { session, libraryLog, changeLog }: AnnounceLibraryDeps,
): Promise<void> => {
  const { positions } = libraryLog.position;
  const announced = firstValueFrom(session.changes$.pipe(map(({ id }) => id)));
  session.dispatch(replacing({ library: session.library, remainder: libraryLog.remainder }, NO_REMAINDER));
  const id = await announced;
  await libraryLog.settled();
  const since = tail && (await changeLog.read(identifier, positions).catch(() => undefined));
  const changes = since ? changesOf(since.entries) : [];
  const actions = changes
    .slice(
      0,
      Math.max(
        0,
        changes.findIndex((change) => change.id === id),
      ),
    )
    .map(({ action }) => action);
  if (actions.length > 0) session.dispatch({ kind: 'batch', actions });
};

/** Restores the stored library in the session, old-format entries included (product.md, Saving: load). */
export class RestoreLibrary {
  constructor(private readonly deps: RestoreLibraryDeps) {}

  /** Rejects when the store cannot be read: then nothing may be saved over its contents. */
  async execute(identifier: Identifier): Promise<LoadOutcome> {
    const { store, migrate, session } = this.deps;
    const found = await store.load(identifier, session.initial);
    const isMigrated = await migrate.execute(identifier, session.initial);
    const loaded = isMigrated ? await store.load(identifier, session.initial) : found;
    const restored = await this.restore(identifier, loaded);
    return { ...restored, isMigrated, ...(found.kind === 'unreadable' && { setAsideAs: found.setAsideAs }) };
  }

  private async restore(identifier: Identifier, loaded: Loaded): Promise<Restored> {
    const { libraryLog, otherLibraries, decodeBundle } = this.deps;
    const { newest, beside } = await otherLibraries.choose(identifier, loaded);
    const tail = await libraryLog.open(identifier);
    const taken = newest && isTakenOver(newest, identifier, { loaded, tail }) ? newest : undefined;
    const own = chooseBase(loaded, tail, decodeBundle);
    const base = taken ? unknownTo(taken, identifier, tail) : own;
    const { remainder, ...applied } = this.apply(base, newest, loaded);
    const restored = { ...applied, ...(beside && { beside }) };
    const origin = this.originOf(identifier, { loaded, known: own.origin }, restored.adopted);
    libraryLog.begin(identifier, tail, { positions: revisionOf(loaded)?.positions ?? {}, origin, remainder });
    if (taken) await announceLibrary(identifier, tail, this.deps);
    if (loaded.kind !== 'found' || loaded.isOwn) return restored;
    return { ...restored, ...(await this.takeText(identifier, { ...loaded, origin }, tail)) };
  }

  /** Takes a text that another program wrote. @returns the items that are missing from it */
  private async takeText(
    identifier: Identifier,
    found: Found & { readonly origin: Origin },
    tail: LogTail | undefined,
  ): Promise<Pick<LoadOutcome, 'missing'>> {
    const isPrimary = (await firstValueFrom(this.deps.libraryLog.status$)) !== 'off';
    if (!tail || !isPrimary) return {};
    await this.accept(identifier, found, tail);
    return this.missing(tail);
  }

  /** @param newest the library that takes the place of the identifier's own */
  private originOf(
    identifier: Identifier,
    { loaded, known = NO_ORIGIN }: { readonly loaded: Loaded; readonly known: Origin | undefined },
    newest: StoredLibrary | undefined,
  ): Origin {
    const isForeign = loaded.kind === 'found' && !loaded.isOwn;
    const origin = isForeign ? { ...known, libraries: {}, takenAt: this.deps.clock.now().toISOString() } : known;
    return newest?.lineage ? withOrigin({ identifier, origin }, newest.lineage) : origin;
  }

  private apply({ bundle, isStored, entries }: Base, newest: StoredLibrary | undefined, { kind }: Loaded): Applied {
    const { session } = this.deps;
    const changes = changesOf(entries);
    const adopted = bundle ? undefined : newest;
    const used = bundle ?? adopted?.bundle;
    const { library, remainder } = used ?? { library: session.initial, remainder: NO_REMAINDER };
    session.rebase(library, changes);
    return {
      kind: kindOf({ kind, isCutShort: isCutShort(changes, session), bundle, adopted }),
      isSaved: changes.length === 0 && (isStored || !used),
      ...(adopted && { adopted }),
      remainder: remainderAfter(remainder, changes),
    };
  }

  /** A text that was edited by hand, or is older than the log, is this app's own from now on. */
  private async accept(
    identifier: Identifier,
    { text, revision, origin }: Found & { readonly origin: Origin },
    { log, checkpoint }: LogTail,
  ): Promise<void> {
    const { store, libraryLog } = this.deps;
    const sequence = Math.max(revision?.positions[log] ?? 0, checkpoint?.sequence ?? 0);
    const accepted = { positions: { ...revision?.positions, [log]: sequence }, pending: [], origin };
    // Where this fails, the save that follows writes the revision.
    await store.accept(identifier, text, accepted).catch(() => undefined);
    await libraryLog.checkpoint(text, accepted);
  }

  /** A bundle edited by hand wins. But a tab of an older release may have written it, and never known the missing items. */
  private missing({ checkpoint }: LogTail): Pick<LoadOutcome, 'missing'> {
    const { session, libraryLog, decodeBundle } = this.deps;
    const before = checkpoint?.text === undefined ? undefined : decodeBundle(checkpoint.text);
    const own = { library: session.library, remainder: libraryLog.remainder };
    const missing = before ? missingFrom(own, before) : [];
    return missing.length > 0 ? { missing } : {};
  }
}
