import type { TabEntry } from '../ports/tab-channel.ts';

/** A moment in the life of a position. */
export interface PositionMark {
  readonly reached: number;
  readonly beginnings: number;
}

/** How far a tab has got in the journal of an identifier. */
export class JournalPosition {
  private reached = 0;
  private beginnings = 0;
  private readableTo = Number.POSITIVE_INFINITY;

  /** The last entry that is in the session. */
  get counter(): number {
    return this.reached;
  }

  /** Up to where a save of the session's library replaces the entries: not beyond what this release could not read. */
  get saveable(): number {
    return Math.min(this.reached, this.readableTo);
  }

  /** @returns whether this release could read them all. */
  advance(entries: readonly TabEntry[], from = this.reached): boolean {
    this.reached = entries.reduce((before, entry) => entry.counter ?? before, from);
    const unread = entries.find(({ change }) => !change)?.counter;
    if (unread !== undefined) this.readableTo = Math.min(this.readableTo, unread - 1);
    return unread === undefined;
  }

  /** Those that are not in the session yet; undefined when some are missing between. */
  next(entries: readonly TabEntry[]): readonly TabEntry[] | undefined {
    const fresh = entries.filter((entry) => !this.includes(entry));
    return fresh.every(({ counter }, at) => counter === this.reached + 1 + at) ? fresh : undefined;
  }

  includes({ counter }: TabEntry): boolean {
    return counter !== undefined && counter <= this.reached;
  }

  get mark(): PositionMark {
    return { reached: this.reached, beginnings: this.beginnings };
  }

  /** Whether a new entry, asked for at that moment, shows that the site's data was cleared and the journal counts from one again. */
  isAnew({ counter }: TabEntry, { reached, beginnings }: PositionMark): boolean {
    return counter !== undefined && counter <= reached && beginnings === this.beginnings;
  }

  beginAnew(): void {
    this.reached = 0;
    this.beginnings += 1;
  }
}
