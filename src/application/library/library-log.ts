import {
  BehaviorSubject,
  concatMap,
  distinctUntilChanged,
  filter,
  firstValueFrom,
  combineLatest,
  map,
  merge,
  type Observable,
} from 'rxjs';
import type { Contents, Identifier, Remainder } from '#domain/library/bundle.ts';
import type { LibraryChange } from '#domain/library/library-change.ts';
import type { Browser } from '../ports/browser.ts';
import type { Appended, LogTail } from '../ports/library/change-log.ts';
import type { Revision, Store } from '../ports/library/store.ts';
import type { Ports } from '../ports/port.ts';
import { nextTask } from '../time/next-task.ts';
import { idsOf, without } from './acts.ts';
import { isGreat } from './apply-apart.ts';
import type { LibrarySession } from './library-session.ts';
import { changesOf } from './lineage/choose-base.ts';
import { LogPosition, type Restored } from './log-position.ts';

/** 'off': a fallback takes the log's place. 'outdated': a newer release has written entries that this one cannot read. */
export type LogStatus = 'on' | 'off' | 'outdated';

interface LibraryLogDeps extends Pick<Ports, 'changeLog' | 'decodeBundle' | 'consoleLog'> {
  readonly session: LibrarySession;
  readonly store: Pick<Store, 'load'>;
  readonly browser: Pick<Browser, 'returning$'>;
}

/** The library that took the place of entries that a tab has missed, with what this release does not know of it. Rejects where it cannot be read. */
const missedLibrary = async (
  owner: Identifier | undefined,
  { checkpoint }: LogTail,
  { store, decodeBundle }: Pick<LibraryLogDeps, 'store' | 'decodeBundle'>,
): Promise<Contents> => {
  const text = checkpoint?.text;
  const loaded = text === undefined && owner !== undefined ? await store.load(owner) : undefined;
  const bundle = text === undefined ? loaded?.kind === 'found' && loaded.bundle : decodeBundle(text);
  // Else a save would claim to have changes that this tab has never seen.
  if (!bundle) throw new Error('The library that took the place of missed entries cannot be read.');
  return bundle;
};

/** Appends the session's changes to the log, and confirms the owner's changes in the session, in the log's order. */
export class LibraryLog {
  private owner: Identifier | undefined;
  private isPrimary = true;
  readonly position = new LogPosition();
  /** The ids of the changes that an append is under way for. */
  private readonly underWay = new BehaviorSubject<ReadonlySet<string>>(new Set());
  /** Emits at once. */
  readonly status$: Observable<LogStatus>;

  constructor(private readonly deps: LibraryLogDeps) {
    deps.changeLog.isPrimary$.subscribe((isPrimary) => (this.isPrimary = isPrimary));
    this.status$ = combineLatest([deps.changeLog.isPrimary$, this.position.isOutdated$]).pipe(
      map(([isPrimary, isOutdated]): LogStatus => (isPrimary ? (isOutdated ? 'outdated' : 'on') : 'off')),
      distinctUntilChanged(),
    );
  }

  /** The revision of a save of the session's library. */
  get revision(): Revision {
    return this.position.revision(this.deps.session.pending.map(({ id }) => id));
  }

  /** What the session's library has that this release does not know. */
  get remainder(): Remainder {
    return this.position.remainderWith(this.deps.session.pending);
  }

  /** From now on changes are appended. Those of other tabs are taken in once the log is begun. */
  activate(): () => void {
    const { session, changeLog, browser } = this.deps;
    const end = session.log.upgrade(() => this.append(this.unasked));
    void this.append(this.unasked);
    // A page that was put away has not heard that the log has grown.
    const subscription = merge(changeLog.grown$, browser.returning$)
      .pipe(concatMap(() => this.catchUp()))
      .subscribe();
    return () => {
      end();
      subscription.unsubscribe();
    };
  }

  /** Claims the changes without an owner. Never rejects. @returns all that the log has of the owner; undefined where it cannot be had. */
  async open(owner: Identifier): Promise<LogTail | undefined> {
    const { changeLog, session } = this.deps;
    try {
      await changeLog.claim(owner, [...idsOf(session.pending)]);
      return await changeLog.read(owner);
    } catch (error) {
      return this.warn('The log of changes could not be read.', error);
    }
  }

  /** @param tail as `open` gave it: the session has all of it by now. @param restored that of which the session was made. */
  begin(owner: Identifier, tail: LogTail | undefined, restored: Partial<Restored> = {}): void {
    this.owner = owner;
    this.position.start(owner, restored);
    if (tail) this.position.advance(tail);
    void this.catchUp();
  }

