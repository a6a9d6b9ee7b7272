import type { LogRecord, NewRecord } from '#adapters/log/log-record.ts';
import { MemoryLogDevice } from '#fixtures/log/memory-log-device.ts';

/** Remembers every change, and the number that it had last: it is another once it is claimed. */
export class RecordingDevice extends MemoryLogDevice {
  readonly sequences = new Map<string, LogRecord>();

  override add(records: readonly NewRecord[]): void {
    super.add(records);
    for (const record of this.records) this.sequences.set(record.id, record);
  }
}
