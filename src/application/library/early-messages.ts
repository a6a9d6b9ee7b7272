import type { Identifier } from '#domain/library/bundle.ts';
import type { TabMessage } from '../ports/tab-channel.ts';
import type { JournalPosition } from './journal-position.ts';
import { readableChanges } from './readable-changes.ts';

type Told = Extract<TabMessage, { kind: 'changed' }>;

/** What other tabs told before this one knew whose it is: they may have claimed and saved what this one did till then. */
export class EarlyMessages {
  private messages: readonly Told[] = [];

  add(message: Told): void {
    this.messages = [...this.messages, message];
  }

  /** The ids of the changes told of an identifier up to that position; once. */
  take(own: Identifier, position: JournalPosition): ReadonlySet<string> {
    const entries = this.messages.flatMap(({ identifier, entries: told }) => (identifier === own ? told : []));
    this.messages = [];
    return new Set(readableChanges(entries.filter((entry) => position.includes(entry))).map(({ id }) => id));
  }
}