  /** Appends what a page that is about to close has not. Throws where there is no room. */
  appendNow(): void {
    const { session, changeLog } = this.deps;
    if (session.unwritten.length > 0) changeLog.appendNow(session.unwritten, this.owner);
  }

  /** Takes in new entries of the log. Never rejects. @returns whether the session has all that other tabs have appended by now. */
  async read(): Promise<boolean> {
    const { owner, deps, position } = this;
    if (owner === undefined) return false;
    const applied = deps.changeLog.read(owner, position.positions).then((tail) => this.apply(tail));
    const failed = (error: unknown) => this.warn('The log could not be read.', error) ?? false;
    // A fallback does not know the entries that other tabs have in the log.
    return applied.then(() => this.isPrimary, failed);
  }

  /** Resolves once the log has answered for every change so far. */
  async settled(): Promise<void> {
    await firstValueFrom(this.underWay.pipe(filter(({ size }) => size === 0)));
  }

  /** Has the text of a save take the place of the entries that are in it. Never rejects. @param revision that of the save. */
  async checkpoint(text: string, { positions, pending, origin }: Revision): Promise<void> {
    const { owner, deps, isPrimary } = this;
    const { log } = this.position;
    // Entries that a fallback prunes would be missing from the log, where there is one.
    const isComplete = pending.length === 0 && (isPrimary || Object.keys(positions).length === 1);
    const sequence = positions[log];
    if (owner === undefined || sequence === undefined || !isComplete) return;
    await deps.changeLog
      .checkpoint(owner, { text, log, sequence, ...(origin && { origin }) })
      .catch((error: unknown) => this.warn('The log could not be pruned.', error));
  }

  /** The changes that no append is under way for, in their order. Those that were refused before are among them, and stay ahead. */
  private get unasked(): readonly LibraryChange[] {
    const { session } = this.deps;
    return without(this.owner === undefined ? session.unwritten : session.pending, this.underWay.value);
  }

  private async append(changes: readonly LibraryChange[]): Promise<boolean> {
    const { owner, position, deps } = this;
    if (changes.length === 0) return true;
    const ids = idsOf(changes);
    this.underWay.next(new Set([...this.underWay.value, ...ids]));
    try {
      const appended = await deps.changeLog.append(changes, { owner, after: position.positions });
      deps.session.written(changes);
      if (changes.some(({ action }) => isGreat(action))) await nextTask(deps.session.clock);
      await this.applyAppended(owner, appended).catch((error: unknown) =>
        this.warn('What was appended could not be read.', error),
      );
      return true;
    } catch (error) {
      this.warn('A change could not be appended to the log.', error);
      return false;
    } finally {
      this.underWay.next(new Set([...this.underWay.value].filter((id) => !ids.has(id))));
      // The changes were appended without an owner, and the owner is known by now.
      if (owner !== this.owner) void this.catchUp();
    }
  }

  /** Appends the changes that no append is under way for; else reads new entries. Never rejects. */
  private async catchUp(): Promise<void> {
    const { unasked } = this;
    if (this.owner !== undefined) await (unasked.length > 0 ? this.append(unasked) : this.read());
  }

  private async applyAppended(owner: Identifier | undefined, appended: Appended): Promise<void> {
    const { changeLog, session } = this.deps;
    if (owner === undefined) return;
    await this.apply(appended);
    if (appended.elsewhere.length === 0) return;
    await changeLog.claim(owner);
    await this.apply(await changeLog.read(owner, this.position.positions));
    // The changes that are still pending are in a checkpoint already.
    this.position.confirm(session.pending);
    session.drop(new Set(appended.elsewhere));
  }

  private async apply(tail: LogTail): Promise<void> {
    const known = this.position.in(tail.log);
    if ((tail.checkpoint?.sequence ?? 0) > known) return this.startOver(tail);
    // Changes that the fallback had numbered are done once more in the log's order. Those of the log come no second time by the fallback.
    const isKnown = ({ id = '' }: Partial<LibraryChange> = {}) => !this.isPrimary && this.position.has(id);
    const fresh = changesOf(tail.entries.filter(({ sequence, change }) => sequence > known && !isKnown(change)));
    this.position.advance(tail, fresh);
    this.deps.session.confirm(fresh);
  }

  /** The entries that this tab has missed are gone: they are in a library that was saved. */
  private async startOver(tail: LogTail): Promise<void> {
    const { library, remainder } = await missedLibrary(this.owner, tail, this.deps);
    const changes = changesOf(tail.entries);
    this.position.advance(tail, changes, remainder);
    this.deps.session.rebase(library, changes);
  }

  private warn(message: string, error: unknown): undefined {
    this.deps.consoleLog.warn('log', message, error);
  }
}
