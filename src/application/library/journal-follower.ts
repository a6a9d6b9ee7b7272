import type { Identifier } from '#domain/library/bundle.ts';
import type { LibraryChange } from '#domain/library/library-change.ts';
import type { Recalled } from '../ports/journal.ts';
import type { DecodeBundle } from '../ports/store.ts';
import type { TabEntry } from '../ports/tab-channel.ts';
import type { GuardedJournal } from './guarded-journal.ts';
import { JournalPosition, type PositionMark } from './journal-position.ts';
import type { LibrarySession } from './library-session.ts';
import { readableChanges } from './readable-changes.ts';

/** What the journal made of changes; without an entry are those that are in a checkpoint already. */
export interface Written {
  readonly entries: readonly TabEntry[];
  /** When it was asked. */
  readonly mark: PositionMark;
}

export interface JournalFollowerParts {
  readonly session: LibrarySession;
  readonly journal: GuardedJournal;
  readonly decode: DecodeBundle;
}

/** Brings what is in the journal of an identifier into the session, in the journal's order, each change once. */
export class JournalFollower {
  readonly position = new JournalPosition();
  private identifier: Identifier | undefined;

  constructor(private readonly parts: JournalFollowerParts) {}

  /** @param recalled what the session has by now. */
  begin(identifier: Identifier, recalled: Recalled): void {
    this.identifier = identifier;
    this.advance(recalled.entries, recalled.checkpoint?.counter ?? 0);
  }

  /** Takes in the changes of this tab that the journal has answered for. */
  async placeOwn(changes: readonly LibraryChange[], { entries, mark }: Written): Promise<void> {
    const { session, journal } = this.parts;
    const [first] = entries;
    const isNew = session.waiting.some(({ id }) => id === first?.change?.id);
    if (first && isNew && this.position.isAnew(first, mark)) this.position.beginAnew();
    if (entries.length < changes.length) await this.catchUp();
    else await this.place(entries);
    // Some may have come in with what another tab has saved: they wait no longer.
    const open = new Set(entries.flatMap((entry) => (this.position.includes(entry) ? [] : [entry.change?.id])));
    if (journal.isOn) session.drop(new Set(changes.flatMap(({ id }) => (open.has(id) ? [] : [id]))));
  }

  /** Takes in entries whose place follows what is there; where some are missing between, those come first. */
  async place(entries: readonly TabEntry[]): Promise<void> {
    const next = this.position.next(entries);
    if (next) this.follow(next);
    else await this.catchUp();
  }

  /** Takes in all that is new in the journal. */
  async catchUp(): Promise<void> {
    const { identifier } = this;
    if (identifier === undefined) return;
    const since = await this.parts.journal.ask(async (journal) => ({
      entries: await journal.since(identifier, this.position.counter),
    }));
    if (since?.entries) this.follow(since.entries);
    else if (since) await this.startOver(identifier);
  }

  /** The entries this tab has missed are gone: they are in the checkpoint. */
  private async startOver(identifier: Identifier): Promise<void> {
    const { checkpoint, entries } = await this.parts.journal.recall(identifier);
    const bundle = checkpoint && this.parts.decode(checkpoint.text);
    if (!bundle) return;
    this.parts.session.load(bundle.library, readableChanges(entries));
    this.advance(entries, checkpoint.counter);
  }

  private follow(entries: readonly TabEntry[]): void {
    if (entries.length === 0) return;
    this.parts.session.settle(readableChanges(entries));
    this.advance(entries);
  }

  private advance(entries: readonly TabEntry[], from?: number): void {
    if (!this.position.advance(entries, from)) this.parts.journal.noteOutdated();
  }
}
