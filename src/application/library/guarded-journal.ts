import { BehaviorSubject, Subject, distinctUntilChanged, filter, type Observable } from 'rxjs';
import type { Identifier } from '#domain/library/bundle.ts';
import type { LibraryChange } from '#domain/library/library-change.ts';
import type { Clock } from '../ports/clock.ts';
import type { Journal, Recalled } from '../ports/journal.ts';
import type { Log } from '../ports/log.ts';
import type { SaveMemory } from '../ports/save-memory.ts';
import { inTime } from './in-time.ts';

/** 'off': the journal cannot be had. 'outdated': a newer release has written what this one cannot read. */
export type JournalStatus = 'on' | 'off' | 'outdated';

/** @param signal aborted when the journal is given up. */
type Act<T> = (journal: Journal, signal: AbortSignal) => Promise<T>;

/** A journal may hang, as on iOS: it is given up when it did so twice. */
const LIMIT_MS = 2_000;

export interface GuardedJournalParts {
  readonly journal: Journal;
  readonly saves: Pick<SaveMemory, 'isOwnText'>;
  readonly clock: Clock;
  readonly log: Log;
}

const NOTHING_RECALLED: Recalled = { isOwn: false, entries: [] };

/** A journal that is given up, for the rest of the visit, when it fails or hangs and does so again. */
export class GuardedJournal {
  private readonly answers$ = new Subject<void>();
  private readonly givenUp = new AbortController();
  private readonly status = new BehaviorSubject<JournalStatus>('on');
  /** Emits at once. */
  readonly status$: Observable<JournalStatus> = this.status.pipe(distinctUntilChanged());
  /** Emits once, when the journal is given up. */
  readonly lost$: Observable<unknown> = this.status$.pipe(filter((status) => status === 'off'));

  constructor(private readonly parts: GuardedJournalParts) {}

  get isOn(): boolean {
    return this.status.value !== 'off';
  }

  /** Undefined when the journal is, or is now, given up. Never rejects. */
  async ask<T>(act: Act<T>): Promise<T | undefined> {
    if (!this.isOn) return undefined;
    const first = this.tell(act);
    try {
      // Once more: a busy device may be late, and then either answer will do. Whatever is asked of a journal may be asked twice.
      return await this.inTime(first).catch(() => this.inTime(Promise.any([first, this.tell(act)])));
    } catch (error) {
      this.parts.log.warn('The journal of changes cannot be had: lists are kept without it.', error);
      this.givenUp.abort();
      this.status.next('off');
      return undefined;
    }
  }

  /** @returns whether they are. A journal that cannot note them down may still append them: it is not given up. Never rejects. */
  async note(changes: readonly LibraryChange[]): Promise<boolean> {
    const { journal, clock, log } = this.parts;
    if (!this.isOn) return false;
    try {
      await inTime(journal.note(changes, this.givenUp.signal), { limitMs: LIMIT_MS, clock });
      return this.isOn;
    } catch (error) {
      log.warn('A change could not be noted down at once.', error);
      return false;
    }
  }

  /** Of the journal nothing when it is given up. Never rejects. */
  async recall(identifier: Identifier, text?: string): Promise<Recalled> {
    const recalled = (await this.ask((journal) => journal.recall(identifier, text))) ?? NOTHING_RECALLED;
    return { ...recalled, isOwn: recalled.isOwn || (text !== undefined && this.parts.saves.isOwnText(text)) };
  }

  noteOutdated(): void {
    if (this.isOn) this.status.next('outdated');
  }

  private async tell<T>(act: Act<T>): Promise<T> {
    const answer = await act(this.parts.journal, this.givenUp.signal);
    this.answers$.next();
    return answer;
  }

  /** A journal that answers anything does not hang: it has much to do. */
  private inTime<T>(answer: Promise<T>): Promise<T> {
    return inTime(answer, { limitMs: LIMIT_MS, clock: this.parts.clock, alive$: this.answers$ });
  }
}
