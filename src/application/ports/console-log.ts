import type { FailureArea } from '#domain/report/failure-area.ts';
import type { NotedFailure } from '#domain/report/reported-failures.ts';

/** Where developers read what visitors need not see, each with what it is about for a report. Never told a token. */
export interface ConsoleLog {
  warn(area: FailureArea, message: string, cause?: unknown): void;
  error(area: FailureArea, message: string, cause?: unknown): void;
  /** Keeps a failure for a report, and writes nothing. Absent where none are kept. */
  note?(area: FailureArea, error: unknown, path?: string): void;
  /** The newest failures, the latest last: what was noted, and what was written. Absent where none are kept. */
  readonly failures?: readonly NotedFailure[];
}
