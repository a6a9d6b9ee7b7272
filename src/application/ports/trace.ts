import type { Observable } from 'rxjs';

/** What a setting of QA's did to a call: answered in place of the catalogue, made it late, or has it wait still. */
export interface TracedSetting {
  readonly name: string;
  readonly did: 'answered' | 'delayed' | 'held';
  /** Milliseconds that it took of its own, as far as they are known. */
  readonly ms?: number;
}

/** Which try of one question a call is, and how many there are at most. It is asked once more where it is one beyond. */
export interface Attempt {
  readonly number: number;
  readonly of: number;
}

/** One thing that the app did, or that it was told. It never holds a text that a visitor wrote, a title's name or a list. */
export interface TraceEntry {
  /** Grows from entry to entry. */
  readonly id: number;
  /** A call of the catalogue, a write of the store, an entry of the log of changes, a message between tabs. */
  readonly kind: 'call' | 'store' | 'log' | 'tabs';
  /** Milliseconds since the page's start. */
  readonly startedAt: number;
  /** How long it took, in milliseconds; absent while it is pending. */
  readonly ms?: number;
  readonly status: 'pending' | 'done' | 'failed' | 'aborted';
  /** The port, and what of it was called, as in `catalog.fetchTrending`. */
  readonly call: string;
  /** The path and parameters of a call, the keys and sizes of a write, the kinds and sequences of entries, a message. */
  readonly subject: string;
  /** Of what failed: `HTTP 503`, `network`, `timeout`, `malformed`, or the name of an error that is no failure of the catalogue. */
  readonly failure?: string;
  readonly attempt?: Attempt;
  /** The settings that had a part in it, the one that is met first in front. */
  readonly settings?: readonly TracedSetting[];
}

export interface Traced {
  /** The newest 500, in the order in which they began. */
  readonly entries: readonly TraceEntry[];
  /** How many older ones had to go. */
  readonly dropped: number;
}

/** What the app did since the page was loaded, for QA (product.md, QA: trace). */
export interface Trace {
  /** When the page was loaded, in milliseconds since 1970. */
  readonly pageStart: number;
  /** Emits at once, then after changes, a few times a second at most. */
  readonly traced$: Observable<Traced>;
  /** Forgets all of it. What is pending is not seen again. */
  clear(): void;
  /** Puts a text on the clipboard. Rejects where the browser refuses. */
  copy(text: string): Promise<void>;
  /**
   * Gives these entries as a file in the format HAR 1.2.
   * @param state what is on, for its comment
   * Throws where the browser refuses.
   */
  download(entries: readonly TraceEntry[], state: string): void;
}
