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

/** Of thousands of titles, as a backup that is restored: in the outbox it would take the room that the save needs. */
const isBulk = ({ action }: LibraryChange): boolean => action.kind === 'batch' || action.kind === 'library-replaced';

/** The visitor's changes on their way into the journal. */
export class OutgoingChanges {
  private held: readonly LibraryChange[] = [];
  private noted: Promise<boolean> = Promise.resolve(true);
  /** What waits for its turn here is noted down meanwhile. */
  private readonly batches: Batches<LibraryChange>;
  private isOpen = false;

  /** @param append never rejects; resolves with whether they are in the journal. */
  constructor(
    private readonly parts: OutgoingChangesParts,
    append: (changes: readonly LibraryChange[]) => Promise<boolean>,
  ) {
    this.batches = new Batches(async (changes) => {
      if (await append(changes)) this.confirm(changes);
    });
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
    void this.add(session.waiting);
    return session.changes$.subscribe((change) => void session.showAfter(this.add([change])));
  }

  /** To be called once it is known whose they are: till then they are noted down only, to be claimed. */
  open(): void {
    this.isOpen = true;
    this.batches.add(this.parts.session.waiting);
  }

  /** @returns resolves once they are noted down, or could not be. */
  async add(changes: readonly LibraryChange[]): Promise<void> {
    this.held = [...this.held, ...changes];
    const noted = this.note(changes);
    this.noted = this.noted.then(() => noted);
    if (this.isOpen) this.batches.add(changes);
    await noted;
  }

  /** Whether what was done last is written down. */
  isKept(): Promise<boolean> {
    return this.noted;
  }

  /** They last: in the journal, or saved without it. */
  confirm(changes: readonly LibraryChange[]): void {
    const ids = new Set(changes.map(({ id }) => id));
    this.held = this.held.filter(({ id }) => !ids.has(id));
    this.parts.outbox.remove(changes);
  }

  /** Resolves once the journal has answered for all there was, or is given up. */
  async settle(): Promise<void> {
    await this.noted;
    await this.batches.settle();
  }

  /** @returns whether they last: where the journal cannot take them, the outbox does. */
  private async note(changes: readonly LibraryChange[]): Promise<boolean> {
    const { journal, outbox } = this.parts;
    if (!(await journal.note(changes))) return !changes.some(isBulk) && outbox.put(changes);
    this.confirm(changes);
    return true;
  }
}
