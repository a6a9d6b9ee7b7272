import { defer, map, startWith, Subject, throttleTime, type Observable } from 'rxjs';
import type { Traced, TraceEntry } from '#application/ports/trace.ts';

/** How many entries are kept. */
const KEPT = 500;
/** How often those who look are told, in milliseconds. */
const TELL_MS = 200;

/** What is known of an entry when it begins. */
export type Begun = Pick<TraceEntry, 'kind' | 'call' | 'subject'> & Partial<Pick<TraceEntry, 'attempt' | 'settings'>>;
/** What becomes known of it. */
export type Ended = Partial<Pick<TraceEntry, 'failure' | 'settings' | 'subject'>> & {
  readonly status: Exclude<TraceEntry['status'], 'pending'>;
};

/** An entry that is going on. */
export interface Recording {
  /** Tells more of it. Does nothing once it has ended. */
  readonly tell: (more: Partial<Pick<TraceEntry, 'settings' | 'subject'>>) => void;
  /** The first end counts. */
  readonly end: (ended: Ended) => void;
}

/** What records. */
export interface Records {
  begin(begun: Begun): Recording;
  /** Something that took no time. */
  note(begun: Begun): void;
}

/** Holds the newest entries of the trace. */
export class TraceRecorder implements Records {
  private entries: TraceEntry[] = [];
  private dropped = 0;
  private lastId = 0;
  private readonly changed$ = new Subject<void>();
  readonly traced$: Observable<Traced> = defer(() =>
    this.changed$.pipe(
      startWith(undefined),
      throttleTime(TELL_MS, undefined, { leading: true, trailing: true }),
      map(() => this.traced),
    ),
  );

  /** @param now milliseconds since the page's start */
  constructor(readonly now: () => number = () => performance.now()) {}

  get traced(): Traced {
    return { entries: [...this.entries], dropped: this.dropped };
  }

  begin(begun: Begun): Recording {
    const id = this.add({ ...begun, status: 'pending' });
    const startedAt = this.now();
    let isEnded = false;
    return {
      tell: (more) => {
        if (!isEnded) this.replace(id, more);
      },
      end: (ended) => {
        if (!isEnded) this.replace(id, { ...ended, ms: this.now() - startedAt });
        isEnded = true;
      },
    };
  }

  note(begun: Begun): void {
    this.add({ ...begun, status: 'done', ms: 0 });
  }

  clear(): void {
    this.entries = [];
    this.dropped = 0;
    this.changed$.next();
  }

  private add(entry: Omit<TraceEntry, 'id' | 'startedAt'>): number {
    this.lastId += 1;
    this.entries.push({ ...entry, id: this.lastId, startedAt: this.now() });
    if (this.entries.length > KEPT) {
      this.entries.shift();
      this.dropped += 1;
    }
    this.changed$.next();
    return this.lastId;
  }

  /** What has been forgotten meanwhile stays so. */
  private replace(id: number, more: Partial<TraceEntry>): void {
    const [first] = this.entries;
    const at = first ? id - first.id : -1;
    const entry = this.entries[at];
    if (!entry) return;
    this.entries[at] = { ...entry, ...more };
    this.changed$.next();
  }
}
