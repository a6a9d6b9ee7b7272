import type { Subscription } from 'rxjs';
import type { LibraryChange } from '#domain/library/library-change.ts';
import type { OutboxContents } from '../ports/outbox.ts';
import { Batches } from './batches.ts';
import type { GuardedJournal } from './guarded-journal.ts';
import type { LibrarySession } from './library-session.ts';

export interface OutgoingChangesParts {
  readonly session: LibrarySession;
  readonly journal: GuardedJournal;
  readonly outbox: OutboxContents;
}

/** The visitor's changes on their way into the journal. */
export class OutgoingChanges {
  private held: readonly LibraryChange[] = [];
  /** What waits for its turn here is noted down meanwhile. */
  private readonly batches: Batches<LibraryChange>;
  private lastNoted: Promise<unknown> = Promise.resolve();

  /** @param write never rejects; resolves with whether they last. */
  constructor(
    private readonly parts: OutgoingChangesParts,
    write: (changes: readonly LibraryChange[]) => Promise<boolean>,
  ) {
    this.batches = new Batches(async (changes) => {
      if (await write(changes)) this.confirm(changes);
    });
  }

  /** Whether the journal was given all there was. */
  get isSent(): boolean {
    return this.batches.isSent;
  }

  /** Resolves once all there was is noted down, or the journal is given up. */
  get noted(): Promise<unknown> {
    return this.lastNoted;
  }

  /** Those of which it is not known that they last. */
  get unconfirmed(): readonly LibraryChange[] {
    return this.held;
  }

  /** What may be lost with the page. Without a journal, what has its place in the library is saved as the page is left. */
  get unwritten(): readonly LibraryChange[] {
    const { journal, session } = this.parts;
    return journal.isOn ? this.held : session.waiting;
  }

  /** Takes all that is done from now on, and what was done before: in this visit, and in those that could not write it down. */
  activate(): Subscription {
    const { session, outbox } = this.parts;
    session.resume(outbox.read());
    this.add(session.waiting);
    return session.changes$.subscribe((change) => this.add([change]));
  }

  add(changes: readonly LibraryChange[]): void {
    this.held = [...this.held, ...changes];
    const noted = this.parts.journal.ask((journal, signal) => journal.note(changes, signal));
    this.lastNoted = this.lastNoted.then(() => noted);
    this.batches.add(changes);
  }

  /** They are in the journal, or saved without it. */
  confirm(changes: readonly LibraryChange[]): void {
    const ids = new Set(changes.map(({ id }) => id));
    this.held = this.held.filter(({ id }) => !ids.has(id));
    this.parts.outbox.remove(changes);
  }
}
