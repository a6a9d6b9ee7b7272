import { Subject } from 'rxjs';
import type { LogRecord, NewRecord } from '#adapters/log/log-record.ts';
import type { Checkpoint } from '#application/ports/library/change-log.ts';
import type { Identifier } from '#domain/library/bundle.ts';

/** What logs in memory share: the tabs and visits of one device. */
export class MemoryLogDevice {
  readonly grown$ = new Subject<unknown>();
  readonly checkpoints = new Map<Identifier, Checkpoint>();
  records: readonly LogRecord[] = [];
  private count = 0;

  /** What every call begins with, so that a test can have it fail. */
  open(): this {
    return this;
  }

  /** Adds records as the newest, but none with an id that is there. */
  add(records: readonly NewRecord[]): void {
    for (const record of records) {
      if (this.records.some(({ id }) => id === record.id)) continue;
      this.records = [...this.records, { ...record, sequence: (this.count += 1) }];
    }
  }

  of(owner: Identifier): readonly LogRecord[] {
    return this.records.filter((record) => record.owner === owner);
  }

  keep(isKept: (record: LogRecord) => boolean): void {
    this.records = this.records.filter(isKept);
  }
}
