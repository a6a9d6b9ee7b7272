import type { Observable } from 'rxjs';
import type { Identifier } from '#domain/library/bundle.ts';
import type { LibraryChange } from '#domain/library/library-change.ts';
import type { Recalled } from '../ports/journal.ts';
import type { Log } from '../ports/log.ts';
import type { OutboxContents } from '../ports/outbox.ts';
import type { DecodeBundle } from '../ports/store.ts';
import type { TabChannel, TabMessage } from '../ports/tab-channel.ts';
import { EarlyMessages } from './early-messages.ts';
import type { GuardedJournal } from './guarded-journal.ts';
import { JournalFollower } from './journal-follower.ts';
import type { LibrarySession } from './library-session.ts';
import { OutgoingChanges } from './outgoing-changes.ts';
import { readableChanges } from './readable-changes.ts';
import { Unnumbered } from './unnumbered.ts';

export interface JournalingParts {
  readonly session: LibrarySession;
  readonly journal: GuardedJournal;
  readonly outbox: OutboxContents;
  readonly tabs: TabChannel;
  readonly decode: DecodeBundle;
  /** The page is back after it was put away: what other tabs told meanwhile was not heard. */
  readonly returning$: Observable<unknown>;
  readonly log: Log;
}

/**
 * Notes each change down at once, gives it its place in the journal, tells it to the other tabs, and takes in theirs: in
 * the journal's order, so that all tabs end with the same library. Without a journal everything goes on, in the order in
 * which it is heard.
 */
export class Journaling {
  private identifier: Identifier | undefined;
  private readonly follower: JournalFollower;
  private readonly early = new EarlyMessages();
  private readonly unnumbered: Unnumbered;
  private work: Promise<void> = Promise.resolve();
  /** The visitor's changes on their way into the journal. */
  readonly outgoing: OutgoingChanges;

  constructor(private readonly parts: JournalingParts) {
    this.unnumbered = new Unnumbered(parts.session);
    this.follower = new JournalFollower(parts);
    this.outgoing = new OutgoingChanges(parts, (changes) => this.append(changes));
  }

  get status(): Pick<GuardedJournal, 'isOn' | 'status$'> {
    return this.parts.journal;
  }

  /** Up to where a save of the session's library replaces the entries. */
  get counter(): number {
    return this.follower.position.saveable;
  }

  /** The changes in the session that the journal did not give a place. */
  get unnumberedIds(): readonly string[] {
    return this.unnumbered.ids;
  }

  /** From now on changes are written and told, those included that were made already, in this visit or before. */
  activate(): () => void {
    const { session, journal, tabs, returning$ } = this.parts;
    const subscriptions = [
      this.outgoing.activate(),
      tabs.messages$.subscribe((message) => this.hear(message)),
      returning$.subscribe(() => this.enqueue(() => this.follower.catchUp())),
      // Until the identifier is known nothing has a place.
      journal.lost$.subscribe(() => this.identifier !== undefined && this.unnumbered.settle(session.waiting)),
    ];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }

  /**
   * Opens the journal of an identifier. Never rejects.
   * @param text what the store holds. @param take puts what is recalled into the session, before anything else is.
   */
  async open(identifier: Identifier, text: string | undefined, take: (recalled: Recalled) => void): Promise<void> {
    const { session, tabs } = this.parts;
    this.enqueue(async () => {
      const known = await this.parts.journal.ask((journal) => journal.claim(identifier));
      const recalled = await this.recall(identifier, text);
      take(recalled);
      session.drop(new Set(known));
      this.identifier = identifier;
      this.follower.begin(identifier, recalled);
      session.drop(this.early.take(identifier, this.follower.position));
      if (!this.parts.journal.isOn) this.unnumbered.settle(session.waiting);
      // What was claimed has a place now: the other tabs may not know it.
      tabs.tell({ kind: 'changed', identifier, entries: recalled.entries });
      // What was done meanwhile comes after what was claimed.
      this.outgoing.open();
    });
    await this.work;
  }

  /** Resolves once every change so far, of this tab and of the others, is in the session in its place. */
  async settle(): Promise<void> {
    await this.outgoing.settle();
    this.enqueue(() => this.follower.catchUp());
    await this.work;
  }

  /** Tells the journal what was saved. Never rejects. @param counter as `counter` was when the library was encoded. */
  async checkpoint(text: string, counter: number): Promise<void> {
    const { identifier } = this;
    if (identifier === undefined) return;
    this.enqueue(() => this.parts.journal.ask((journal) => journal.checkpoint(identifier, { text, counter })));
    await this.work;
  }

  /** What the journal has of an identifier; nothing when there is no journal. Never rejects. */
  recall(identifier: Identifier, text?: string): Promise<Recalled> {
    return this.parts.journal.recall(identifier, text);
  }

  /** Whether a text was written by somebody else; false when there is no journal to tell. Never rejects. */
  async isForeign(text: string): Promise<boolean> {
    if (this.identifier === undefined) return false;
    const { isOwn } = await this.recall(this.identifier, text);
    return this.parts.journal.isOn && !isOwn;
  }

  private enqueue(task: () => Promise<unknown>): void {
    this.work = this.work.then(task).then(
      () => undefined,
      (error: unknown) => this.parts.log.error('A change could not be taken in.', error),
    );
  }

  /** In one transaction. @returns whether they are in the journal. */
  private async append(changes: readonly LibraryChange[]): Promise<boolean> {
    const { parts: { journal, tabs }, identifier } = this;
    if (identifier === undefined) return false;
    const { mark } = this.follower.position;
    const written = journal.ask((asked, signal) => asked.append(identifier, changes, signal));
    this.enqueue(async () => {
      const entries = await written;
      if (entries) await this.follower.placeOwn(changes, { entries, mark });
      else this.unnumbered.settle(changes);
      tabs.tell({ kind: 'changed', identifier, entries: entries ?? changes.map((change) => ({ change })) });
    });
    return (await written) !== undefined;
  }

  private hear(message: TabMessage): void {
    if (message.kind !== 'changed') return;
    const { identifier, entries } = message;
    this.enqueue(async () => {
      if (this.identifier === undefined) this.early.add(message);
      if (identifier !== this.identifier) return;
      if (!this.parts.journal.isOn) this.unnumbered.settle(readableChanges(entries));
      else if (entries.every(({ counter }) => counter !== undefined)) await this.follower.place(entries);
      // The other tab has no journal: this one gives its changes their place.
      else void this.outgoing.add(readableChanges(entries));
    });
  }
}
