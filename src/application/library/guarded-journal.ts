import { BehaviorSubject, distinctUntilChanged, filter, type Observable } from 'rxjs';
import type { Clock } from '../ports/clock.ts';
import type { Journal } from '../ports/journal.ts';
import type { Log } from '../ports/log.ts';
import { inTime } from './in-time.ts';

/** 'off': the journal cannot be had. 'outdated': a newer release has written what this one cannot read. */
export type JournalStatus = 'on' | 'off' | 'outdated';

/** A journal may hang, as on iOS: it is given up when it did so twice. */
const LIMIT_MS = 2_000;

export interface GuardedJournalParts {
  readonly journal: Journal;
  readonly clock: Clock;
  readonly log: Log;
}

/** A journal that is given up, for the rest of the visit, when it fails or hangs and does so again. */
export class GuardedJournal {
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
  async ask<T>(act: (journal: Journal) => Promise<T>): Promise<T | undefined> {
    if (!this.isOn) return undefined;
    try {
      // Once more: a busy device may be late. Whatever is asked of a journal may be asked twice.
      return await this.askInTime(act).catch(() => this.askInTime(act));
    } catch (error) {
      this.parts.log.warn('The journal of changes cannot be had: lists are kept without it.', error);
      this.status.next('off');
      return undefined;
    }
  }

  noteOutdated(): void {
    if (this.isOn) this.status.next('outdated');
  }

  private askInTime<T>(act: (journal: Journal) => Promise<T>): Promise<T> {
    const { journal, clock } = this.parts;
    return inTime(act(journal), LIMIT_MS, clock);
  }
}
